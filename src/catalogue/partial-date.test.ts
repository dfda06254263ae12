import { describe, expect, it, test } from 'vitest';
import { comparePartialDates, dueDay, formatPartialDate, isFullDate, isPartialDate } from './partial-date.ts';

describe('which dates an editor may write', () => {
  it.each(['2026', '2026-04', '2026-12', '2026-04-10', '2024-02-29', '2026-12-31'])('%s exists', (value) => {
    expect(isPartialDate(value)).toBe(true);
  });

  it.each([
    '',
    '26',
    '2026-4',
    '2026-00',
    '2026-13',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-04-00',
    '2026/04/10',
    '10-04-2026',
    '2026-04-10T00:00',
    ' 2026-04-10',
    'abril de 2026',
  ])('%j is refused', (value) => {
    expect(isPartialDate(value)).toBe(false);
    expect(isFullDate(value)).toBe(false);
  });

  it.each([
    ['2026', false],
    ['2026-04', false],
    ['2026-04-10', true],
  ])('%s is a whole day: %s', (value, isWhole) => {
    expect(isFullDate(value)).toBe(isWhole);
  });
});

describe('how a date reads', () => {
  it.each([
    ['2026', '2026'],
    ['2026-04', 'abril de 2026'],
    ['2026-04-10', '10 de abril de 2026'],
    ['2026-01-01', '1.º de enero de 2026'],
    ['2026-12-31', '31 de diciembre de 2026'],
    ['2024-02-09', '9 de febrero de 2024'],
    ['2026-09', 'septiembre de 2026'],
  ])('%s reads %s', (value, text) => {
    expect(formatPartialDate(value)).toBe(text);
  });
});

describe('the order of dates', () => {
  it.each([
    ['2025-12-31', '2026', -1],
    ['2026', '2026-01-01', 0],
    ['2026-04', '2026-04-01', 0],
    ['2026-04', '2026-04-02', -1],
    ['2026-10-01', '2026-09-30', 1],
    ['2027', '2026-12-31', 1],
  ])('%s against %s: %i', (a, b, sign) => {
    expect(Math.sign(comparePartialDates(a, b))).toBe(sign);
    expect(Math.sign(comparePartialDates(b, a)) + sign).toBe(0);
  });

  test('sorting puts a coarse date before the later days it covers', () => {
    expect(['2026-04-10', '2026', '2025-12', '2026-04'].sort(comparePartialDates)).toEqual([
      '2025-12',
      '2026',
      '2026-04',
      '2026-04-10',
    ]);
  });
});

it.each([
  ['2027-01-01', '2027-01-01'],
  ['2026-04', '2026-05-01'],
  ['2026-09', '2026-10-01'],
  ['2026-12', '2027-01-01'],
  ['2026', '2027-01-01'],
])('what is announced for %s is due from %s', (announced, day) => {
  expect(dueDay(announced)).toBe(day);
});
