import { beforeAll, describe, expect, it, test } from 'vitest';
import { indexNames, keyOf, type NameIndex, pathOf } from './name-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { projectIndex } from './testing/project-index.ts';

let index: NameIndex;
beforeAll(async () => {
  index = await projectIndex();
});

const TODAY = '2026-11-22';
const found = (query: string) => suggestionsFor(query, index, TODAY);
const keys = (query: string) => found(query).map(keyOf);

describe('the rules of the box', () => {
  it.each(['', ' ', 'j', ' j ', '-', '¿?', '🇯🇵'])('%j, fewer than two letters, suggests nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each(['an', 'san', 'europa', 'santiago', 'puerto', 'de', 'madrid londres paris roma praga viena'])(
    '%j suggests at most five, none twice',
    (query) => {
      expect(keys(query).length).toBeLessThanOrEqual(5);
      expect(new Set(keys(query)).size).toBe(keys(query).length);
    },
  );

  it.each([
    ['a single letter', 'a'.repeat(10_000)],
    ['a name repeated', 'japón '.repeat(1_700)],
    ['accents', '\u0301'.repeat(10_000)],
    ['emoji', '🇲🇽'.repeat(2_500)],
  ])('10,000 characters of %s suggest nothing', (_case, query) => {
    expect(found(query)).toEqual([]);
  });

  it.each(['<script>alert(1)</script>', '.*(a+)+$', '__proto__', 'constructor', '%E0%A4%A', 'hasOwnProperty'])(
    '%j is text like any other: what is suggested, if anything, is a place or a subject of the index',
    (query) => {
      const known = [
        ...index.names.map(({ meaning }) => keyOf(meaning)),
        ...index.subjects.subjects.map(({ path }) => path),
      ];
      for (const key of keys(query)) expect(known).toContain(key);
    },
  );
});

describe('a name of several places', () => {
  it.each([
    ['Georgia', ['georgia', 'united-states']],
    ['San José', ['costa-rica', 'united-states']],
    ['Santiago', ['chile', 'spain', 'cuba', 'dominican-republic', 'MX']],
    ['Guinea', ['guinea', 'equatorial-guinea', 'guinea-bissau', 'papua-new-guinea']],
    ['Granada', ['spain', 'grenada', 'nicaragua']],
    ['Congo', ['democratic-republic-of-the-congo', 'republic-of-the-congo']],
  ])('%s shows all, the likelier first', (query, expected) => {
    expect(keys(query).slice(0, expected.length)).toEqual(expected);
  });

  test('what is said beside it settles it', () => {
    expect(keys('san josé california')).toEqual(['united-states']);
    expect(keys('granada nicaragua')).toEqual(['nicaragua']);
  });

  test('a city keeps its country beside a city of another one', () => {
    expect(keys('escala en vancouver y regreso por dallas')).toContain('canada');
  });
});

describe('several places and tools', () => {
  test.each([
    ['Madrid y Londres', '/mi-viaje?escrito#viaje=spain~~&viaje=united-kingdom~~'],
    ['Madrid o Londres', '/comparar?paises=spain,united-kingdom'],
  ])('%s: what takes them together, and each place', (query, first) => {
    expect(keys(query)).toEqual([first, 'spain', 'united-kingdom']);
  });

  test('a region is a list with some of its countries', () => {
    const [region, ...countries] = found('europa');
    expect(region).toMatchObject({ name: 'Europa', path: '/?region=Europe#destinos' });
    expect(countries).toHaveLength(4);
    expect(countries.every((country) => 'country' in country)).toBe(true);
  });

  test.each([
    ['mi ruta por perú, bolivia y chile', ['/mi-viaje?escrito#viaje=peru~~&viaje=bolivia~~&viaje=chile~~']],
    ['madrid vía houston', ['/mi-viaje?escrito#viaje=spain~~~united-states:Houston:']],
    ['mi pasaporte vence el 3 de febrero', ['/revisa-tus-fechas#vence=2027-02-03']],
    ['tengo visa americana puedo ir a turquia', ['turkey', '/mi-situacion#tengo=us-visa']],
    ['con visa schengen puedo ir a londres', ['united-kingdom', '/mi-situacion#tengo=schengen-visa']],
    ['visa americana', ['/visa-americana', '/mi-situacion#tengo=us-visa']],
    ['tokio del 3 al 18 de marzo', ['japan', '/mi-viaje?escrito#viaje=japan~~']],
    [
      'toronto 5 al 9 mayo tengo visa americana',
      ['canada', '/mi-situacion#tengo=us-visa', '/mi-viaje?escrito#viaje=canada~~'],
    ],
    ['renovar visa canadiense', ['/visa-canadiense#herramienta']],
    ['visa china', ['china', '/visa-china']],
    ['con visa americana a donde puedo ir', ['/mi-situacion#tengo=us-visa']],
  ])('%s', (query, expected) => {
    expect(keys(query).slice(0, expected.length)).toEqual(expected);
  });
});

describe('what is asked besides places', () => {
  test('a subject wins over a place that is only similar, and no such place stands beside it', () => {
    expect(keys('ETIAS')).toEqual(['/es-cierto/etias-ya']);
    expect(keys('fiebre amarilla')).toEqual(['/wiki#salud-fiebre-amarilla-la-que-si-piden']);
    expect(keys('eTA')).toEqual(['/#pregunta-eta']);
  });

  test('a country keeps its name, whatever subject has it too', () => {
    expect(keys('costa rica')[0]).toBe('costa-rica');
    expect(keys('perú')[0]).toBe('peru');
  });

  test('with several places it is told of each, and then what holds everywhere', () => {
    expect(found('vacunas kenia y japón').map((meaning) => pathOf(meaning))).toEqual([
      '/pais/kenya#fiebre-amarilla',
      '/pais/japan#otras-vacunas',
      '/wiki#salud-vacunas-por-region',
    ]);
  });

  test.each(['perdi', 'perdi mi pas', 'vacu', 'renovar'])('%s is answered while it is being typed', (query) => {
    expect(keys(query)[0]).toMatch(/^\/(?:wiki|si-algo-sale-mal)#/);
  });
});

test('without the file of places the countries answer all the same', () => {
  const countries = [...new Set(index.names.flatMap(({ meaning }) => ('country' in meaning ? meaning.country : [])))];
  const bare = indexNames(countries);
  const slugs = (query: string) => suggestionsFor(query, bare, TODAY).map(keyOf);
  expect(slugs('jap')).toEqual(['japan']);
  expect(slugs('holanda')).toEqual(['netherlands']);
  expect(slugs('alemnia')).toEqual(['germany']);
  expect(slugs('¿necesito visa para ir a perú?')).toEqual(['peru']);
  expect(slugs('tokio')).toEqual([]);
});
