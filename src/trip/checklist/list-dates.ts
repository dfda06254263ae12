import { counted } from '../../catalogue/counted.ts';
import type { PassportValidity } from '../../catalogue/passport-validity-schema.ts';
import { addMonths, type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import { validUntil } from '../../journey/passport-check.ts';
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

/** What the rule about the passport comes to on these dates; nothing without a date or a known rule. */
export function passportDemands(
  validity: PassportValidity | undefined,
  { entry, exit }: Pick<ListDates, 'entry' | 'exit'>,
): string[] {
  if (!validity || (entry === undefined && exit === undefined)) return [];
  const demands: string[] = [];
  const base = validity.from === 'entry' ? entry : exit;
  if (validity.from === 'permitted-stay') {
    demands.push(`Pasaporte vigente ${margin(validity)} después de que termine la estancia permitida`);
  } else if (base === undefined) {
    const missing = validity.from === 'entry' ? 'llegada' : 'salida';
    demands.push(`Pasaporte vigente: pon tu fecha de ${missing} para saber hasta qué día`);
  } else {
    const asked = validUntil(validity, { entry: base, exit: base }, { kind: 'unknown' }) ?? base;
    // A margin counted from the entry may end before a long trip does; the passport may not.
    demands.push(`Pasaporte vigente, por lo menos, hasta el ${spokenDay(Math.max(asked, exit ?? asked))}`);
  }
  if (validity.issuedWithinYears !== undefined && entry !== undefined) {
    demands.push(`Pasaporte expedido después del ${spokenDay(addMonths(entry, -12 * validity.issuedWithinYears))}`);
  }
  return demands;
}

function margin({ months, days = 0 }: PassportValidity): string {
  return months === undefined ? counted(days, 'día', 'días') : counted(months, 'mes', 'meses');
}
