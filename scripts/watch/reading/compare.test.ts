import { expect, test } from 'vitest';
import { changedPairs, rewordedPairs, unchangedPairs } from '../testing/page-pairs.ts';
import { comparable } from './comparable.ts';
import { compare } from './compare.ts';
import { figuresIn } from './figures.ts';
import { linesOfHtml } from './page-lines.ts';

const kindsOf = (pairs: ReturnType<typeof changedPairs>) =>
  pairs.map(({ name, anchor, before, after }) => ({
    name,
    kind: compare(linesOfHtml(before), linesOfHtml(after), anchor).kind,
  }));

test.each([
  ['as it is', changedPairs(true)],
  ['amid changes that mean nothing', changedPairs(false)],
])('at least 95 of 100 changes of a rule are found, %s', (_case, pairs) => {
  expect(pairs.length).toBeGreaterThanOrEqual(40);
  const missed = kindsOf(pairs).filter(({ kind }) => kind !== 'changed');
  expect(missed.length / pairs.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
});

test('of 100 pages with the same rule at most 2 are called changed', () => {
  const pairs = [...unchangedPairs(), ...rewordedPairs()];
  expect(pairs.length).toBeGreaterThan(100);
  const kinds = kindsOf(pairs);
  const wrong = kinds.filter(({ kind }) => kind === 'changed');
  expect(wrong.length / pairs.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02);
  // And none for want of a passage to look at.
  expect(kinds.filter(({ kind }) => kind === 'absent')).toEqual([]);
});

test.each([
  ['up to 90 days', ['90 day']],
  ['ninety (90) calendar days', ['90 day', '90 day']],
  ['30 to 60 días', ['30 day', '60 day']],
  ['six months', ['6 month']],
  ['90日以内', ['90 day']],
  ['3か月', ['3 month']],
  ['US$1,000.50', ['1000.5 USD']],
  ['1.000 euros', ['1000 EUR']],
  ['25,50 €', ['25.5 EUR']],
  ['$40', ['40 $']],
  ['180 CAD y 30 dólares', ['180 CAD', '30 $']],
  ['2 blank pages', ['2 page']],
  ['nothing in 2026', []],
])('%s is read as %j', (text, figures) => {
  expect(
    figuresIn(comparable(text))
      .map(({ value, unit }) => `${value} ${unit}`)
      .sort(),
  ).toEqual(figures.sort());
});

test('a finding says whether the figure of the record is still there', () => {
  const anchor = { topic: 'maxStay', figures: [{ value: 90, unit: 'day' }], names: [], places: [] } as const;
  const page = (text: string) => linesOfHtml(`<p>${text}</p>`);
  const before = page('Visitors may stay up to 90 days without a visa.');
  const now = (text: string) => compare(before, page(text), anchor);
  expect(now('Visitors may stay up to 30 days without a visa.')).toMatchObject({ kind: 'changed', figure: 'other' });
  expect(now('Visitors may stay up to 90 days, but only by air.')).toMatchObject({ kind: 'changed', figure: 'same' });
  expect(now('Visitors need a visa to stay.')).toMatchObject({ kind: 'changed', figure: 'gone' });
});
