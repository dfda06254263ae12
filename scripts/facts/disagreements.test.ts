import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Country } from '../../src/catalogue/country.ts';
import type { Source } from '../../src/catalogue/country-schema.ts';
import { countryDraft, updateDraft } from '../../src/records/testing/country-draft.ts';
import { type DataSetClaim, disagreements, openDataClaims } from './disagreements.ts';

const TODAY = '2026-11-21';
const narnia = (changes: Partial<Country> = {}) => countryDraft({ maxStay: { days: 90 }, ...changes });
const claim = (changes: Partial<DataSetClaim> = {}): DataSetClaim => ({
  of: 'Un índice',
  iso2: 'NA',
  statuses: ['visa-free'],
  stayDays: 90,
  seen: '2026-02-17',
  ...changes,
});
const found = (country: Country, theirs: Partial<DataSetClaim>) => disagreements([country], [claim(theirs)], TODAY);

describe('a record and a set of data', () => {
  it.each<[string, Partial<Country>, Partial<DataSetClaim>]>([
    ['say the same', {}, {}],
    ['are of other countries', {}, { iso2: 'NZ', statuses: ['visa-required'] }],
    ['where the set leaves open which', {}, { statuses: ['visa-on-arrival', 'visa-free'] }],
    ['count three months and ninety days', { maxStay: { months: 3 } }, {}],
    ['where one of several stays is theirs', { maxStay: { days: [30, 90], decidedBy: 'visa' } }, {}],
    ['where the set gives no stay', {}, { stayDays: undefined }],
    ['where nobody here found the stay', { maxStay: undefined }, {}],
    ['where the visa decides how long', { maxStay: { decidedBy: 'visa' } }, {}],
  ])('agree: %s', (_case, country, theirs) => expect(found(narnia(country), theirs)).toEqual([]));

  it('disagree on the status: file, field, value, and who says what', () => {
    expect(found(narnia(), { statuses: ['visa-on-arrival', 'eta-required'], stayDays: 15 })).toEqual([
      {
        file: 'content/countries/narnia.yaml',
        field: 'visaStatus',
        value: 'visa-free',
        fix: expect.stringMatching(
          /^Un índice \(2026-02-17\) dice visa-on-arrival o eta-required: .*evidence\.visaStatus\.doubt.* others: \{ Un índice: visa-on-arrival o eta-required \}/,
        ),
      },
    ]);
  });

  it('disagree on the stay, where they agree on the status', () => {
    expect(found(narnia(), { stayDays: 30 })).toMatchObject([
      { field: 'maxStay', value: { days: 90 }, fix: expect.stringContaining('30 días') },
    ]);
  });
});

describe('a disagreement is settled', () => {
  const other: Partial<DataSetClaim> = { statuses: ['visa-required'] };
  const change = { concerns: 'visaStatus', confidence: 'high' } as const;
  const doubt = 'Un índice dice otra cosa.';
  const others = { 'Un índice': 'visa-required' };
  const [government] = narnia().sources as [Source];
  const press = { ...government, kind: 'press' } as const;
  const early = { ...government, checkedOn: '2026-01-10' };
  const quoted = { ...government, seen: 'cited', citedBy: 'Un periódico' } as const;

  it.each<[string, Partial<Country>]>([
    ['by the sentence that names both sides', { evidence: { visaStatus: { doubt, others } } }],
    ['by an authority that was read since', { evidence: { visaStatus: { others } } }],
    ['where the rule changed after they looked', { updates: [updateDraft({ ...change, effective: '2026-04-10' })] }],
  ])('%s', (_case, country) => expect(found(narnia(country), other)).toEqual([]));

  it.each<[string, Partial<Country>]>([
    ['a sentence on another fact', { evidence: { maxStay: { doubt, others } } }],
    ['a sentence written when they said something else', { evidence: { visaStatus: { doubt } } }],
    ['what another set says', { evidence: { visaStatus: { doubt, others: { 'Otro índice': 'visa-required' } } } }],
    ['what they used to say', { evidence: { visaStatus: { doubt, others: { 'Un índice': 'eta-required' } } } }],
    ['what they say, kept from the reader', { sources: [press], evidence: { visaStatus: { others } } }],
    ['an authority that was read before them', { sources: [early], evidence: { visaStatus: { others } } }],
    ['an authority that the press quotes', { sources: [quoted], evidence: { visaStatus: { others } } }],
    ['an authority that nobody held against it', {}],
    ['a change they knew of', { updates: [updateDraft({ ...change, effective: '2026-01-10' })] }],
    ['a change to come', { updates: [updateDraft({ ...change, effective: '2027-01-10' })] }],
    ['a change of something else', { updates: [updateDraft({ effective: '2026-04-10' })] }],
  ])('but not by %s', (_case, country) => expect(found(narnia(country), other)).toHaveLength(1));
});

it('on the stay is not settled by a doubt about the status', () => {
  const visaStatus = { doubt: 'Nadie lo pudo confirmar.' };
  const doubtful = narnia({ evidence: { visaStatus, maxStay: { others: { 'Un índice': '30 días' } } } });
  expect(found(doubtful, { stayDays: 30 })).toMatchObject([{ field: 'maxStay' }]);
});

test('the copies in content/open-data/ are readable, each of nearly the whole world', () => {
  const claims = openDataClaims(join(import.meta.dirname, '../../content'));
  const sets = Map.groupBy(claims, ({ of }) => of);
  expect([...sets.keys()]).toEqual(['MultiPass Rank', 'Passport Index', 'visamap.io']);
  for (const [name, rows] of sets) {
    expect(rows.length, name).toBeGreaterThan(190);
    expect(new Set(rows.map(({ iso2 }) => iso2)).size, name).toBe(rows.length);
  }
});
