import { describe, expect, it, test } from 'vitest';
import { updateDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { asOf, comingChanges, withLater } from './as-of.ts';
import { changeFact } from './change-key.ts';
import type { Country } from './country.ts';
import type { CountryUpdate } from './country-schema.ts';
import { summarise } from './country-summary.ts';
import { current } from './current.ts';
import { isBesideTheFigure, stayInForce } from './in-force.ts';
import { newestFactDay } from './newest-fact-day.ts';
import type { VisaStatus } from './visa-status.ts';

const catalogue = realCatalogue();
const japan = catalogue.countries.find(({ slug }) => slug === 'japan') ?? expect.unreachable();
const visaFree = { ...japan, visaStatus: 'visa-free' as const, confidence: 'high' as const, doubt: undefined };
const NOTES = 'Texto inventado para la prueba, tan largo como debe ser.';

const update = (changes: Partial<CountryUpdate>) =>
  updateDraft({
    effective: '2031-03-01',
    concerns: 'visaStatus',
    newFacts: { visaStatus: 'visa-required', notes: NOTES, maxStay: { days: 17 } },
    title: 'Un cambio inventado',
    summary: 'Desde ese día se pide visa antes de viajar.',
    ...changes,
  });

const daysAhead = (country: Country, today: string) => comingChanges(country, today).map(({ from }) => from);
const withUpdates = (...updates: CountryUpdate[]) => ({ ...visaFree, updates, sources: carrying(updates) });

/** Sure changes are carried by an authority, the others by the press. */
function carrying(updates: readonly CountryUpdate[]): Country['sources'] {
  const cited = updates.map((each) => ({
    ...each.source,
    kind: each.confidence === 'high' ? ('ministry' as const) : ('press' as const),
    supports: [changeFact(each)],
    checkedOn: '2026-11-21',
  }));
  return [...japan.sources, ...cited];
}

describe('a change of status', () => {
  const country = withUpdates(update({}));

  it.each([
    ['2031-02-28', 'visa-free'],
    ['2031-03-01', 'visa-required'],
    ['2040-01-01', 'visa-required'],
  ])('on %s the status is %s', (day, status) => expect(asOf(country, day).visaStatus).toBe(status));

  test('says since when, and what was before', () => {
    expect(asOf(country, '2031-03-01').statusChange).toMatchObject({
      since: 'Desde el 1.º de marzo de 2031',
      earlier: 'Sin Visa',
    });
  });

  test('takes along nothing that was written for the old one', () => {
    const humanIntro = { text: 'Vas sin visa.', sources: [], checkedOn: '2030-01-01' };
    const onlyBy = { ways: ['air' as const], otherwise: 'visa-required' as const };
    const changed = asOf({ ...country, doubt: 'Una duda vieja', onlyBy, humanIntro }, '2031-03-01');
    expect(changed).toMatchObject({
      doubt: undefined,
      onlyBy: undefined,
      humanIntro: undefined,
      notes: NOTES,
      maxStay: { days: 17 },
    });
    expect(changed.procedure).toBe('Visa antes de viajar');
    expect(changed.seoDescription).toContain('necesitas visa');
  });

  test('read twice is the same: pages of a build and their later parts agree', () => {
    const once = asOf(country, '2031-03-01');
    expect(asOf(once, '2035-01-01')).toEqual(once);
  });

  test('follows an earlier one in the order of their days', () => {
    const twice = withUpdates(update({ effective: '2032', newFacts: { visaStatus: 'visa-free' } }), update({}));
    expect(asOf(twice, '2031-12-31').visaStatus).toBe('visa-required');
    expect(asOf(twice, '2032-01-01').visaStatus).toBe('visa-free');
    expect(daysAhead(twice, '2031-01-01')).toEqual(['2031-03-01', '2032-01-01']);
  });
});

describe('a firm change with a date to come', () => {
  test.each<[string, Partial<CountryUpdate>, (day: string) => unknown, unknown, unknown]>([
    [
      'a stay',
      { concerns: 'maxStay', maxStay: { days: 17 } },
      (day) => summaryOn(day).stay.value,
      '180 días',
      '17 días',
    ],
    [
      'a fee',
      { concerns: 'costs', cost: { amount: 5, currency: 'USD' } },
      (day) => summaryOn(day).cost.original,
      undefined,
      '5\u00a0USD',
    ],
    [
      'the papers',
      {
        concerns: 'requirements',
        newFacts: { requirements: [{ id: 'form', topics: ['other'], text: 'Un registro' }] },
      },
      (day) => summaryOn(day).country.requirements.map(({ id }) => id),
      ['passport'],
      ['passport', 'form', 'minors'],
    ],
  ])(
    'of %s leads from its day on, and stands beside the old one until then',
    (_fact, change, figure, before, after) => {
      changes = [update({ newFacts: undefined, ...change })];
      expect([figure('2031-02-28'), figure('2031-03-01')]).toEqual([before, after]);
      expect(daysAhead(withUpdates(...changes), '2031-02-28')).toEqual(['2031-03-01']);
      const [firm] = changes;
      if (!firm) return expect.unreachable();
      expect(['2031-02-28', '2031-03-01'].map((day) => isBesideTheFigure(firm, day))).toEqual([true, false]);
    },
  );

  let changes: CountryUpdate[] = [];
  function summaryOn(day: string) {
    const requirements = [{ id: 'passport', topics: ['passport' as const], text: 'Pasaporte' }];
    const plain = { ...withUpdates(...changes), requirements, maxStay: { days: 180 }, costs: { fee: 'free' as const } };
    return summarise(asOf({ ...plain, entry: undefined }, day), catalogue, day);
  }
});

describe('changes one after the other', () => {
  const step = (effective: string, visaStatus: VisaStatus, confidence: CountryUpdate['confidence'] = 'high') =>
    update({ effective, confidence, newFacts: { visaStatus, notes: NOTES } });
  test.each<[string, VisaStatus, CountryUpdate[], string[]]>([
    [
      'one less sure is judged beside the kinder status between, not beside the strict one of today',
      'visa-required',
      [step('2031', 'visa-free'), step('2032', 'eta-required', 'low')],
      ['2031-01-01', '2032-01-01'],
    ],
    [
      'one less sure that is kinder than the one between changes nothing',
      'visa-free',
      [step('2031', 'visa-required'), step('2032', 'eta-required', 'low')],
      ['2031-01-01'],
    ],
    [
      'the way back is a change too',
      'visa-free',
      [step('2032', 'visa-free'), step('2031', 'visa-required')],
      ['2031-01-01', '2032-01-01'],
    ],
  ])('%s', (_case, visaStatus, updates, days) => {
    const country = { ...withUpdates(...updates), visaStatus };
    expect(daysAhead(country, '2030-01-01')).toEqual(days);
    const statuses = ['2030-12-31', '2031-06-01', '2032-06-01'].map((day) => asOf(country, day).visaStatus);
    expect(statuses.filter((status, place) => place > 0 && status !== statuses[place - 1])).toHaveLength(days.length);
  });
});

describe('what nobody is sure of', () => {
  test('takes effect where it is the stricter answer, with its doubt', () => {
    const doubt = 'Podrían alargar la exención.';
    const doubtful = update({
      confidence: 'low',
      newFacts: { visaStatus: 'eta-required', notes: NOTES, evidence: { visaStatus: { doubt } } },
    });
    expect(asOf(withUpdates(doubtful), '2031-03-01')).toMatchObject({
      visaStatus: 'eta-required',
      confidence: 'low',
      doubt,
    });
  });

  test('does not where it would be kinder, or is only announced, or is no status', () => {
    const strict = { ...visaFree, visaStatus: 'visa-required' as const };
    const kinder = update({ confidence: 'medium', newFacts: { visaStatus: 'visa-free', notes: NOTES } });
    expect(asOf({ ...strict, updates: [kinder], sources: carrying([kinder]) }, '2040-01-01').visaStatus).toBe(
      'visa-required',
    );
    const announced = update({ stage: 'announced' });
    const stay = update({ confidence: 'medium', concerns: 'maxStay', newFacts: { maxStay: { days: 1 } } });
    for (const country of [withUpdates(announced), withUpdates(stay)]) {
      expect(asOf(country, '2040-01-01')).toEqual(country);
      expect(daysAhead(country, '2026-01-01')).toEqual([]);
    }
  });
});

describe('what is built before the day', () => {
  const stay = update({ concerns: 'maxStay', maxStay: { days: 17 }, newFacts: undefined });
  const fee = update({
    effective: '2033',
    concerns: 'costs',
    cost: { amount: 0, currency: 'USD' },
    newFacts: undefined,
  });
  const country = withUpdates(stay, fee);

  test('carries what changes and when, in words, soonest first; nothing where nothing is due', () => {
    const text = 'Un cambio inventado. Desde ese día se pide visa antes de viajar.';
    expect(summarise(country, catalogue, '2026-11-21').coming).toEqual([
      { from: '2031-03-01', text },
      { from: '2033-01-01', text },
    ]);
    for (const other of [withUpdates(), withUpdates(update({ stage: 'announced' }))]) {
      expect(summarise(other, catalogue, '2026-11-21').coming).toBeUndefined();
    }
    expect(summarise(country, catalogue, '2034-01-01').coming).toBeUndefined();
  });

  test('says of a fact that ends whether the rule ends or its exemption', () => {
    const ends = (one: 'rule' | 'exemption') =>
      comingChanges(
        { ...withUpdates(), evidence: { maxStay: { validUntil: { day: '2031-01-01', ends: one } } } },
        '2030-01-01',
      );
    expect(ends('rule')[0]?.text).toBe(
      'Lo que sabíamos sobre la estancia valía hasta ese día; confirma si sigue igual.',
    );
    expect(ends('exemption')[0]?.text).toBe('Terminó la exención sobre la estancia: ahora vale la regla general.');
  });

  it.each([
    ['2031-02-28', stayInForce(japan, '2031-02-28').value],
    ['2031-03-01', '17 días'],
    ['2034-01-01', '17 días'],
  ])('says for a trip on %s what holds on that day', (day, lead) => {
    const built = withLater(country, '2026-11-21', (then, on) => ({ lead: stayInForce(then, on).value }));
    expect(current(built, day).lead).toBe(lead);
  });
});

test('the newest day of a record is its check, until a later change is in force', () => {
  const country = withUpdates(update({}));
  expect(newestFactDay([country], '2031-02-28')).toBe(newestFactDay([withUpdates()], '2031-02-28'));
  expect(newestFactDay([country], '2031-03-01')).toBe('2031-03-01');
});
