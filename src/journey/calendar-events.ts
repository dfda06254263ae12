import { addMonths, type CalendarDay, formatDay, spokenDay } from './calendar-day.ts';
import type { Passport } from './passport-check.ts';
import type { ComingTrip, TripAnswer } from './trip-answers.ts';

/** A whole day of the phone's calendar. */
export interface CalendarEvent {
  /** The same for the same thing on the same day, so that a file that is opened again doubles nothing. */
  uid: string;
  day: CalendarDay;
  title: string;
  description: string;
  /** How often it was corrected: a calendar that has an older one changes it. */
  revision?: number;
  url?: string;
}

/** Six months is the longest validity that borders commonly ask for; three more are for getting the appointment. */
const RENEWAL_MONTHS = 9;

/** What is worth a reminder from today on. */
export function calendarEvents(
  passport: Passport,
  answers: readonly TripAnswer[],
  today: CalendarDay,
): CalendarEvent[] {
  const events = [
    ...passportEvents(passport, today),
    ...answers.flatMap((answer) => (answer.isPast ? [] : lastDayEvent(answer))),
  ];
  return events.filter(({ day }) => day >= today).sort((a, b) => a.day - b.day);
}

/** Where the nine months have begun already, the day is today: it is not too late to be reminded. */
function passportEvents({ expiry }: Passport, today: CalendarDay): CalendarEvent[] {
  if (expiry === undefined || expiry < today) return [];
  return [
    {
      uid: uid('pasaporte', expiry),
      day: Math.max(today, addMonths(expiry, -RENEWAL_MONTHS)),
      title: 'Renueva tu pasaporte',
      description: `Vence el ${spokenDay(expiry)}. Muchos países piden que valga 6 meses más, y falta tiempo para la cita.`,
    },
  ];
}

function lastDayEvent({ trip, stay }: ComingTrip): CalendarEvent | [] {
  const { place, entry } = trip;
  const isKnown = stay.outcome === 'within' || stay.outcome === 'over' || stay.outcome === 'harms-later-stay';
  if (!isKnown || stay.lastDay === undefined) return [];
  return {
    uid: uid(`${place.slug}-salida`, entry),
    day: stay.lastDay,
    title: `Último día legal en ${place.counted ? `${place.counted.name} (${place.name})` : place.name}${place.stay.confidence === 'low' ? ' (por confirmar)' : ''}`,
    description: `Entrada el ${spokenDay(entry)}. Límite: ${place.counted?.rule ?? place.stay.text ?? 'por confirmar'}. Confirma siempre con el sello o el permiso que te den.`,
  };
}

/** The same for the same thing on the same day. */
export function uid(what: string, day: CalendarDay): string {
  return `${what}-${formatDay(day)}@pasaporte-verde`;
}
