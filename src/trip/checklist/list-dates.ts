import { addMonths, type CalendarDay } from '../../journey/calendar-day.ts';
import { readTrip, type TripDraft, type TripProblems } from '../../journey/trip-draft.ts';

/** Beyond it a year was mistyped; no passport lasts longer. */
const FURTHEST_MONTHS = 120;

/** As a date field gives them, `YYYY-MM-DD`; empty while unknown. */
export type TripDates = Pick<TripDraft, 'entry' | 'exit'>;

export interface ListDates {
  entry: CalendarDay | undefined;
  exit: CalendarDay | undefined;
  /** What is wrong with the dates as typed. Nothing is computed from them then. */
  problems: TripProblems;
}

export function readListDates(dates: TripDates, today: CalendarDay): ListDates {
  const { entry, exit, problems } = readTrip({ place: '', ...dates }, new Map());
  const field = exit === undefined ? 'entry' : 'exit';
  const last = exit ?? entry;
  if (last !== undefined && last < today) problems[field] ??= 'Esa fecha ya pasó. Revisa el año.';
  if (last !== undefined && last > addMonths(today, FURTHEST_MONTHS)) {
    problems[field] ??= 'Faltan más de 10 años para esa fecha. Revisa el año.';
  }
  return Object.keys(problems).length > 0 ? { entry: undefined, exit: undefined, problems } : { entry, exit, problems };
}
