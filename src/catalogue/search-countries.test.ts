import { describe, expect, it, test } from 'vitest';
import { foldText } from './search.ts';
import { searchCountries } from './search-countries.ts';

const COUNTRIES = [
  ['DE', 'Germany', 'Alemania'],
  ['AE', 'United Arab Emirates', 'Emiratos Árabes Unidos'],
  ['SK', 'Slovakia', 'Eslovaquia'],
  ['US', 'United States', 'Estados Unidos'],
  ['PH', 'Philippines', 'Filipinas'],
  ['GN', 'Guinea', 'Guinea'],
  ['GQ', 'Equatorial Guinea', 'Guinea Ecuatorial'],
  ['GW', 'Guinea-Bissau', 'Guinea-Bisáu'],
  ['JP', 'Japan', 'Japón'],
  ['MA', 'Morocco', 'Marruecos'],
  ['PG', 'Papua New Guinea', 'Papúa Nueva Guinea'],
  ['CZ', 'Czech Republic', 'República Checa'],
  ['GB', 'United Kingdom', 'Reino Unido'],
  ['TR', 'Turkey', 'Turquía'],
  ['KR', 'South Korea', 'Corea del Sur'],
  ['UA', 'Ukraine', 'Ucrania'],
] as const;
const IDS: Partial<Record<string, string>> = { US: 'usa', GB: 'uk', AE: 'uae' };

const ANSWER = { status: 'visa-free', badge: 'Sin Visa', stay: '90 días', cost: 'Gratis', also: [] };
const INDEX = COUNTRIES.map(([iso2, name, nameSpanish]) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { ...ANSWER, slug, name, nameSpanish, iso2, also: [IDS[iso2] ?? []].flat() };
});
const found = (query: string) => searchCountries(query, INDEX).map(({ nameSpanish }) => nameSpanish);

describe('what a visitor finds', () => {
  it.each([
    ['japon', ['Japón']],
    ['Japón', ['Japón']],
    ['JAPÓN', ['Japón']],
    ['japo\u0301n', ['Japón']],
    ['Jápan', ['Japón']],
    ['ja', ['Japón']],
    ['apó', ['Japón']],
    ['germany', ['Alemania']],
    ['Kingdom', ['Reino Unido']],
    ['ARABES', ['Emiratos Árabes Unidos']],
    ['turquia', ['Turquía']],
    ['república checa', ['República Checa']],
    ['  japón  ', ['Japón']],
    [`japón${' '.repeat(10_000)}`, ['Japón']],
    ['guinea-b', ['Guinea-Bisáu']],
    ['guinea bissau', ['Guinea-Bisáu']],
    ['guinea  bisáu', ['Guinea-Bisáu']],
    ['corea del  sur', ['Corea del Sur']],
    ['corea\u00a0del sur', ['Corea del Sur']],
    ['COREA-DEL-SUR', ['Corea del Sur']],
    ['South - Korea', ['Corea del Sur']],
    ['usa', ['Estados Unidos']],
    ['USA', ['Estados Unidos']],
    ['uae', ['Emiratos Árabes Unidos']],
    ['uk', ['Reino Unido', 'Ucrania']],
    ['xyz', []],
    ['japón y corea', []],
  ])('%j → %j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it.each(['', ' ', '--', 'j', ' j ', 'j-', '\u0301', 'é', 'e\u0301'])(
    '%j, fewer than two characters, suggests nothing',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  test('at most five are suggested', () => {
    // Six of the list contain it.
    expect(found('in')).toEqual(['Filipinas', 'Guinea', 'Guinea Ecuatorial', 'Guinea-Bisáu', 'Papúa Nueva Guinea']);
  });

  test('names that start with the text come first, in either language; the list’s order decides the rest', () => {
    expect(found('guinea')).toEqual(['Guinea', 'Guinea Ecuatorial', 'Guinea-Bisáu', 'Papúa Nueva Guinea']);
    expect(found('unit')).toEqual(['Emiratos Árabes Unidos', 'Estados Unidos', 'Reino Unido']);
    expect(found('ma')[0]).toBe('Marruecos');
  });

  test('a name that starts with the text in English comes before one that only contains it', () => {
    const index = [
      ['Algeria', 'Argelia'],
      ['Germany', 'Alemania'],
      ['Niger', 'Níger'],
    ].map(([name = '', nameSpanish = '']) => ({ ...ANSWER, slug: name, name, nameSpanish, iso2: 'XX' }));
    expect(searchCountries('ger', index).map(({ slug }) => slug)).toEqual(['Germany', 'Algeria', 'Niger']);
  });

  test('a name that is the text itself comes before one that goes on, whatever the order of the list', () => {
    const index = ['Guinea Ecuatorial', 'Guinea'].map((name) => ({
      ...ANSWER,
      slug: name,
      name,
      nameSpanish: name,
      iso2: 'XX',
    }));
    expect(searchCountries('guinea', index).map(({ slug }) => slug)).toEqual(['Guinea', 'Guinea Ecuatorial']);
  });

  test('what a country is also called finds it whole, and never as a piece of another name', () => {
    const index = [
      { iso2: 'NL', name: 'Netherlands', nameSpanish: 'Países Bajos', also: ['holanda'] },
      { iso2: 'US', name: 'United States', nameSpanish: 'Estados Unidos', also: ['norteamericano'] },
    ].map((names) => ({ ...ANSWER, ...names, slug: names.name }));
    const slugs = (query: string) => searchCountries(query, index).map(({ slug }) => slug);
    expect(slugs('Holanda')).toEqual(['Netherlands']);
    expect(slugs('hola')).toEqual([]);
    expect(slugs('rica')).toEqual([]);
  });

  test('a country is found at most once, though both its names match', () => {
    expect(found('guinea').filter((name) => name === 'Guinea')).toEqual(['Guinea']);
  });

  test('five that start with the text are preferred to any that contain it', () => {
    const index = ['xan', 'anA', 'anB', 'anC', 'yan', 'anD', 'anE', 'anF'].map((name) => ({
      ...ANSWER,
      slug: name,
      name,
      nameSpanish: name,
      iso2: 'XX',
    }));
    expect(searchCountries('an', index).map(({ slug }) => slug)).toEqual(['anA', 'anB', 'anC', 'anD', 'anE']);
  });
});

describe('texts that are no country', () => {
  it.each([
    '.*',
    '^ja',
    'a|b',
    '[a-z]',
    '(japon',
    'japon\\',
    '$&',
    '<script>alert(1)</script>',
    '🇯🇵',
    '%E0%A4%A',
    '__proto__',
  ])('%s is taken literally and finds nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each([
    ['a single letter', 'a'.repeat(10_000)],
    ['a name and much more', `japón${'x'.repeat(10_000)}`],
    ['a name repeated', 'japón '.repeat(1_700)],
    ['combining accents', '\u0301'.repeat(10_000)],
    ['emoji', '🇲🇽'.repeat(2_500)],
  ])('10,000 characters of %s find nothing', (_case, query) => {
    expect(found(query)).toEqual([]);
  });

  test('an empty index finds nothing', () => {
    expect(searchCountries('japon', [])).toEqual([]);
  });
});

test('folding removes case and accents and nothing else', () => {
  expect(foldText('ÁÉÍÓÚÜÑ ç-1')).toBe('aeiouun c-1');
});

test('a suggestion keeps what it shows and where it leads', () => {
  expect(searchCountries('czech', INDEX)[0]).toMatchObject({
    slug: 'czech-republic',
    name: 'Czech Republic',
    nameSpanish: 'República Checa',
    iso2: 'CZ',
  });
});
