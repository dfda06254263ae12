/** Mexico City is six hours behind UTC all year: the Ley de los Husos Horarios of 28 October 2022 has no summer time. */
const BEHIND_UTC_MS = 6 * 3_600_000;

/**
 * Today's date in Mexico City, `YYYY-MM-DD`: the day every date of the site is measured from. Counted, not asked of `Intl`:
 * with the first format that names a time zone a cheap phone stands still for a tenth of a second.
 */
export function todayInMexico(now: Date = new Date()): string {
  return new Date(now.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** Midday of a day in Mexico City, so that no reader's time zone turns the day into another. */
export function midday(day: string): Date {
  return new Date(`${day}T12:00:00-06:00`);
}
