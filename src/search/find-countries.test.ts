import { beforeAll, expect, it, test } from 'vitest';
import type { SearchEntry } from '../catalogue/search.ts';
import { findCountries } from './find-countries.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { projectIndex } from './testing/project-index.ts';

/** What a picker knows: the countries, and no place in them. */
let index: NameIndex;
beforeAll(async () => {
  const { meanings } = await projectIndex();
  const countries = new Map<string, SearchEntry>();
  for (const meaning of [...meanings.values()].flat()) {
    if ('country' in meaning) countries.set(meaning.country.slug, meaning.country);
  }
  index = indexNames([...countries.values()]);
});

const names = (query: string) => findCountries(query, index).map(({ nameSpanish }) => nameSpanish);

it.each([
  ['JAPÓN', ['Japón']],
  ['germany', ['Alemania']],
  ['turquia', ['Turquía']],
  ['guinea bissau', ['Guinea-Bisáu']],
  ['COREA-DEL-SUR', ['Corea del Sur']],
  ['holanda', ['Países Bajos']],
  ['uae', ['Emiratos Árabes Unidos']],
  ['alemnaia', ['Alemania']],
])('%j finds %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

it.each(['', 'j', 'xyz', '.*', '<script>', '🇯🇵', '__proto__', 'a'.repeat(10_000)])('%j finds none', (query) => {
  expect(names(query)).toEqual([]);
});

test('the country called so comes before those that only begin so or contain it', () => {
  expect(names('guinea')).toEqual(['Guinea', 'Guinea Ecuatorial', 'Guinea-Bisáu', 'Papúa Nueva Guinea']);
  expect(names('uk').slice(0, 2)).toEqual(['Reino Unido', 'Ucrania']);
});
