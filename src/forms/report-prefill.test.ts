import { describe, expect, it, test } from 'vitest';
import { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { reportCountryTable, reportPrefill } from './report-prefill.ts';

const table = reportCountryTable([
  { id: 'japan', slug: 'japan', aliases: ['japon'] },
  { id: 'usa', slug: 'united-states', aliases: ['usa', 'estados-unidos'] },
  { id: 'uae', slug: 'united-arab-emirates', aliases: ['uae'] },
]);

describe('a report opened for a country', () => {
  it.each([
    ['japan', 'japan'],
    ['japon', 'japan'],
    ['Japón', 'japan'],
    ['usa', 'usa'],
    ['united-states', 'usa'],
    ['estados-unidos', 'usa'],
    ['uae', 'united-arab-emirates'],
  ])('%s has its option chosen', (country, option) => {
    const search = `?${new URLSearchParams({ pais: country })}`;
    expect(reportPrefill(search, table)).toEqual({ about: option, startingValues: { country: option } });
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
  const ids = realCatalogue().countries.map(({ id }) => id);
  for (const option of REPORT_COUNTRIES) if (option !== 'otro') expect(ids).toContain(option);
});
