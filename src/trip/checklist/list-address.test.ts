import { describe, expect, it } from 'vitest';
import { findCountries } from '../../search/find-countries.ts';
import { indexNames } from '../../search/name-index.ts';
import { findCountry, listPath, wordFromSearch } from './list-address.ts';

const INDEX = (
  [
    ['japan', 'Japan', 'Japón', 'JP'],
    ['south-korea', 'South Korea', 'Corea del Sur', 'KR'],
  ] as const
).map(([slug, name, nameSpanish, iso2]) => ({
  slug,
  name,
  nameSpanish,
  iso2,
  badge: '',
  status: 'visa-free',
  stay: '',
  cost: '',
  also: [],
}));

describe('the country of the address', () => {
  it.each([
    ['?pais=japan', 'japan'],
    ['?pais=%20japan%20', 'japan'],
    ['?pais=', undefined],
    ['', undefined],
    ['?otro=japan', undefined],
    [`?pais=${'a'.repeat(5000)}`, 'a'.repeat(60)],
  ])('%s asks for %s', (search, word) => {
    expect(wordFromSearch(search)).toBe(word);
  });

  it.each([
    ['japan', 'japan'],
    ['JAPÓN', 'japan'],
    ['corea-del-sur', 'south-korea'],
    ['Corea del Sur', 'south-korea'],
    ['corea', undefined],
    ['__proto__', undefined],
    ['<script>', undefined],
    ['%', undefined],
  ])('%s is %s', (word, slug) => {
    expect(findCountry(word, INDEX)?.slug).toBe(slug);
  });

  it('a word that names none brings those it may have meant', () => {
    expect(findCountries('corea-del', indexNames(INDEX)).map(({ slug }) => slug)).toEqual(['south-korea']);
    expect(findCountries('zzz', indexNames(INDEX))).toEqual([]);
  });

  it('holds nothing of the reader’s', () => {
    expect(listPath('japan')).toBe('/mi-lista?pais=japan');
    expect(listPath()).toBe('/mi-lista');
  });
});
