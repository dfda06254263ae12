import type { AreaCount } from '../catalogue/area-schema.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import type { Allowance } from './allowance.ts';
import { addMonths, type CalendarDay } from './calendar-day.ts';

export interface Span {
  count: number;
  unit: 'days' | 'months';
}

/** So many days in so many, over all stays in the place. */
export interface Total extends Allowance {
  /** False: nobody says how the year or the months run. Under the figure is certain then, over it is not. */
  isExact: boolean;
  /** One stay alone in each window, however short. */
  isOnce?: boolean;
}

/** What can be counted of a stay. */
export type StayLimit =
  | {
      kind: 'known';
      /** Past this nobody may stay. */
      longest: Span;
      /** Up to this everybody may stay; absent where the visa, the fee or the officer decides. */
      surely?: Span;
      total?: Total;
      /** The days run on from the first entry with the permit, whether or not one is there. */
      isFromFirst?: true;
    }
  | { kind: 'unknown' };

const HALF_A_YEAR = 180;
/** Any twelve months lie within these days, whether the year is the calendar's or starts with the entry. */
const YEAR = 366;
/** At least so many days have some months in a row, and at most so many: who keeps to both keeps to the rule. */
const fewestDays = (months: number) => Math.floor(months * 30.4) - 2;
const mostDays = (months: number) => Math.ceil(months * 30.5) + 1;

/** What can be counted of a stay; unknown where only the visa says. */
export function stayLimit({ days, months, within, per, perYear, upTo, decidedBy, entries, summed }: Stay): StayLimit {
  const lengths = [days ?? []].flat();
  const spans: Span[] = lengths.map((count) => ({ count, unit: 'days' }));
  if (months) spans.push({ count: months, unit: 'months' });
  if (perYear && spans.length === 0) return { ...stayLimit({ ...perYear, upTo, decidedBy }), ...totalOf({ perYear }) };
  const [shortest] = spans;
  const longest = spans.at(-1);
  if (!shortest || !longest) return { kind: 'unknown' };
  const isSure = !upTo && (!decidedBy || spans.length > 1);
  const total = totalOf({ days, months, within, per, perYear, entries, summed });
  return { kind: 'known', longest, ...(isSure && { surely: shortest }), ...total };
}

function totalOf({ days, months = 0, within, per, perYear, entries, summed }: Stay): {
  total?: Total;
  isFromFirst?: true;
} {
  if (per === 'first-entry') return { isFromFirst: true };
  if (perYear)
    return { total: { days: perYear.days ?? fewestDays(perYear.months ?? 0), window: YEAR, isExact: false } };
  if (summed) return { total: { days: summed.days, window: summed.within, isExact: true } };
  // Nobody says for how long visits soon after one another are summed.
  const isOpen = within === undefined && (per === 'unknown' || per === 'summed') && !Array.isArray(days);
  if (isOpen) return { total: { days: days ?? fewestDays(months), window: HALF_A_YEAR, isExact: false } };
  if (within === undefined) return {};
  return typeof days === 'number'
    ? { total: { days, window: within, isExact: true, ...(entries === 'one' && { isOnce: true }) } }
    : { total: { days: fewestDays(months), window: mostDays(within), isExact: false } };
}

/** The last day of a stay this long. The day of entry is the first, which is the strictest count: where the day after is the first, there is one day more. */
export function lastDayOf(entry: CalendarDay, { count, unit }: Span): CalendarDay {
  return (unit === 'days' ? entry + count : addMonths(entry, count)) - 1;
}

/**
 * The limit of a place whose days are counted with those of others. Its own limit stays where it has one: it may be shorter
 * (San Marino: 30 days), or longer for whoever visits no other of them (El Salvador), which nobody can be sure of.
 */
export function areaLimit(own: StayLimit, { stay: { days, within } }: AreaCount): StayLimit {
  const longest: Span = { count: days, unit: 'days' };
  const total = { days, window: within ?? YEAR, isExact: within !== undefined };
  if (own.kind === 'unknown') return { kind: 'known', longest, ...(within && { surely: longest }), total };
  const isLonger = own.surely && within === undefined && lastDayOf(0, own.surely) > lastDayOf(0, longest);
  return { ...own, ...(isLonger && { surely: longest }), total };
}
