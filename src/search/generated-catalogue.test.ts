import { expect, test } from 'vitest';
import { MAX_SUGGESTIONS } from '../catalogue/search.ts';
import { findCountries } from './find-countries.ts';
import { indexNames } from './name-index.ts';

/** 2,000 countries whose names follow from their number alone. */
const SYLLABLES = ['ba', 'cé', 'di', 'fó', 'gu', 'ña', 'lü', 'mar', 'nor', 'san'];
const COUNTRIES = Array.from({ length: 2000 }, (_, number) => {
  const digits = [...String(number).padStart(4, '0')].map(Number);
  const nameSpanish = digits.map((digit) => SYLLABLES[digit]).join('');
  const name = `Land ${number} of ${nameSpanish.toUpperCase()}`;
  return {
    slug: `land-${number}`,
    name,
    nameSpanish,
    iso2: 'XX',
    badge: 'Sin Visa',
    status: 'visa-free',
    stay: '90 días',
    cost: 'Gratis',
    also: [],
  };
});

const INDEX = indexNames(COUNTRIES);

test('every one of 2,000 countries is the only suggestion for its own full English name', () => {
  const missing = COUNTRIES.filter(({ name, slug }) => {
    const results = findCountries(name, INDEX);
    return results.length !== 1 || results[0]?.slug !== slug;
  });
  expect(missing).toEqual([]);
});

test('the suggestions are full where there is plenty', () => {
  expect(findCountries('land', INDEX)).toHaveLength(MAX_SUGGESTIONS);
});
