import { addMonths, type CalendarDay, parseDay } from '../../journey/calendar-day.ts';

/** Beyond it a year was mistyped; no passport lasts longer. */
const FURTHEST_MONTHS = 120;

export interface ListDates {
  entry: CalendarDay | undefined;
  exit: CalendarDay | undefined;
  /** What is wrong with the dates as typed. Nothing is computed from them then. */
  mistake: { field: 'entry' | 'exit'; text: string } | undefined;
}

/** As a date field gives them, `YYYY-MM-DD`; empty while unknown. */
export interface TripDates {
  entry: string;
  exit: string;
}

export function readListDates(dates: TripDates, today: CalendarDay): ListDates {
  const entry = parseDay(dates.entry);
  const exit = parseDay(dates.exit);
  const wrong = (field: 'entry' | 'exit', text: string): ListDates => ({
    entry: undefined,
    exit: undefined,
    mistake: { field, text },
  });
  if (dates.entry !== '' && entry === undefined) return wrong('entry', 'Esa fecha no existe. Escríbela otra vez.');
  if (dates.exit !== '' && exit === undefined) return wrong('exit', 'Esa fecha no existe. Escríbela otra vez.');
  if (entry !== undefined && exit !== undefined && exit < entry) {
    return wrong('exit', 'Sales antes de llegar. Revisa las dos fechas.');
  }
  const last = exit ?? entry;
  if (last !== undefined && last < today) {
    return wrong(exit === undefined ? 'entry' : 'exit', 'Esa fecha ya pasó. Revisa el año.');
  }
  if (last !== undefined && last > addMonths(today, FURTHEST_MONTHS)) {
    return wrong(exit === undefined ? 'entry' : 'exit', 'Faltan más de 10 años para esa fecha. Revisa el año.');
  }
  return { entry, exit, mistake: undefined };
}
