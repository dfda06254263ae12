import { describe, expect, it, test } from 'vitest';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import type { Region } from '../catalogue/region.ts';
import { type CountryGroup, foldedCount, groupByRegion } from './destinations.tsx';

const summary = (slug: string, region: Region, depth = 'full') =>
  ({ country: { slug, region, depth } }) as CountrySummary;
const slugs = (summaries: readonly CountrySummary[]) => summaries.map(({ country }) => country.slug);
const TRAVELLED = ['united-states', 'canada', 'brazil'];
const shown = (summaries: CountrySummary[]) =>
  groupByRegion(summaries, TRAVELLED).map(({ region, cards }) => [region, slugs(cards)]);

describe('the groups of home', () => {
  test('they stand in the specified order, with the three Americas as one', () => {
    const summaries = [
      summary('kenya', 'Africa'),
      summary('oman', 'Middle East'),
      summary('japan', 'Asia'),
      summary('australia', 'Oceania'),
      summary('malta', 'Europe'),
      summary('peru', 'South America'),
      summary('belize', 'Central America'),
      summary('canada', 'North America'),
    ];
    expect(shown(summaries)).toEqual([
      ['Americas', ['canada', 'peru', 'belize']],
      ['Europe', ['malta']],
      ['Oceania', ['australia']],
      ['Asia', ['japan']],
      ['Middle East', ['oman']],
      ['Africa', ['kenya']],
    ]);
  });

  test('a group without countries is not shown', () => {
    expect(shown([summary('japan', 'Asia')])).toEqual([['Asia', ['japan']]]);
    expect(shown([])).toEqual([]);
  });

  test('the most travelled come first, in their own order; the others keep the order of the catalogue', () => {
    const members = ['bolivia', 'brazil', 'chile', 'united-states', 'uruguay'];
    expect(shown(members.map((slug) => summary(slug, 'South America')))).toEqual([
      ['Americas', ['united-states', 'brazil', 'bolivia', 'chile', 'uruguay']],
    ]);
  });

  test('brief records stand as rows of their region, apart from its cards', () => {
    const all = [summary('angola', 'Africa', 'brief'), summary('kenya', 'Africa'), summary('laos', 'Asia', 'brief')];
    expect(groupByRegion(all, []).map(({ cards, rows }) => [slugs(cards), slugs(rows)])).toEqual([
      [[], ['laos']],
      [['kenya'], ['angola']],
    ]);
  });
});

describe('Mostrar N más', () => {
  const members = (count: number, depth: string) =>
    Array.from({ length: count }, (_, n) => summary(`country-${n}`, 'Africa', depth));
  const group = (cards: number, rows: number): CountryGroup => ({
    region: 'Africa',
    cards: members(cards, 'full'),
    rows: members(rows, 'brief'),
  });

  it.each([
    [0, 0, 0],
    [6, 0, 0],
    [7, 0, 3],
    [25, 0, 21],
    [4, 2, 0],
    [2, 3, 3],
    [7, 2, 5],
    [9, 48, 53],
  ])('a group of %i cards and %i rows hides %i', (cards, rows, folded) => {
    expect(foldedCount(group(cards, rows))).toBe(folded);
  });
});
