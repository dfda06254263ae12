import { expect, test } from 'vitest';
import { REGION_GROUPS, REGIONS, regionGroup } from '../catalogue/region.ts';
import { MAX_SUGGESTIONS } from '../catalogue/search.ts';
import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { findCountries } from '../search/find-countries.ts';
import { indexNames } from '../search/name-index.ts';

/** 2,000 countries whose names, regions and statuses follow from their number alone. */
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
    region: REGIONS[(number * 7) % 8] ?? 'Asia',
    visaStatus: VISA_STATUSES[(number * 3 + Math.floor(number / 8)) % 4] ?? 'visa-free',
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

test('the filters split 2,000 countries without losing or repeating one', () => {
  const shares = VISA_STATUSES.flatMap((status) =>
    REGION_GROUPS.map((region) =>
      COUNTRIES.filter((country) => country.visaStatus === status && regionGroup(country.region) === region),
    ),
  );
  expect(shares.every((share) => share.length > 0)).toBe(true);
  expect(
    shares
      .flat()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(COUNTRIES.map(({ slug }) => slug).sort());
});

test('Americas among 2,000 countries are those of North, Central and South America', () => {
  const shown = COUNTRIES.filter(({ region }) => regionGroup(region) === 'Americas');
  expect(shown).toHaveLength(750);
  expect(new Set(shown.map(({ region }) => region))).toEqual(
    new Set(['North America', 'Central America', 'South America']),
  );
});
