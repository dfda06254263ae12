import { expect, test } from 'vitest';
import type { Stay } from '../catalogue/stay-schema.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import { lastDayOf, type Span, type StayLimit, stayLimit, type Total } from './stay-limit.ts';

const days = (count: number): Span => ({ count, unit: 'days' });
const months = (count: number): Span => ({ count, unit: 'months' });
const fixed = (stay: Span, total?: Total): StayLimit => ({
  kind: 'known',
  longest: stay,
  surely: stay,
  ...(total && { total }),
});
const upTo = (longest: Span, rest: { surely?: Span; total?: Total } = {}): StayLimit => ({
  kind: 'known',
  longest,
  ...rest,
});
const yearly = (count: number): Total => ({ days: count, window: 366, isExact: false });

test.each<[Stay, StayLimit]>([
  [{ days: 90 }, fixed(days(90))],
  [{ months: 6 }, fixed(months(6))],
  [{ days: 90, within: 180 }, fixed(days(90), { days: 90, window: 180, isExact: true })],
  [{ months: 3, within: 6 }, fixed(months(3), { days: 89, window: 184, isExact: false })],
  [{ perYear: { days: 90 } }, fixed(days(90), yearly(90))],
  [{ days: 30, perYear: { days: 90 } }, fixed(days(30), yearly(90))],
  [{ days: 30, perYear: { months: 3 } }, fixed(days(30), yearly(89))],
  [{ days: 30, per: 'unknown' }, fixed(days(30), { days: 30, window: 180, isExact: false })],
  [{ days: 90, upTo: true }, upTo(days(90))],
  [{ months: 6, decidedBy: 'officer' }, upTo(months(6))],
  [{ perYear: { days: 90 }, decidedBy: 'officer' }, upTo(days(90), { total: yearly(90) })],
  [{ days: [15, 30, 90], decidedBy: 'fee' }, upTo(days(90), { surely: days(15) })],
  [{ decidedBy: 'visa', note: 'Lo común son 30 días.' }, { kind: 'unknown' }],
])('%j can be counted as %j', (stay, limit) => {
  expect(stayLimit(stay)).toEqual(limit);
});

test.each([
  ['2026-03-01', days(1), '2026-03-01'],
  ['2026-01-01', days(90), '2026-03-31'],
  ['2028-01-01', days(90), '2028-03-30'],
  ['2026-01-15', months(3), '2026-04-14'],
  ['2026-11-30', months(3), '2027-02-27'],
  ['2026-01-01', months(12), '2026-12-31'],
])('from %s, the entry being the first day, %o end on %s', (entry, span, last) => {
  expect(formatDay(lastDayOf(parseDay(entry) ?? Number.NaN, span))).toBe(last);
});
