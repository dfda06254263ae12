import { describe, expect, test } from 'vitest';
import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import { checkPassport } from './passport-check.ts';
import { stayLimit } from './stay-limit.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const rule = (text: Partial<PassportValidity> & Pick<PassportValidity, 'from'>): PassportValidity => ({
  source: { name: 'Fuente', url: 'https://example.org/', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
  ...text,
});
const SCHENGEN = rule({ months: 3, from: 'exit', issuedWithinYears: 10 });
const SIX_FROM_ENTRY = rule({ months: 6, from: 'entry' });
const ON_ENTRY = rule({ from: 'entry' });
const WHOLE_STAY = rule({ from: 'exit' });
const TURKEY = rule({ days: 60, from: 'permitted-stay' });
const TRIP = { entry: day('2027-05-01'), exit: day('2027-05-31') };
const LIMIT = stayLimit({ days: 30 });

describe('how long the passport must be valid', () => {
  test.each([
    ['three months after the exit', SCHENGEN, '2027-08-31'],
    ['six months from the entry', SIX_FROM_ENTRY, '2027-11-01'],
    ['the day of entry', ON_ENTRY, '2027-05-31', '2027-05-01'],
    ['the whole stay', WHOLE_STAY, '2027-05-31'],
    ['60 days after the stay of 30 that is permitted, 90 from the entry', TURKEY, '2027-07-30'],
    ['one month after the exit, which February has not', rule({ months: 1, from: 'exit' }), '2027-06-30'],
  ])('%s', (_name, validity, enough, needed = enough) => {
    const met = checkPassport({ expiry: day(enough) }, validity, TRIP, LIMIT);
    expect(met).toMatchObject({ outcome: 'met', neededUntil: day(needed) });
    const short = checkPassport({ expiry: day(enough) - 1 }, validity, TRIP, LIMIT);
    expect(['broken', 'expired']).toContain(short.outcome);
  });

  test('says by how many days it is met or missed', () => {
    expect(checkPassport({ expiry: day('2027-09-10') }, SCHENGEN, TRIP, LIMIT)).toMatchObject({ margin: 10 });
    expect(checkPassport({ expiry: day('2027-08-21') }, SCHENGEN, TRIP, LIMIT)).toMatchObject({
      outcome: 'broken',
      margin: -10,
    });
  });

  test('three months after 30 November are 28 February, and 29 in a leap year', () => {
    const until = (exit: string) => {
      const answer = checkPassport({ expiry: day('2030-01-01') }, SCHENGEN, { ...TRIP, exit: day(exit) }, LIMIT);
      return 'neededUntil' in answer ? formatDay(answer.neededUntil) : answer;
    };
    expect(until('2027-11-30')).toBe('2028-02-29');
    expect(until('2028-11-30')).toBe('2029-02-28');
  });
});

describe('a rule that sources tell otherwise', () => {
  const COUNTED_TWICE = rule({ months: 6, from: 'entry', others: [{ months: 6, from: 'exit' }] });

  test.each([
    ['long enough by all of them is long enough', '2027-11-30', 'met', false],
    ['too short for one of them may be too short', '2027-11-29', 'broken', true],
    ['long enough by the least strict alone may be too short', '2027-11-01', 'broken', true],
    ['too short by all of them is too short', '2027-10-31', 'broken', false],
  ])('%s', (_name, expiry, outcome, isDoubtful) => {
    const answer = checkPassport({ expiry: day(expiry) }, COUNTED_TWICE, TRIP, LIMIT);
    expect(answer).toMatchObject({ outcome, isDoubtful, neededUntil: day('2027-11-30') });
  });
});

describe('an expired passport', () => {
  test.each([
    ['before the entry', '2027-04-30', 'before-entry', 1],
    ['during the stay', '2027-05-30', 'during-stay', 1],
    ['on the day of entry, days before leaving', '2027-05-01', 'during-stay', 30],
  ])('%s is told whatever the rule', (_name, expiry, when, days) => {
    for (const validity of [SCHENGEN, SIX_FROM_ENTRY, ON_ENTRY, TURKEY, undefined]) {
      const answer = checkPassport({ expiry: day(expiry) }, validity, TRIP, LIMIT);
      expect(answer).toMatchObject({ outcome: 'expired', when, days });
    }
  });
});

describe('what cannot be known', () => {
  test.each([
    ['without an expiry', {}, SCHENGEN, LIMIT, 'no-expiry'],
    ['without a rule', { expiry: day('2035-01-01') }, undefined, LIMIT, 'no-rule'],
    [
      'when it hangs on an unknown stay',
      { expiry: day('2035-01-01') },
      TURKEY,
      stayLimit({ decidedBy: 'visa' }),
      'no-stay-limit',
    ],
  ])('%s', (_name, passport, validity, limit, because) => {
    expect(checkPassport(passport, validity, TRIP, limit)).toMatchObject({ outcome: 'unknown', because });
  });
});

describe('issued within ten years', () => {
  const EXPIRY = day('2028-01-01');

  test.each([
    ['the day before its tenth birthday', '2017-05-02', 'met', 'met'],
    ['on it', '2017-05-01', 'broken', 'broken'],
    ['long after it', '2010-01-01', 'broken', 'broken'],
  ])('%s', (_name, issued, age, outcome) => {
    const answer = checkPassport({ expiry: EXPIRY, issued: day(issued) }, SCHENGEN, TRIP, LIMIT);
    expect(answer).toMatchObject({ age, outcome });
  });

  test('follows from the expiry of a Mexican passport, which lasts ten years at most', () => {
    expect(checkPassport({ expiry: EXPIRY }, SCHENGEN, TRIP, LIMIT).age).toBe('deduced');
    const strict = rule({ months: 3, from: 'exit', issuedWithinYears: 5 });
    expect(checkPassport({ expiry: EXPIRY }, strict, TRIP, LIMIT).age).toBe('unknown');
    expect(checkPassport({}, SCHENGEN, TRIP, LIMIT).age).toBe('unknown');
  });

  test('is not spoken of where nobody asks', () => {
    expect(checkPassport({ expiry: EXPIRY }, SIX_FROM_ENTRY, TRIP, LIMIT).age).toBeUndefined();
  });
});
