/** Today's date in Mexico City, `YYYY-MM-DD`: the day every date of the site is measured from. */
export function todayInMexico(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Mexico_City',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** Midday of a day in Mexico City, so that no reader's time zone turns the day into another. */
export function midday(day: string): Date {
  return new Date(`${day}T12:00:00-06:00`);
}
