import type { CalendarDay } from './calendar-day.ts';

/** The day of entry is the first day of a stay and the day of exit the last: both count. In and out at once is one day. */
export interface DatedStay {
  entry: CalendarDay;
  exit: CalendarDay;
}

/**
 * On which days somebody was there. Stays may touch, overlap or hold one another: a day is there or it is not, so
 * none counts twice. Counts run on, so that any period is counted by one subtraction, however many years lie in it.
 */
export interface Presence {
  /** The first day that is counted; there is none before. */
  first: CalendarDay;
  /** `upTo[n]`: days present among the `n` days from `first` on. */
  upTo: Uint32Array;
}

export function presenceOf(stays: readonly DatedStay[]): Presence {
  if (stays.length === 0) return { first: 0, upTo: new Uint32Array(1) };
  const first = Math.min(...stays.map(({ entry }) => entry));
  const last = Math.max(...stays.map(({ exit }) => exit));
  const isThere = new Uint8Array(last - first + 1);
  for (const { entry, exit } of stays) isThere.fill(1, entry - first, exit - first + 1);
  const upTo = new Uint32Array(isThere.length + 1);
  let count = 0;
  for (let index = 0; index < isThere.length; index += 1) {
    count += isThere[index] ?? 0;
    upTo[index + 1] = count;
  }
  return { first, upTo };
}

/** Days present from one day to another, both included. */
export function daysPresent({ first, upTo }: Presence, from: CalendarDay, to: CalendarDay): number {
  if (to < from) return 0;
  const end = upTo.length - 1;
  const before = (day: CalendarDay) => upTo[Math.max(0, Math.min(end, day - first))] ?? 0;
  return before(to + 1) - before(from);
}
