import { describe, expect, it, test } from 'vitest';
import { SCHENGEN_ALLOWANCE } from '../journey/allowance.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

const { countries } = realCatalogue();
const full = countries.filter(({ depth }) => depth === 'full');

describe('the catalogue', () => {
  test('is in Spanish alphabetical order', () => {
    const names = countries.map(({ nameSpanish }) => nameSpanish);
    expect(names).toEqual([...names].sort(new Intl.Collator('es-MX').compare));
  });

  it.each([
    ['usa', 'united-states'],
    ['uk', 'united-kingdom'],
    ['uae', 'united-arab-emirates'],
    ['estados-unidos', 'united-states'],
    ['corea-del-sur', 'south-korea'],
    ['japon', 'japan'],
  ])('a visitor who writes %s finds %s', (alias, slug) => {
    expect(countries.filter(({ aliases }) => aliases.includes(alias)).map((country) => country.slug)).toEqual([slug]);
  });

  it.each(['usa', 'uk', 'south-korea', 'new-zealand', 'czech-republic', 'uae'])('keeps the specified id %s', (id) => {
    expect(countries.filter((country) => country.id === id)).toHaveLength(1);
  });
});

// What a record must have, and a source for: record-mistakes.test.ts and record-kinds.test.ts.
test('a full record leaves out its stay only where its status is in doubt', () => {
  // Without one the page says `No especificado`.
  const silent = full.filter(({ maxStay, confidence }) => !maxStay && confidence !== 'low');
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

describe('whose rules a territory follows', () => {
  const territories = countries.filter(({ territory }) => territory);
  const byCode = new Map(countries.map((country) => [country.iso2, country]));

  test('is said, and its state is in the catalogue and no territory itself', () => {
    expect(territories.length).toBeGreaterThan(30);
    for (const { slug, territory } of territories) {
      const state = byCode.get(territory?.of ?? '');
      expect(state?.slug, slug).not.toBe(slug);
      expect(state, slug).toBeDefined();
      expect(state?.territory, slug).toBeUndefined();
      expect(territory?.rules, slug).toMatch(/\.$/);
    }
  });

  it.each(['PR', 'GL', 'GP', 'AW', 'GI', 'CK', 'MO', 'HK'])('%s is told as a territory', (iso2) => {
    expect(byCode.get(iso2)?.territory).toBeDefined();
  });

  it.each(['XK', 'PS', 'VA', 'TW'])('%s is not', (iso2) => {
    expect(byCode.get(iso2)).toBeDefined();
    expect(byCode.get(iso2)?.territory).toBeUndefined();
  });
});

test('«Tiempo de trámite» is followed by a time wherever something is applied or paid for', () => {
  const asking = countries.filter(({ visaStatus, costs }) => visaStatus !== 'visa-free' || costs.fee === 'fixed');
  const times = asking.flatMap(({ slug, costs: { processingTime = [] } }) =>
    [processingTime].flat().map(({ takes }) => ({ slug, takes })),
  );
  expect(times.length).toBeGreaterThan(30);
  expect(times.filter(({ takes }) => takes === 'none')).toEqual([]);
});

test('the days that the dates tool counts are those that the record of every Schengen member gives', () => {
  const members = countries.filter(({ area }) => area === 'schengen');
  const { days, window } = SCHENGEN_ALLOWANCE;
  expect(members).toHaveLength(29);
  expect(members.filter(({ maxStay }) => maxStay?.days !== days || maxStay?.within !== window)).toEqual([]);
});
