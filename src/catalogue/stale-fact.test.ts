import { describe, expect, it } from 'vitest';
import { daysSince, FRESH_DAYS, isStale, staleText } from './stale-fact.ts';

describe('a fact counts as fresh for 180 days after its check', () => {
  it.each([
    ['the day itself', '2026-11-21', '2026-11-21', 0, false],
    ['180 days later', '2026-11-21', '2027-05-20', 180, false],
    ['181 days later', '2026-11-21', '2027-05-21', 181, true],
    ['180 days over a leap day', '2027-11-21', '2028-05-19', 180, false],
    ['181 days over a leap day', '2027-11-21', '2028-05-20', 181, true],
    ['from a leap day', '2028-02-29', '2028-08-27', 180, false],
    ['from a leap day, one more', '2028-02-29', '2028-08-28', 181, true],
    ['over the change of a year', '2026-12-31', '2027-01-01', 1, false],
    ['checked on a day still to come', '2026-11-22', '2026-11-21', -1, false],
  ])('%s: %s, read on %s, is %i days', (_case, checkedOn, today, days, stale) => {
    expect(daysSince(checkedOn, today)).toBe(days);
    expect(isStale(checkedOn, today)).toBe(stale);
  });

  it('is the number of days that the rule names', () => {
    expect(FRESH_DAYS).toBe(180);
  });
});

describe('clocks that are put forward and back', () => {
  // Tijuana, Madrid and Sydney change theirs between these days; a day of 23 or 25 hours is still a day.
  it.each([
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-10-03', '2026-10-05', 2],
    ['2026-03-01', '2026-08-28', 180],
  ])('from %s to %s are %i days', (checkedOn, today, days) => {
    const timeZone = process.env['TZ'];
    for (const zone of ['America/Tijuana', 'Europe/Madrid', 'Australia/Sydney', 'Pacific/Kiritimati', 'UTC']) {
      process.env['TZ'] = zone;
      expect(daysSince(checkedOn, today)).toBe(days);
    }
    if (timeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = timeZone;
  });
});

describe('what the reader is told', () => {
  it.each([
    ['2026-11-21', 'sin verificar desde el 21 de noviembre de 2026'],
    ['2026-05-01', 'sin verificar desde el 1.º de mayo de 2026'],
  ])('of a fact checked on %s', (checkedOn, text) => {
    expect(staleText(checkedOn)).toBe(text);
  });
});
