import { earliestEntry, lastSafeExit, overstayIn, presenceAround } from './allowance.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type DatedStay, type Presence, presenceOf } from './presence.ts';
import { lastDayOf, type StayLimit, type Total } from './stay-limit.ts';

export type StayAnswer =
  /** `lastDay`: the last lawful day of this entry, given all the other stays. */
  | { outcome: 'within'; lastDay: CalendarDay }
  /** Lawful, and long enough to make a later stay unlawful; until `lastDay` it does not. */
  | { outcome: 'harms-later-stay'; lastDay?: CalendarDay }
  /** Too long by so many days, of which `first` is the first. */
  | { outcome: 'over'; first: CalendarDay; days: number; lastDay?: CalendarDay; returnFrom?: CalendarDay }
  /** No longer than the most that is given; who decides may give less. */
  | { outcome: 'depends'; lastDay: CalendarDay }
  /** With the other stays, past a figure whose period the record does not define. */
  | { outcome: 'tally-unclear' }
  | { outcome: 'unknown' };

/** Stays that are counted together, and their days. */
export interface Count {
  stays: readonly DatedStay[];
  presence: Presence;
}

/** Whether a stay keeps to the limit of its place. `counted` is the count it belongs to, this stay included. */
export function checkStay(stay: DatedStay, limit: StayLimit, counted: Count): StayAnswer {
  if (limit.kind === 'unknown') return { outcome: 'unknown' };
  const { longest, surely, total } = limit;
  const onOnePermit = counted.stays.filter(
    ({ entry }) => entry <= stay.entry && stay.entry <= lastDayOf(entry, longest),
  );
  const first = limit.isFromFirst ? Math.min(...onOnePermit.map(({ entry }) => entry)) : stay.entry;
  const lastDay = lastDayOf(first, longest);
  const tooLong: StayAnswer | undefined =
    stay.exit > lastDay ? { outcome: 'over', first: lastDay + 1, days: stay.exit - lastDay, lastDay } : undefined;
  if (total?.isExact) return checkTotal(stay, total, counted, lastDay, tooLong);
  if (tooLong) return tooLong;
  if (total && overstayIn(counted.presence, stay, total)) return { outcome: 'tally-unclear' };
  const isSure = surely !== undefined && stay.exit <= lastDayOf(first, surely);
  return { outcome: isSure ? 'within' : 'depends', lastDay };
}

/** A count over several stays, such as Schengen's, beside the limit of one stay. */
function checkTotal(
  stay: DatedStay,
  total: Total,
  counted: Count,
  lastOfOne: CalendarDay,
  tooLong: StayAnswer | undefined,
): StayAnswer {
  const [entry, days] = [stay.entry, stay.exit - stay.entry + 1];
  const ends = counted.stays.flatMap((other) => (other.entry < entry && total.isOnce ? other.exit + total.window : []));
  const returnFrom = Math.max(...ends);
  if (returnFrom > entry) return { outcome: 'over', first: entry, days, returnFrom };
  const others = presenceAround(counted.stays, stay, total);
  const overstay = overstayIn(counted.presence, stay, total);
  // Of a stay that is too long by itself, its own lawful days: those it takes from a later one are told of that one.
  const own = overstay && overstay.first > stay.entry ? overstay.first - 1 : undefined;
  const safeExit = own ?? lastSafeExit(others, stay.entry, total);
  const lastDay = safeExit === undefined ? undefined : Math.min(safeExit, lastOfOne);
  if (tooLong?.outcome === 'over' && tooLong.days >= (overstay?.days ?? 0)) return { ...tooLong, lastDay };
  if (overstay) {
    const length = Math.min(stay.exit - stay.entry + 1, total.days);
    // The return may lie far ahead, so every other stay counts, not only those around this one.
    const returnFrom =
      safeExit === undefined
        ? earliestEntry(presenceOf(counted.stays.filter((other) => other !== stay)), length, stay.entry, total)
        : undefined;
    return { outcome: 'over', ...overstay, lastDay, returnFrom };
  }
  return lastDay === undefined || stay.exit > lastDay
    ? { outcome: 'harms-later-stay', lastDay }
    : { outcome: 'within', lastDay };
}
