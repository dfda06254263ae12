import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** RFC 5545, section 3.1: lines of at most 75 bytes; the rest goes on in lines that begin with a space. */
const LINE_BYTES = 75;
const LINE_END = '\r\n';

/**
 * An iCalendar file of whole days; `now` dates it. One that is subscribed to has a name, and is asked for every day. Written here because ts-ics folds by letters and not by bytes
 * (docs/decisions/2026-11-calendar-file.md).
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date, name?: string): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pasaporte Verde//Mi pasaporte y mis días//ES',
    'METHOD:PUBLISH',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'] : []),
    ...events.flatMap(({ uid, day, title, description, revision, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(day)}`,
      `DTEND;VALUE=DATE:${basicDate(day + 1)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      ...(revision === undefined ? [] : [`SEQUENCE:${revision}`]),
      ...(url ? [`URL:${url}`] : []),
      // A reminder does not make the day busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** `20270501` */
function basicDate(day: CalendarDay): string {
  return formatDay(day).replaceAll('-', '');
}

/** Section 3.3.11 */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Between letters, never within one: a letter of Spanish is one byte or two, a picture four. */
function folded(line: string): string {
  let result = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      result += `${LINE_END} `;
      bytes = 1;
    }
    result += letter;
    bytes += size;
  }
  return result;
}
