import { describe, expect, it, test } from 'vitest';
import { countryDraft, updateDraft } from '../records/testing/country-draft.ts';
import type { Country } from './country.ts';
import { coverageOf, ESSENTIAL_FACT_IDS, type EssentialFact, type Knowledge, knowledgeOf } from './essential-facts.ts';

const TODAY = '2026-11-21';
const bare = (changes: Partial<Country> = {}) =>
  countryDraft({ visaStatus: 'visa-required', maxStay: undefined, costs: { fee: 'unknown' }, ...changes });
const RULE = { from: 'entry' } as NonNullable<Country['passportValidity']>;
const DOUBT = { doubt: 'Otra fuente dice que no.' };
const [source] = countryDraft().sources;
const sourceOf = (fact: 'onwardTicket' | 'costs' | 'visaStatus', kind: 'data' | 'ministry' = 'ministry') =>
  source ? [source, { ...source, kind, supports: [fact] }] : [];
const byPress = source ? [{ ...source, kind: 'press' as const, seen: 'cited' as const }] : [];

test('of a record that says only the status, the rest is unknown', () => {
  const { status, ...others } = knowledgeOf(bare(), TODAY);
  expect(status).toBe('known');
  // What follows from the status alone: that the procedure is a visa, not how long it takes.
  expect(new Set(Object.values(others))).toEqual(new Set(['unknown']));
  expect(ESSENTIAL_FACT_IDS).toHaveLength(12);
});

describe('one fact', () => {
  it.each<[EssentialFact, Knowledge, Partial<Country>]>([
    ['status', 'doubtful', { sources: byPress }],
    ['status', 'doubtful', { evidence: { visaStatus: DOUBT } }],
    ['stay', 'known', { maxStay: { days: 30 } }],
    ['stay', 'doubtful', { maxStay: { days: 30 }, evidence: { maxStay: DOUBT } }],
    ['fee', 'known', { costs: { fee: 'free' } }],
    ['fee', 'known', { visaStatus: 'visa-free' }],
    ['fee', 'doubtful', { visaStatus: 'visa-free', sources: byPress }],
    // Sources about a fee may say only that nobody knows it.
    ['fee', 'unknown', { sources: sourceOf('costs') }],
    ['fee', 'known', { updates: [updateDraft({ concerns: 'costs', cost: { amount: 20, currency: 'USD' } })] }],
    ['procedure', 'known', { costs: { fee: 'unknown', processingTime: { takes: 'days', to: 5 } } }],
    ['procedure', 'unknown', { costs: { fee: 'unknown', processingTime: { takes: 'unknown' } } }],
    ['procedure', 'known', { visaStatus: 'visa-on-arrival' }],
    ['whereToApply', 'known', { visaStatus: 'visa-free' }],
    ['whereToApply', 'known', { applicationUrl: 'https://www.gob.na/visa' }],
    ['whereToApply', 'known', { embassyInfo: { name: 'Embajada de Narnia' } }],
    ['mission', 'known', { embassyInfo: { name: 'Embajada de Narnia' } }],
    ['passportValidity', 'known', { passportValidity: RULE, evidence: { passportValidity: DOUBT } }],
    ['passportValidity', 'unknown', { passportValidity: RULE, sources: byPress }],
    ['onwardTicket', 'known', { entry: { onwardTicket: { asked: 'not-asked' } }, sources: sourceOf('onwardTicket') }],
    [
      'onwardTicket',
      'doubtful',
      {
        entry: { onwardTicket: { asked: 'required' } },
        sources: sourceOf('onwardTicket', 'data'),
        evidence: { onwardTicket: DOUBT },
      },
    ],
    ['yellowFever', 'known', { entry: { yellowFever: { from: 'nowhere' } } }],
    ['arrivalCard', 'known', { entry: { arrivalCard: { how: 'none' } } }],
    ['funds', 'known', { entry: { funds: { asked: 'may-ask' } } }],
    ['minors', 'known', { entry: { minors: { consent: 'required' } } }],
  ])('%s is %s: %j', (fact, knowledge, changes) => {
    expect(knowledgeOf(bare(changes), TODAY)[fact]).toBe(knowledge);
  });
});

test('the coverage counts every cell once', () => {
  const table = [bare(), bare({ maxStay: { days: 30 } })].map((country) => knowledgeOf(country, TODAY));
  const { all, byFact } = coverageOf(table);
  expect(all).toEqual({ known: 3, doubtful: 0, unknown: 21 });
  expect(byFact.stay).toEqual({ known: 1, doubtful: 0, unknown: 1 });
  expect(coverageOf([]).all).toEqual({ known: 0, doubtful: 0, unknown: 0 });
});
