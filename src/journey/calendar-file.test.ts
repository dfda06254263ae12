import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { calendarFile } from './calendar-file.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const NOW = new Date('2026-11-21T15:04:05Z');
const EVENT = {
  uid: 'pasaporte-2030-05-01@pasaporte-verde',
  day: day('2029-08-01'),
  title: 'Renueva tu pasaporte, «ya»; antes\\después',
  description: `Vence el 1.º de mayo de 2030. ${'Áéíóú ñ ¿cuánto? '.repeat(20)}\nSegunda línea`,
};

const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

describe('the calendar file, as a calendar reads it', () => {
  test('has whole days, in any time zone, with their texts unharmed', () => {
    const [event] = read(calendarFile([EVENT], NOW));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2029-08-01');
    expect(event?.endDate.toString()).toBe('2029-08-02');
    expect(event?.uid).toBe(EVENT.uid);
    expect(event?.summary).toBe(EVENT.title);
    expect(event?.description).toBe(EVENT.description);
  });

  test('says when it was made', () => {
    const [event] = read(calendarFile([EVENT], NOW));
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T15:04:05Z');
  });

  test('keeps to the line length in bytes and to the line ends of the format', () => {
    const file = calendarFile([{ ...EVENT, title: `${'ñ'.repeat(80)}🛂🛂` }], NOW);
    expect(file.split('\r\n').length).toBeGreaterThan(10);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(read(file)[0]?.summary).toBe(`${'ñ'.repeat(80)}🛂🛂`);
  });

  test('without anything to remember it is still a calendar', () => {
    expect(read(calendarFile([], NOW))).toEqual([]);
  });
});
