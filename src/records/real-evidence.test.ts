import { describe, expect, it, test } from 'vitest';
import { CONFIDENCES } from '../catalogue/confidence.ts';
import { type Evidence, evidenceOf, factsOf } from '../catalogue/evidence.ts';
import { EVIDENT_FACTS } from '../catalogue/facts.ts';
import { isFullDate } from '../catalogue/partial-date.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

/** Every fact a page states can be checked: who says so, when that was looked up, how sure it is. */
const TODAY = '2026-11-21';
const { countries } = realCatalogue();

const facts = countries.flatMap((country) =>
  factsOf(country).flatMap((fact) => {
    const evidence = evidenceOf(country, fact, TODAY);
    return evidence ? [{ name: `${country.slug}, ${fact}`, country, evidence }] : [];
  }),
);
const isShownOpen = ({ evidence }: (typeof facts)[number]) => EVIDENT_FACTS.some((fact) => fact === evidence.fact);
const citations = ({ sources }: Evidence) => sources;

test('status and procedure of every record have evidence, so have a stated stay and a stated fee', () => {
  expect(facts.length).toBeGreaterThan(countries.length * 3);
  const missing = countries.flatMap((country) => {
    const stated = {
      visaStatus: true,
      maxStay: country.maxStay !== undefined,
      costs: country.costs.fee !== 'unknown',
      procedure: true,
    };
    return EVIDENT_FACTS.filter((fact) => stated[fact] && !evidenceOf(country, fact, TODAY)).map(
      (fact) => `${country.slug}, ${fact}`,
    );
  });
  expect(missing).toEqual([]);
});

test('100 % of the facts name at least one source that can be opened, each with its own name', () => {
  const unsourced = facts.filter(({ evidence }) => citations(evidence).length === 0);
  expect(unsourced.map(({ name }) => name)).toEqual([]);
  const closed = facts.filter(({ evidence }) => !citations(evidence).every(({ url }) => url.startsWith('https://')));
  expect(closed.map(({ name }) => name)).toEqual([]);
  const nameless = facts.filter(({ evidence }) => citations(evidence).some(({ name }) => name.trim().length < 3));
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test('100 % of the facts have a check date: a day that exists, never before the one that the page shows for them all', () => {
  const undated = facts.filter(
    (known) =>
      !isFullDate(known.evidence.checkedOn) ||
      (isShownOpen(known) && known.evidence.checkedOn < known.country.checkedOn),
  );
  expect(undated.map(({ name }) => name)).toEqual([]);
});

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
