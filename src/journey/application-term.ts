import type { ProcessingTime, TimeTaken } from '../catalogue/processing-time-schema.ts';
import { addMonths, type CalendarDay, isWeekday } from './calendar-day.ts';

/** How long a permit takes, as its record says it. */
export interface Term {
  count: number;
  /** Working days are Monday to Friday. Nobody knows another country's holidays here: the reader is told. */
  unit: 'days' | 'working-days' | 'months';
  /** It may take more, and nobody says how much: before its last day nothing is certain. */
  isLeast?: true;
  /** What it may take all the same: itself, where it is only asked to apply so long ahead, or one of `several months`. */
  itself?: Term;
}

/** `varios meses`, with no figure: nobody can count on less than two, and whoever is late by two but not by one may be in time. */
const SEVERAL = 2;

/**
 * The term in a processing time, the longest of those it gives; undefined where one of them has neither a figure to count
 * on nor says so much as several weeks. Three working days and the advice to apply a week ahead are a week.
 */
export function applicationTerm(time: ProcessingTime): Term | undefined {
  const terms: Term[] = [];
  let itself: Term | undefined;
  const isOfOnePaper = !Array.isArray(time);
  for (const { takes, from, to, about, ahead } of [time].flat()) {
    // What takes minutes takes a day, however many they are.
    const longest = to ?? about ?? (takes === 'minutes' ? 1 : undefined);
    // Of several papers the least of one says nothing of another.
    const least = isOfOnePaper ? leastTerm(takes, from) : undefined;
    const own = longest === undefined ? least : toTerm(longest, takes);
    const asked = ahead && toTerm(ahead.count, ahead.unit);
    if (!own && (!asked || takes !== 'unknown')) return undefined;
    terms.push(...[own, asked].filter((term) => term !== undefined));
    if (isOfOnePaper && own && asked && !own.isLeast && atMost(asked) > atMost(own)) itself = own;
  }
  const isLeast = terms.some((term) => term.isLeast);
  const [longest] = terms.sort((a, b) => atMost(b) - atMost(a));
  return longest && { ...longest, ...(isLeast && { isLeast }), ...(itself && { itself }) };
}

/** The last day to apply: the whole term passes after it and ends on the eve of the entry at the latest. Nothing is added for safety; the reader is told that too. */
export function applyBy(entry: CalendarDay, { count, unit }: Term): CalendarDay {
  if (unit === 'months') return addMonths(entry, -count) - 1;
  let day = entry;
  for (let missing = count; missing > 0; ) {
    day -= 1;
    if (unit === 'days' || isWeekday(day)) missing -= 1;
  }
  return day - 1;
}

/** Undefined for what nobody can turn into days. How many hours an office opens nobody says: so many take at least these days. */
function toTerm(count: number, unit: TimeTaken['takes']): Term | undefined {
  const days = Math.ceil(count / 24);
  const terms: Partial<Record<typeof unit, Term>> = {
    minutes: { count: 1, unit: 'days' },
    hours: { count: days, unit: 'days' },
    days: { count, unit: 'days' },
    'working-days': { count, unit: 'working-days' },
    months: { count, unit: 'months' },
    'working-hours': { count: days, unit: 'working-days', isLeast: true },
    weeks: { count: count * 7, unit: 'days' },
  };
  return terms[unit];
}

function leastTerm(takes: TimeTaken['takes'], from: number | undefined): Term | undefined {
  const isLong = takes === 'weeks' || takes === 'months';
  if (from === undefined && !isLong) return undefined;
  const [term, itself] = from === undefined ? [toTerm(SEVERAL, takes), toTerm(1, takes)] : [toTerm(from, takes)];
  return term && { ...term, isLeast: true, ...(itself && { itself }) };
}

/** Days of the calendar a term takes at most, to tell which of two is longer. */
function atMost({ count, unit }: Term): number {
  if (unit === 'months') return count * 31;
  return unit === 'working-days' ? count + 2 * Math.ceil(count / 5) : count;
}
