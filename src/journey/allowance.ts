import type { CalendarDay } from './calendar-day.ts';
import { type DatedStay, daysPresent, type Presence, presenceOf } from './presence.ts';

/**
 * At most so many days of presence in any window of so many days. The window moves: each day of a stay is looked at
 * with the days that end on it, itself included. Regulation (EU) 2016/399, article 6(1), for the Schengen area.
 */
export interface Allowance {
  days: number;
  window: number;
}

export const SCHENGEN_ALLOWANCE: Allowance = { days: 90, window: 180 };

export function windowStart(day: CalendarDay, { window }: Allowance): CalendarDay {
  return day - window + 1;
}

/** Days of presence in the window that ends on `day`. */
export function used(presence: Presence, day: CalendarDay, allowance: Allowance): number {
  return daysPresent(presence, windowStart(day, allowance), day);
}

/** What is left on that one day; below zero, the days in excess. NOT how long one may stay: old days fall out of the window while new ones are added, see `lastSafeExit`. */
export function left(presence: Presence, day: CalendarDay, allowance: Allowance): number {
  return allowance.days - used(presence, day, allowance);
}

export interface Overstay {
  first: CalendarDay;
  /** Days of the stay that are not lawful; with gaps when older days fell out of the window meanwhile. */
  days: number;
}

/** The unlawful days of one stay; undefined when every day is lawful. */
export function overstayIn(presence: Presence, { entry, exit }: DatedStay, allowance: Allowance): Overstay | undefined {
  let first: CalendarDay | undefined;
  let days = 0;
  for (let day = entry; day <= exit; day += 1) {
    if (left(presence, day, allowance) >= 0) continue;
    first ??= day;
    days += 1;
  }
  return first === undefined ? undefined : { first, days };
}

/**
 * Whether one more stay harms nobody: each of its own days is lawful, and no day of the other stays becomes unlawful
 * by it, neither before it, nor in it, nor in the months after it, when its days are still in the window.
 */
export function isSafe(others: Presence, stay: DatedStay, allowance: Allowance): boolean {
  const { entry, exit } = stay;
  for (let day = entry; day < exit + allowance.window; day += 1) {
    const isOwn = day <= exit;
    const isTheirs = daysPresent(others, day, day) === 1;
    if (!isOwn && !isTheirs) continue;
    const theirs = used(others, day, allowance);
    // Unlawful without this stay as well: to be said of that stay, not of this one.
    if (!isOwn && theirs > allowance.days) continue;
    const from = Math.max(entry, windowStart(day, allowance));
    const to = Math.min(exit, day);
    const added = to - from + 1 - daysPresent(others, from, to);
    if (theirs + added > allowance.days) return false;
  }
  return true;
}

/**
 * The last day on which a stay from `entry` on may end, given the stays before it and those planned after it.
 * Undefined when not even the day of entry is lawful. A longer stay is never safer than a shorter one, so the
 * lengths are searched by halves.
 */
export function lastSafeExit(others: Presence, entry: CalendarDay, allowance: Allowance): CalendarDay | undefined {
  let safe = entry - 1;
  let unsafe = entry + allowance.days;
  while (unsafe - safe > 1) {
    const exit = Math.floor((safe + unsafe) / 2);
    if (isSafe(others, { entry, exit }, allowance)) safe = exit;
    else unsafe = exit;
  }
  return safe < entry ? undefined : safe;
}

/**
 * The first day, from `from` on, on which one may enter for `length` days in a row without harm and without being
 * there already. It exists for every length up to the allowance: a window after the last stay nothing counts.
 */
export function earliestEntry(
  others: Presence,
  length: number,
  from: CalendarDay,
  allowance: Allowance,
): CalendarDay | undefined {
  if (length < 1 || length > allowance.days) return undefined;
  const lastOfAll = others.first + others.upTo.length - 1;
  const end = Math.max(from, lastOfAll + allowance.window);
  for (let entry = from; entry <= end; entry += 1) {
    const exit = entry + length - 1;
    if (daysPresent(others, entry, exit) === 0 && isSafe(others, { entry, exit }, allowance)) return entry;
  }
  return undefined;
}

/** The stays that can share a window with this one, itself left out: enough to judge it, and fast to count. */
export function presenceAround(stays: readonly DatedStay[], stay: DatedStay, { days, window }: Allowance): Presence {
  const reach = window + days;
  return presenceOf(
    stays.filter((other) => other !== stay && other.exit > stay.entry - reach && other.entry < stay.exit + reach),
  );
}
