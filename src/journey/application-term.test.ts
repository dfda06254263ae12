import { describe, expect, test } from 'vitest';
import type { ProcessingTime } from '../catalogue/processing-time-schema.ts';
import { applicationTerm, applyBy, type Term } from './application-term.ts';
import { formatDay, parseDay } from './calendar-day.ts';

const natural = (days: number): Term => ({ count: days, unit: 'days' });
const months = (count: number): Term => ({ count, unit: 'months' });
const atLeast = (term: Term): Term => ({ ...term, isLeast: true });
const withOwn = (term: Term, itself: Term): Term => ({ ...term, itself });
const working = (days: number): Term => ({ count: days, unit: 'working-days' });

const NORMAL = { for: 'normal', takes: 'hours', about: 72 } as const;

describe('the term in a processing time', () => {
  test.each<[ProcessingTime, Term]>([
    [{ takes: 'hours', to: 72 }, natural(3)],
    [{ takes: 'hours', about: 25 }, natural(2)],
    [{ takes: 'minutes' }, natural(1)],
    [{ takes: 'days', about: 5, note: 'según el portal' }, natural(5)],
    [{ takes: 'days', from: 7, to: 14 }, natural(14)],
    [{ takes: 'working-days', about: 3 }, working(3)],
    [{ takes: 'working-days', from: 1, to: 3 }, working(3)],
    [{ takes: 'working-hours', about: 72 }, atLeast(working(3))],
    [{ takes: 'weeks', to: 2 }, natural(14)],
    [{ takes: 'months', from: 1, to: 3 }, months(3)],
    [{ takes: 'months', note: 'de espera para la cita' }, atLeast(withOwn(months(2), months(1)))],
    [{ takes: 'weeks', note: 'varía' }, atLeast(withOwn(natural(14), natural(7)))],
    [{ takes: 'days', from: 7 }, atLeast(natural(7))],
    [{ takes: 'days', from: 7, ahead: { count: 3, unit: 'weeks' } }, atLeast(natural(21))],
    [{ takes: 'working-days', about: 3, ahead: { count: 1, unit: 'weeks' } }, withOwn(natural(7), working(3))],
    [{ takes: 'hours', about: 72, ahead: { count: 4, unit: 'working-days' } }, withOwn(working(4), natural(3))],
    [{ takes: 'unknown', ahead: { count: 30, unit: 'days' } }, natural(30)],
    [[NORMAL, { for: 'exprés', takes: 'hours', about: 24 }], natural(3)],
  ])('%j is %j', (time, term) => expect(applicationTerm(time)).toEqual(term));

  test.each<[string, ProcessingTime]>([
    ['a time nobody knows', { takes: 'unknown', note: 'pregunta a la embajada' }],
    ['nothing to apply for', { takes: 'none' }],
    ['one paper of two without a figure', [NORMAL, { for: 'visa de visitante', takes: 'weeks' }]],
  ])('%s is none', (_case, time) => expect(applicationTerm(time)).toBeUndefined());
});

test.each([
  // Friday 18 December 2026 is the eve of the entry.
  ['2026-12-19', natural(1), '2026-12-17'],
  ['2026-12-19', natural(3), '2026-12-15'],
  ['2026-12-19', working(3), '2026-12-15'],
  ['2026-12-21', working(1), '2026-12-17'],
  ['2026-12-21', working(5), '2026-12-13'],
  ['2027-01-01', natural(7), '2026-12-24'],
  ['2027-04-30', months(2), '2027-02-27'],
])('to enter on %s with a term of %o, apply by %s', (entry, term, last) => {
  expect(formatDay(applyBy(parseDay(entry) ?? Number.NaN, term))).toBe(last);
});
