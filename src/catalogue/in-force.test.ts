import { describe, expect, it, test } from 'vitest';
import type { Costs, CountryUpdate } from './country-schema.ts';
import { figureFootnotes } from './country-summary.ts';
import { costInForce, stayInForce } from './in-force.ts';
import { CURRENCIES, type ReferenceRates } from './money.ts';

const TODAY = '2026-11-21';
const NBSP = '\u00a0';

const RATES = {
  date: '2026-09-29',
  source: { name: 'Prueba', url: 'https://example.com', kind: 'data', seen: 'stored-copy' },
  rates: Object.fromEntries(CURRENCIES.map((currency) => [currency, { mxn: 10, name: currency }])),
} as unknown as ReferenceRates;

const FIXED: Costs = { fee: 'fixed', amount: 20, currency: 'AUD', amountMXN: 360, processingTime: { takes: 'weeks' } };
const FREE: Costs = { fee: 'free', processingTime: { takes: 'none' } };
const UNKNOWN: Costs = { fee: 'unknown', processingTime: { takes: 'unknown' } };

function update(changes: Partial<CountryUpdate>): CountryUpdate {
  return {
    effective: '2026-01-01',
    stage: 'in-force',
    concerns: 'maxStay',
    title: 'Cambió una regla',
    summary: 'Una frase que dice qué cambió y desde cuándo.',
    source: { name: 'Fuente', url: 'https://example.com', kind: 'ministry', seen: 'stored-copy' },
    confidence: 'high',
    ...changes,
  };
}
const stay = (changes: Partial<CountryUpdate>) => update({ concerns: 'maxStay', maxStay: { days: 180 }, ...changes });
const fee = (amount: number, changes: Partial<CountryUpdate> = {}) =>
  update({ concerns: 'costs', cost: { amount, currency: 'AUD' }, ...changes });

describe('which stay leads', () => {
  const OLD = { lead: '30 días', earlier: undefined };
  const NEW = { lead: '180 días', earlier: '30 días' };

  it.each([
    ['nothing has changed', [], OLD],
    ['a sure change is in force', [stay({})], NEW],
    ['a change is only probable', [stay({ confidence: 'medium' })], OLD],
    ['a change is doubtful', [stay({ confidence: 'low' })], OLD],
    ['a change is announced, even for a day gone by', [stay({ stage: 'announced', effective: '2025-01-01' })], OLD],
    ['a change starts tomorrow', [stay({ effective: '2026-11-22' })], OLD],
    ['a change starts today', [stay({ effective: TODAY })], NEW],
    ['a change starts this month, day unknown', [stay({ effective: '2026-11' })], NEW],
    ['a change starts next month, day unknown', [stay({ effective: '2026-12' })], OLD],
    ['a change is known by its year', [stay({ effective: '2020' })], NEW],
    ['a sure change gives no figure', [stay({ maxStay: undefined })], OLD],
    ['a sure change concerns something else', [update({ concerns: 'procedure' })], OLD],
    ['the record already says what is in force', [stay({ maxStay: { days: 30 } })], OLD],
  ])('when %s', (_case, updates, { lead, earlier }) => {
    const figure = stayInForce({ maxStay: { days: 30 }, costs: FREE, updates }, TODAY);
    expect(figure.lead).toBe(lead);
    expect(figure.earlier).toBe(earlier);
  });

  test('of several sure changes the newest one in force leads, whatever their order in the file', () => {
    const updates = [
      stay({ effective: '2020', maxStay: { days: 60 } }),
      stay({ effective: '2024-05-01', maxStay: { days: 90 } }),
      stay({ effective: '2022', maxStay: { days: 45 } }),
      stay({ effective: '2027-01-01', maxStay: { days: 10 } }),
    ];
    for (const list of [updates, updates.toReversed()]) {
      expect(stayInForce({ maxStay: { days: 30 }, costs: FREE, updates: list }, TODAY)).toMatchObject({
        lead: '90 días',
        earlier: '30 días',
      });
    }
  });

  test('a newer doubt does not hide the sure change before it; it is the first note', () => {
    const doubt = stay({ effective: '2026-06-01', maxStay: { days: 10 }, confidence: 'low' });
    const sure = stay({ effective: '2024-01-01', maxStay: { days: 90 } });
    const figure = stayInForce({ maxStay: { days: 30 }, costs: FREE, updates: [sure, doubt] }, TODAY);
    expect(figure.lead).toBe('90 días');
    expect(figure.notes).toEqual([doubt, sure]);
  });

  test('the reader sees every change about the stay, newest first, and none about anything else', () => {
    const future = stay({ effective: '2027', stage: 'announced' });
    const doubt = stay({ effective: '2021-05-24', confidence: 'medium' });
    const other = update({ concerns: 'alert' });
    const { notes } = stayInForce({ maxStay: { days: 30 }, costs: FREE, updates: [doubt, other, future] }, TODAY);
    expect(notes).toEqual([future, doubt]);
  });

  test('a record without a stay says No especificado', () => {
    expect(stayInForce({ costs: FREE, updates: [] }, TODAY)).toEqual({ lead: 'No especificado', notes: [] });
  });

  test('where the record was silent, the stay in force stands alone', () => {
    const figure = stayInForce({ costs: FREE, updates: [stay({})] }, TODAY);
    expect(figure.lead).toBe('180 días');
    expect(figureFootnotes(figure)).toEqual([]);
  });

  test('the updates of the record stay as they were', () => {
    const updates = [stay({ effective: '2020' }), stay({ effective: '2024' })];
    const copy = structuredClone(updates);
    stayInForce({ maxStay: { days: 30 }, costs: FREE, updates }, TODAY);
    expect(updates).toEqual(copy);
  });
});

describe('which cost leads', () => {
  const MXN = (amount: string) => `${amount}${NBSP}MXN`;
  const SPECIFIED = { lead: MXN('360'), small: [`20${NBSP}AUD`] };
  const IN_FORCE = {
    lead: MXN('2,000'),
    small: [`200${NBSP}AUD`, `antes: 20${NBSP}AUD · 360${NBSP}MXN`],
  };

  it.each([
    ['nothing has changed', FIXED, [], SPECIFIED],
    ['the visa is free', FREE, [], { lead: 'Gratis', small: [] }],
    ['the fee is not known', UNKNOWN, [], { lead: 'Por confirmar', small: [] }],
    ['a sure change is in force', FIXED, [fee(200)], IN_FORCE],
    ['a change is only probable', FIXED, [fee(200, { confidence: 'medium' })], SPECIFIED],
    ['a change is doubtful', FIXED, [fee(200, { confidence: 'low' })], SPECIFIED],
    ['a change is announced', FIXED, [fee(200, { stage: 'announced' })], SPECIFIED],
    ['a change starts next year', FIXED, [fee(200, { effective: '2027' })], SPECIFIED],
    ['a sure change gives no figure', FIXED, [update({ concerns: 'costs' })], SPECIFIED],
    ['the fee has been dropped', FIXED, [fee(0)], { lead: 'Gratis', small: [`antes: 20${NBSP}AUD · 360${NBSP}MXN`] }],
    ['what was free now costs', FREE, [fee(200)], { lead: MXN('2,000'), small: [`200${NBSP}AUD`, 'antes: Gratis'] }],
    ['what was free is confirmed free', FREE, [fee(0)], { lead: 'Gratis', small: [] }],
    [
      'only the currency differs',
      FIXED,
      [fee(36, { cost: { amount: 36, currency: 'USD' } })],
      { lead: MXN('360'), small: [`36${NBSP}USD`, `antes: 20${NBSP}AUD · 360${NBSP}MXN`] },
    ],
    ['an unknown fee becomes known', UNKNOWN, [fee(200)], { lead: MXN('2,000'), small: [`200${NBSP}AUD`] }],
    ['an unknown fee turns out free', UNKNOWN, [fee(0)], { lead: 'Gratis', small: [] }],
    [
      'only the pesos differ',
      FIXED,
      [fee(20)],
      { lead: MXN('200'), small: [`20${NBSP}AUD`, `antes: 20${NBSP}AUD · 360${NBSP}MXN`] },
    ],
    [
      'the change repeats the record',
      { ...FIXED, amountMXN: 200 },
      [fee(20)],
      { lead: MXN('200'), small: [`20${NBSP}AUD`] },
    ],
  ] as [string, Costs, CountryUpdate[], { lead: string; small: string[] }][])(
    'when %s',
    (_case, costs, updates, expected) => {
      const figure = costInForce({ costs, updates }, RATES, TODAY);
      expect({ lead: figure.lead, small: figureFootnotes(figure) }).toEqual(expected);
      expect(figure.notes).toEqual(updates);
    },
  );

  test('of several sure fees the newest leads and the record’s figure stays the earlier reference', () => {
    const updates = [
      fee(100, { effective: '2024' }),
      fee(200, { effective: '2026-05-30' }),
      fee(50, { effective: '2025' }),
    ];
    const figure = costInForce({ costs: FIXED, updates }, RATES, TODAY);
    expect(figure.lead).toBe(MXN('2,000'));
    expect(figure.earlier).toBe(`20${NBSP}AUD · 360${NBSP}MXN`);
    expect(figure.notes.map((note) => note.effective)).toEqual(['2026-05-30', '2025', '2024']);
  });

  test('a page built before a fee starts and read after it shows the right fee on each day', () => {
    const updates = [fee(200, { effective: '2027-03-01' })];
    expect(costInForce({ costs: FIXED, updates }, RATES, '2027-02-28').lead).toBe(MXN('360'));
    expect(costInForce({ costs: FIXED, updates }, RATES, '2027-03-01').lead).toBe(MXN('2,000'));
  });
});
