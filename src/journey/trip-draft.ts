import { addMonths, type CalendarDay, parseDay, spokenDay } from './calendar-day.ts';
import { CRUISE_PORTS, type JourneyDraft, type StopDraft } from './journey-draft.ts';
import { LONGEST_VALIDITY_YEARS, type Passport } from './passport-check.ts';
import type { DatedStay } from './presence.ts';
import type { TripPlace } from './trip-place.ts';

/** A trip as it was typed: what cannot be read is kept and told, never dropped. */
type TripDraft = Pick<StopDraft, 'place' | 'entry' | 'exit'>;

/** The passport's two dates as they were typed. */
export type PassportDraft = Pick<JourneyDraft, 'expiry' | 'issued'>;

export interface Trip extends DatedStay {
  place: TripPlace;
}

export type TripProblems = { -readonly [Name in keyof TripDraft]?: string };

/** Years that a date of a trip or a passport can have; outside them something was mistyped. */
const YEARS = { first: 1950, last: 2100 };

/** Reads one trip. Without problems there is a trip; with an empty field there is neither, but the days that can be read. */
export function readTrip(
  draft: TripDraft,
  places: ReadonlyMap<string, TripPlace>,
): { trip?: Trip; entry?: CalendarDay | undefined; exit?: CalendarDay | undefined; problems: TripProblems } {
  const place = places.get(draft.place);
  const problems: TripProblems = {};
  if (draft.place !== '' && !place) {
    const isCruise = draft.place.startsWith(CRUISE_PORTS);
    const toAlaska = draft.place.endsWith('Alaska')
      ? ' Los de Estados Unidos a Alaska paran casi siempre en Canadá, y por mar no sirve la eTA.'
      : '';
    problems.place = isCruise
      ? `Agrega cada país donde para tu crucero: puede pedirte visa.${toAlaska}`
      : `No conocemos el destino «${draft.place}». Elige uno de la lista.`;
  }
  const entry = readDate(draft, 'entry', problems);
  const exit = readDate(draft, 'exit', problems);
  if (entry !== undefined && exit !== undefined && exit < entry) {
    problems.exit = `La salida no puede ser antes que la entrada, el ${spokenDay(entry)}. Cambia una de las dos.`;
  }
  const isWhole = place && entry !== undefined && exit !== undefined && Object.keys(problems).length === 0;
  return isWhole ? { trip: { place, entry, exit }, entry, exit, problems } : { entry, exit, problems };
}

export type PassportProblems = { -readonly [Name in keyof PassportDraft]?: string };

/**
 * Reads the passport's two dates. Nothing is computed from a date with a problem, except the age of a passport that would be
 * older than any: whatever else is wrong with it, a border that asks for a newer one turns it down.
 */
export function readPassport(
  draft: PassportDraft,
  today: CalendarDay,
): { passport: Passport; problems: PassportProblems } {
  const problems: PassportProblems = {};
  const expiry = readDate(draft, 'expiry', problems);
  const issued = readDate(draft, 'issued', problems);
  if (issued !== undefined && issued > today) {
    problems.issued = 'Esta fecha todavía no llega. Es la de expedición, la que ya pasó.';
  } else if (issued !== undefined && expiry !== undefined && expiry <= issued) {
    problems.issued = 'La expedición tiene que ser antes que el vencimiento. Revisa si las pusiste al revés.';
  } else if (issued !== undefined && expiry !== undefined && expiry > addMonths(issued, LONGEST_VALIDITY_YEARS * 12)) {
    problems.issued = `Entre las dos fechas hay más de ${LONGEST_VALIDITY_YEARS} años, y ningún pasaporte mexicano dura tanto. Revísalas.`;
    return { passport: { expiry, issued }, problems };
  }
  return { passport: { expiry, issued: problems.issued ? undefined : issued }, problems };
}

/** Undefined where there is no date yet; what is wrong with one is put under its field's name. */
function readDate<Name extends string>(
  draft: Record<Name, string>,
  name: Name,
  problems: Partial<Record<Name, string>>,
): CalendarDay | undefined {
  const text = draft[name];
  if (text === '') return undefined;
  const day = parseDay(text);
  const year = Number(text.slice(0, 4));
  if (day === undefined) problems[name] = `«${text}» no es una fecha que exista. Escríbela otra vez.`;
  else if (year < YEARS.first || year > YEARS.last) {
    problems[name] = `Revisa el año: pusiste ${year} y aquí van de ${YEARS.first} a ${YEARS.last}.`;
  } else return day;
  return undefined;
}
