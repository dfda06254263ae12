import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { ruleChanges } from '../catalogue/rule-changes.ts';
import { changeCalendar } from './change-calendar.ts';

const TODAY = '2026-11-21';

function calendarOf(...updates: Partial<CountryUpdate>[]) {
  const record = {
    slug: 'japan',
    nameSpanish: 'Japón',
    updates: updates.map((update) => ({
      effective: '2026-12-01',
      stage: 'in-force',
      concerns: 'costs',
      title: 'Sube la cuota, y mucho',
      summary: 'Desde diciembre se paga el doble que antes; hay que llevarlo en efectivo.',
      source: { name: 'Gaceta', url: 'https://ejemplo.mx/gaceta', kind: 'ministry', seen: 'stored-copy' },
      confidence: 'high',
      ...update,
    })),
  } as unknown as Country;
  const file = changeCalendar({
    name: 'Cambios: Japón',
    changes: ruleChanges({ countries: [record] }, TODAY),
    origin: 'https://pasaporteverde.mx',
    checkedOn: '2026-11-20',
    today: TODAY,
  });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events };
}

const told = ({ events: [event] }: ReturnType<typeof calendarOf>) => [
  event?.uid,
  event?.sequence,
  event?.startDate.toString(),
];

test('a change stands on its day, with its place, text, source and the way to it', () => {
  const { calendar, events } = calendarOf({});
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Cambios: Japón');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  const [event] = events;
  expect(event?.startDate.toString()).toBe('2026-12-01');
  expect(event?.summary).toBe('Japón: Sube la cuota, y mucho');
  expect(event?.description).toContain('se paga el doble que antes; hay');
  expect(event?.description).toContain('https://ejemplo.mx/gaceta');
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://pasaporteverde.mx/cambios#japan-2026-12-01-costs',
  );
});

test('a corrected date moves the event that the calendar has already, and a better title does not make another', () => {
  const [uid, sequence] = told(calendarOf({}));
  expect(sequence).toBe(0);
  expect(told(calendarOf({ title: 'Suben las cuotas' }))).toEqual([uid, 0, '2026-12-01']);
  expect(told(calendarOf({ effective: '2027-01-15', formerDates: ['2026-12-01'] }))).toEqual([uid, 1, '2027-01-15']);
  expect(told(calendarOf({ effective: '2027-02', formerDates: ['2026-12-01', '2027-01-15'] }))).toEqual([
    uid,
    2,
    '2027-02-01',
  ]);
});

test('two changes of one kind and day are two events', () => {
  expect(new Set(calendarOf({}, { id: 'moneda', title: 'Cambia la moneda' }).events.map(({ uid }) => uid)).size).toBe(
    2,
  );
});
