import { describe, expect, it, test } from 'vitest';
import type { CountrySummary } from '../country-summary.ts';
import type { Region } from '../region.ts';
import { countLabel } from './count-label.ts';
import { CARDS_BEFORE_FOLD, foldedCount, groupByRegion } from './region-groups.ts';

const summary = (slug: string, region: Region) => ({ country: { slug, region } }) as CountrySummary;
const shown = (summaries: CountrySummary[]) =>
  groupByRegion(summaries).map(({ region, members }) => [region, members.map(({ country }) => country.slug)]);

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

  test('the most travelled come first; the others keep the order of the catalogue', () => {
    const slugs = ['bolivia', 'brazil', 'chile', 'united-states', 'uruguay'];
    expect(shown(slugs.map((slug) => summary(slug, 'South America')))).toEqual([
      ['Americas', ['united-states', 'brazil', 'bolivia', 'chile', 'uruguay']],
    ]);
  });

  test('the list given is not reordered', () => {
    const summaries = [summary('bolivia', 'South America'), summary('brazil', 'South America')];
    groupByRegion(summaries);
    expect(summaries.map(({ country }) => country.slug)).toEqual(['bolivia', 'brazil']);
  });
});

describe('Mostrar N más', () => {
  it.each([
    [0, 0],
    [1, 0],
    [6, 0],
    [7, 0],
    [8, 0],
    [9, 3],
    [25, 19],
    [2000, 1994],
  ])('a group of %i hides %i', (members, folded) => {
    expect(foldedCount(members)).toBe(folded);
  });

  test('what is shown and what is hidden make up the group', () => {
    expect(CARDS_BEFORE_FOLD + foldedCount(25)).toBe(25);
  });
});

it.each([
  [0, '0 países'],
  [1, '1 país'],
  [2, '2 países'],
  [66, '66 países'],
])('%i reads %s', (count, label) => {
  expect(countLabel(count)).toBe(label);
});
