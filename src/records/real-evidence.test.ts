import { describe, expect, it, test } from 'vitest';
import { CONFIDENCES } from '../catalogue/confidence.ts';
import { evidenceOf, factsOf } from '../catalogue/evidence.ts';
import { EVIDENT_FACTS } from '../catalogue/facts.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

/**
 * Every fact a page states can be checked. That a source with a name, an address and a day carries each is asked by the check
 * of the content, which these records have passed: record-evidence.test.ts.
 */
const TODAY = '2026-11-21';
const { countries } = realCatalogue();

const facts = countries.flatMap((country) =>
  factsOf(country).flatMap((fact) => {
    const evidence = evidenceOf(country, fact, TODAY);
    return evidence ? [{ name: `${country.slug}, ${fact}`, country, evidence }] : [];
  }),
);
const isShownOpen = ({ evidence }: (typeof facts)[number]) => EVIDENT_FACTS.some((fact) => fact === evidence.fact);

test('every fact is as sure as one of three words says, and a doubtful one says why', () => {
  expect(facts.filter(({ evidence }) => !CONFIDENCES.includes(evidence.confidence))).toEqual([]);
  const unexplained = facts.filter(isShownOpen).filter(
    ({ evidence, country }) =>
      evidence.confidence === 'low' &&
      !evidence.doubt &&
      // What we did not read ourselves, as it is today, says so of itself.
      evidence.sources.some(({ seen, captured, published }) => seen !== 'cited' && !captured && !published) &&
      !evidenceOf(country, 'visaStatus', TODAY)?.doubt &&
      !country.updates.some(({ concerns }) => concerns === evidence.fact),
  );
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

test('nothing in doubt is told as sure', () => {
  const sure = facts.filter(({ evidence }) => evidence.doubt !== undefined && evidence.confidence === 'high');
  expect(sure.map(({ name }) => name)).toEqual([]);
});

describe('what a source was published on', () => {
  const sources = countries.flatMap(({ slug, sources: own }) => own.map((source) => [slug, source] as const));

  it('lies before the day it was checked', () => {
    const dated = sources.filter(([, { published }]) => published);
    expect(dated.length).toBeGreaterThan(100);
    expect(dated.filter(([, { published, checkedOn }]) => (published ?? '') > checkedOn)).toEqual([]);
  });

  it('is never told of one reading twice in a record', () => {
    const twice = countries.filter(({ sources: all }) => {
      const own = all.filter(({ from }) => from === undefined);
      const keys = own.map(({ name, url, seen, checkedOn }) => [name, url, seen, checkedOn].join(' '));
      return new Set(keys).size < keys.length;
    });
    expect(twice.map(({ slug }) => slug)).toEqual([]);
  });
});
