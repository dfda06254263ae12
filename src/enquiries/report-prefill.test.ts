import { describe, expect, it, test } from 'vitest';
import { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';
import { catalogue } from '../records/catalogue.server.ts';
import { reportCountryTable, reportPrefill } from './report-prefill.ts';

const table = reportCountryTable([
  { id: 'japan', slug: 'japan', nameSpanish: 'Japón', aliases: ['japon'] },
  { id: 'usa', slug: 'united-states', nameSpanish: 'Estados Unidos', aliases: ['usa', 'estados-unidos'] },
  { id: 'austria', slug: 'austria', nameSpanish: 'Austria', aliases: [] },
  { id: 'uae', slug: 'united-arab-emirates', nameSpanish: 'Emiratos Árabes Unidos', aliases: ['uae'] },
]);

describe('a report opened for a country', () => {
  it.each([
    ['japan', 'japan', 'japan'],
    ['japon', 'japan', 'japan'],
    ['Japón', 'japan', 'japan'],
    ['usa', 'united-states', 'usa'],
    ['united-states', 'united-states', 'usa'],
    ['estados-unidos', 'united-states', 'usa'],
  ])('%s has its option chosen', (country, about, option) => {
    const search = `?${new URLSearchParams({ pais: country })}`;
    expect(reportPrefill(search, table)).toEqual({ about, startingValues: { country: option } });
  });

  it.each([
    ['austria', 'austria', 'País: Austria. '],
    ['uae', 'united-arab-emirates', 'País: Emiratos Árabes Unidos. '],
  ])('%s, which the select does not list, is named in the description', (country, about, description) => {
    expect(reportPrefill(`?pais=${country}`, table)).toEqual({
      about,
      startingValues: { country: 'otro', description },
    });
  });

  it.each(['', '?pais=', '?pais=atlantida', '?pais=__proto__', '?pais=constructor', '?pais=%E0%A4%A', '?otro=japan'])(
    '%j fills in nothing',
    (search) => {
      expect(reportPrefill(search, table)).toEqual({ startingValues: {} });
    },
  );
});

test.each([
  ['costos', 'costos'],
  ['visa', 'requisitos'],
  ['estancia', 'tiempos'],
  ['tramite', 'requisitos'],
  ['toString', undefined],
  ['', undefined],
])('?dato=%s chooses the type %s', (figure, errorType) => {
  expect(reportPrefill(`?pais=japan&dato=${figure}`, table).startingValues['errorType']).toBe(errorType);
});

describe('a report opened at a fact', () => {
  const open = (dice: string, dato = 'costos') =>
    reportPrefill(`?${new URLSearchParams({ pais: 'japan', dato, dice })}`, table);

  test('brings along what the page says of it, and has a draft of its own', () => {
    expect(open('Costo: Gratis')).toEqual({
      about: 'japan:costos',
      startingValues: { country: 'japan', errorType: 'costos', currentInfo: 'Costo: Gratis' },
    });
  });

  test('never fills in more than a line', () => {
    expect(open('x'.repeat(5000)).startingValues['currentInfo']).toHaveLength(200);
  });

  it.each([
    ['', 'costos'],
    ['   ', 'costos'],
    ['Costo: Gratis', 'precio'],
    ['Costo: Gratis', '__proto__'],
  ])('saying %j about %s fills in no text', (dice, dato) => {
    expect(open(dice, dato).startingValues['currentInfo']).toBeUndefined();
  });
});

test('every country the specification lists is in the catalogue under that id', () => {
  const ids = catalogue().countries.map(({ id }) => id);
  for (const option of REPORT_COUNTRIES) if (option !== 'otro') expect(ids).toContain(option);
});
