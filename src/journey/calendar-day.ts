import { formatPartialDate, isFullDate, MONTHS } from '../catalogue/partial-date.ts';

/**
 * A day of the calendar as a number: days since 1 January 1970. No hours and no time zones, so that days are
 * counted by subtraction and no border, summer time or clock can gain or lose one. `Date` is used in this file only.
 */
export type CalendarDay = number;

const DAY_MS = 86_400_000;

/** `2026-11-21` as a day; undefined for anything else, and for days that do not exist (`2026-02-30`). */
export function parseDay(text: string): CalendarDay | undefined {
  return isFullDate(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : undefined;
}

/** `2026-11-21` */
export function formatDay(day: CalendarDay): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** `21 de noviembre de 2026` */
export function spokenDay(day: CalendarDay): string {
  return formatPartialDate(formatDay(day));
}

/** January is month 1. */
export function yearMonthDay(day: CalendarDay) {
  const [year, month, dayOfMonth] = formatDay(day).split('-').map(Number) as [number, number, number];
  return { year, month, dayOfMonth };
}

/** First day of a month; a month past December, or before January, is one of another year. */
export function monthStart(year: number, month: number): CalendarDay {
  return Date.UTC(year, month - 1) / DAY_MS;
}

/** The same day of the month, some months on; where there is none, the last one of that month. 30 November and three months are 28 February, or 29 in a leap year. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, dayOfMonth } = yearMonthDay(day);
  const start = monthStart(year, month + months);
  const length = monthStart(year, month + months + 1) - start;
  return start + Math.min(dayOfMonth, length) - 1;
}

/** Monday to Friday. 1 January 1970 was a Thursday. */
export function isWeekday(day: CalendarDay): boolean {
  return (((day + 3) % 7) + 7) % 7 < 5;
}

/** `3 mar` */
export function shortDay(day: CalendarDay): string {
  const { dayOfMonth, month } = yearMonthDay(day);
  return `${dayOfMonth} ${MONTHS[month - 1]?.slice(0, 3)}`;
}
