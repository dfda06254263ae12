import { describe, expect, it, test } from 'vitest';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import type { Region } from './region.ts';
import { MAX_RELATED, relatedCountries } from './related.ts';
import type { VisaStatus } from './visa-status.ts';

const place = (slug: string, region: Region, visaStatus: VisaStatus) => ({ slug, region, visaStatus });
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

const PERU = place('peru', 'South America', 'visa-free');

describe('related destinations', () => {
  test('neighbours with the same answer come first, then neighbours, then the same answer nearby, then far away', () => {
    const all = [
      place('far', 'Asia', 'visa-free'),
      place('nearby', 'North America', 'visa-free'),
      PERU,
      place('neighbour', 'South America', 'visa-required'),
      place('twin', 'South America', 'visa-free'),
      place('stranger', 'Asia', 'visa-required'),
    ];
    expect(slugs(relatedCountries(PERU, all))).toEqual(['twin', 'neighbour', 'nearby', 'far']);
  });

  test('full records come before brief ones of the same nearness, and never before nearer ones', () => {
    const all = [
      PERU,
      { ...place('brief-twin', 'South America', 'visa-free'), depth: 'brief' as const },
      { ...place('full-twin', 'South America', 'visa-free'), depth: 'full' as const },
      { ...place('full-neighbour', 'South America', 'visa-required'), depth: 'full' as const },
      { ...place('brief-neighbour', 'South America', 'eta-required'), depth: 'brief' as const },
    ];
    expect(slugs(relatedCountries(PERU, all))).toEqual([
      'full-twin',
      'brief-twin',
      'full-neighbour',
      'brief-neighbour',
    ]);
  });

  test('what one trip takes in comes first, and nobody is sent where an advice not to travel is in force', () => {
    const all = [
      PERU,
      place('twin', 'South America', 'visa-free'),
      place('together', 'South America', 'visa-required'),
      place('most-visited', 'South America', 'visa-free'),
      place('warned', 'South America', 'visa-free'),
    ];
    const choice = {
      trips: [['warned', 'most-visited', 'peru', 'together']],
      isAdvisedAgainst: (slug: string) => slug === 'warned',
    };
    expect(slugs(relatedCountries(PERU, all, choice))).toEqual(['most-visited', 'together', 'twin']);
  });

  test('there are never more than four', () => {
    const all = [PERU, ...Array.from({ length: 9 }, (_, n) => place(`n${n}`, 'South America', 'visa-free'))];
    expect(MAX_RELATED).toBe(4);
    expect(relatedCountries(PERU, all)).toHaveLength(4);
  });

  test('a country that shares nothing is left out, even when the list stays empty', () => {
    expect(relatedCountries(PERU, [PERU, place('stranger', 'Asia', 'visa-required')])).toEqual([]);
    expect(relatedCountries(PERU, [PERU])).toEqual([]);
    expect(relatedCountries(PERU, [])).toEqual([]);
  });

  test('equals are read from the country’s own place on, so that not everybody points at the same four', () => {
    const all = 'abcdefgh'.split('').map((slug) => place(slug, 'Europe', 'visa-free'));
    const [first, , , , , sixth] = all;
    if (!first || !sixth) throw new Error('list too short');
    expect(slugs(relatedCountries(first, all))).toEqual(['b', 'c', 'd', 'e']);
    expect(slugs(relatedCountries(sixth, all))).toEqual(['g', 'h', 'a', 'b']);
  });
});

describe('related destinations of the real catalogue', () => {
  const { countries } = realCatalogue();

  it.each(countries.map((country) => [country.slug, country] as const))(
    '%s has one to four, never itself',
    (_s, country) => {
      const related = relatedCountries(country, countries);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(4);
      expect(new Set(related).size).toBe(related.length);
      for (const other of related) {
        expect(other.slug).not.toBe(country.slug);
        expect(other.region === country.region || other.visaStatus === country.visaStatus).toBe(true);
      }
    },
  );
});
