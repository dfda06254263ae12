import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, formatDay, isWeekday, monthStart, parseDay, spokenDay, yearMonthDay } from './calendar-day.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const days = fc.integer({ min: day('1900-01-01'), max: day('2199-12-31') });

describe('a day as a number', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2024-02-29', 19_782],
    ['2026-11-21', 20_778],
  ])('%s is day %i', (text, number) => {
    expect(parseDay(text)).toBe(number);
    expect(formatDay(number)).toBe(text);
  });

  test.each([
    '',
    '2026',
    '2026-11',
    '2026-2-3',
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-21T00:00',
    '21/11/2026',
    '12026-01-01',
    '-001-01-01',
    'hoy',
  ])('«%s» is no day', (text) => expect(parseDay(text)).toBeUndefined());

  test.each([
    ['0001-01-01', '1.º de enero de 0001'],
    ['9999-12-31', '31 de diciembre de 9999'],
  ])('the edges of the calendar are days like others: %s', (text, spoken) => {
    expect(formatDay(day(text))).toBe(text);
    expect(spokenDay(day(text))).toBe(spoken);
  });

  test('every day is read back as it was written, and has one day between it and the next', () => {
    fc.assert(
      fc.property(days, (number) => {
        expect(day(formatDay(number))).toBe(number);
        expect(formatDay(number + 1) > formatDay(number)).toBe(true);
        const { year, month, dayOfMonth } = yearMonthDay(number);
        expect(monthStart(year, month) + dayOfMonth - 1).toBe(number);
      }),
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 120, '2034-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', -9, '2026-02-28'],
    ['2026-03-15', -27, '2023-12-15'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months are %s', (from, months, to) => expect(formatDay(addMonths(day(from), months))).toBe(to));

  test('adding months never skips one, and never goes past the same day of the month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -240, max: 240 }), (from, months) => {
        const before = yearMonthDay(from);
        const after = yearMonthDay(addMonths(from, months));
        expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
        expect(after.dayOfMonth).toBeLessThanOrEqual(before.dayOfMonth);
      }),
    );
  });
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['1969-12-27', false],
  ['1969-12-29', true],
])('%s is a weekday: %s', (text, expected) => expect(isWeekday(day(text))).toBe(expected));
