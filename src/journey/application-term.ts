import type { ProcessingTime, TimeTaken } from '../catalogue/processing-time-schema.ts';
import { type CalendarDay, isWeekday } from './calendar-day.ts';

/** How long a permit takes, as its record says it. */
export interface Term {
  days: number;
  /** Monday to Friday only. Nobody knows another country's holidays here: the reader is told. */
  isWorkingDays: boolean;
}

/**
 * The term in a processing time, the longest of those it gives; undefined where one of them has no figure to count on.
 * Three working days and the advice to apply a week ahead are a week.
 */
export function applicationTerm(time: ProcessingTime): Term | undefined {
  const terms: Term[] = [];
  for (const { takes, to, about, ahead } of [time].flat()) {
    const longest = to ?? about;
    const own = longest === undefined ? undefined : toTerm(longest, takes);
    const asked = ahead && toTerm(ahead.count, ahead.unit);
    if (!own && (!asked || takes !== 'unknown')) return undefined;
    terms.push(...[own, asked].filter((term) => term !== undefined));
  }
  return terms.sort((a, b) => atMost(b) - atMost(a))[0];
}

/**
 * The last day to apply: the whole term passes after it and ends on the eve of the entry at the latest. Nothing is
 * added for safety; the reader is told that too.
 */
export function applyBy(entry: CalendarDay, { days, isWorkingDays }: Term): CalendarDay {
  let day = entry;
  for (let missing = days; missing > 0; ) {
    day -= 1;
    if (!isWorkingDays || isWeekday(day)) missing -= 1;
  }
  return day - 1;
}

/** Undefined for what nobody can turn into days: months, and hours of an office that opens when it opens. */
function toTerm(count: number, unit: TimeTaken['takes']): Term | undefined {
  switch (unit) {
    case 'hours':
      return { days: Math.ceil(count / 24), isWorkingDays: false };
    case 'days':
      return { days: count, isWorkingDays: false };
    case 'working-days':
      return { days: count, isWorkingDays: true };
    case 'weeks':
      return { days: count * 7, isWorkingDays: false };
    default:
      return undefined;
  }
}

/** Days of the calendar a term takes at most, to tell which of two is longer. */
function atMost({ days, isWorkingDays }: Term): number {
  return isWorkingDays ? days + 2 * Math.ceil(days / 5) : days;
}
