import { describe, expect, it, test } from 'vitest';
import { updateDraft } from '../records/testing/country-draft.ts';
import type { CountryUpdate } from './country-schema.ts';
import { figureFootnotes } from './country-summary.ts';
import { stayInForce } from './in-force.ts';

const TODAY = '2026-11-21';

const update = (changes: Partial<CountryUpdate>) =>
  updateDraft({ effective: '2026-01-01', concerns: 'maxStay', ...changes });
const stay = (changes: Partial<CountryUpdate>) => update({ concerns: 'maxStay', maxStay: { days: 180 }, ...changes });

describe('which stay leads', () => {
  const OLD = { value: '30 días', earlier: undefined };
  const NEW = { value: '180 días', earlier: '30 días' };

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
  ])('when %s', (_case, updates, { value, earlier }) => {
    const figure = stayInForce({ maxStay: { days: 30 }, updates }, TODAY);
    expect(figure.value).toBe(value);
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
      expect(stayInForce({ maxStay: { days: 30 }, updates: list }, TODAY)).toMatchObject({
        value: '90 días',
        earlier: '30 días',
      });
    }
  });

  test('a newer doubt does not hide the sure change before it; it is the first change', () => {
    const doubt = stay({ effective: '2026-06-01', maxStay: { days: 10 }, confidence: 'low' });
    const sure = stay({ effective: '2024-01-01', maxStay: { days: 90 } });
    const figure = stayInForce({ maxStay: { days: 30 }, updates: [sure, doubt] }, TODAY);
    expect(figure.value).toBe('90 días');
    expect(figure.changes).toEqual([doubt, sure]);
  });

  test('the reader sees every change about the stay, newest first, and none about anything else', () => {
    const future = stay({ effective: '2027', stage: 'announced' });
    const doubt = stay({ effective: '2021-05-24', confidence: 'medium' });
    const other = update({ concerns: 'alert' });
    const { changes } = stayInForce({ maxStay: { days: 30 }, updates: [doubt, other, future] }, TODAY);
    expect(changes).toEqual([future, doubt]);
  });

  test('a record without a stay says No especificado', () => {
    expect(stayInForce({ updates: [] }, TODAY)).toEqual({ value: 'No especificado', changes: [] });
  });

  test('where the record was silent, the stay in force stands alone', () => {
    const figure = stayInForce({ updates: [stay({})] }, TODAY);
    expect(figure.value).toBe('180 días');
    expect(figureFootnotes(figure)).toEqual([]);
  });
});
