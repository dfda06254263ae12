/**
 * Dates as precise as their source: `2026`, `2026-04` or `2026-04-10`.
 * A rule change is often known only by its month, and inventing the day would be a lie.
 */
export type PartialDate = string;

/** Spanish names of the months, January first. */
export const MONTHS: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** True for an existing day, month or year; `2026-02-30` is refused. */
export function isPartialDate(value: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!match) return false;
  const [, year, month = '01', day = '01'] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** True for a whole day, `YYYY-MM-DD`. */
export function isFullDate(value: string): boolean {
  return value.length === 10 && isPartialDate(value);
}

/** Long Mexican Spanish: `10 de abril de 2026`, `abril de 2026`, `2026`. The first of a month reads `1.º`. */
export function formatPartialDate(value: PartialDate): string {
  const [year, month, day] = value.split('-');
  if (!month) return year ?? value;
  const monthName = MONTHS[Number(month) - 1];
  if (!day) return `${monthName} de ${year}`;
  const dayOfMonth = Number(day) === 1 ? '1.º' : String(Number(day));
  return `${dayOfMonth} de ${monthName} de ${year}`;
}

/** Short, for a row of a list: `10 abr 2026`, `abr 2026`, `2026`. */
export function formatShortDate(value: PartialDate): string {
  const [year, month, day] = value.split('-');
  return [day && Number(day), month && MONTHS[Number(month) - 1]?.slice(0, 3), year].filter(Boolean).join(' ');
}

/** Negative when `a` is earlier. A coarser date counts as its first day. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  return firstDay(a).localeCompare(firstDay(b));
}

/** The first day a date can mean: `2026-04` is the first of April. */
export function firstDay(value: PartialDate): string {
  return `${value}-01-01`.slice(0, 10);
}

/**
 * The first day on which an announced date is no longer ahead, `YYYY-MM-DD`: the day itself, or the first one after
 * the month or the year that was announced.
 */
export function dueDay(value: PartialDate): string {
  const [year = '', month, day] = value.split('-');
  if (day) return value;
  if (!month) return `${Number(year) + 1}-01-01`;
  return month === '12' ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
}

/**
 * The last moment a date can mean, comparable as text with `YYYY-MM-DD`: the end of `2026` sorts
 * after every day of that year.
 */
export function endOfPeriod(value: PartialDate): string {
  return `${value}-99-99`.slice(0, 10);
}
