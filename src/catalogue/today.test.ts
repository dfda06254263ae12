import { expect, it } from 'vitest';
import { todayInMexico } from './today.ts';

it.each([
  ['2026-11-21T05:59:59Z', '2026-11-20'],
  ['2026-11-21T06:00:00Z', '2026-11-21'],
  ['2026-11-21T00:00:00Z', '2026-11-20'],
  ['2026-11-21T23:59:59Z', '2026-11-21'],
  // Mexico City has had no summer time since October 2022: July is six hours behind too.
  ['2026-07-01T05:30:00Z', '2026-06-30'],
  ['2026-07-01T06:00:00Z', '2026-07-01'],
  ['2027-01-01T03:00:00Z', '2026-12-31'],
  ['2028-03-01T05:00:00Z', '2028-02-29'],
])('when it is %s, the reader in Mexico City lives on %s', (instant, day) => {
  expect(todayInMexico(new Date(instant))).toBe(day);
});
