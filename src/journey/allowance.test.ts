import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  earliestEntry,
  isSafe,
  lastSafeExit,
  left,
  overstayIn,
  presenceAround,
  SCHENGEN_ALLOWANCE,
  used,
  windowStart,
} from './allowance.ts';
import { type CalendarDay, formatDay, parseDay } from './calendar-day.ts';
import { type DatedStay, presenceOf } from './presence.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? Number.NaN;
const stay = (entry: string, exit: string): DatedStay => ({ entry: day(entry), exit: day(exit) });
const spoken = (found: CalendarDay | undefined) => found !== undefined && formatDay(found);

/** User manual of the European Commission's short-stay calculator, section 6, example 1. */
const EXEMPT = [stay('2024-01-01', '2024-01-01'), stay('2024-06-01', '2024-09-20')];
/** The same, example 2. */
const MULTIPLE = [stay('2024-01-01', '2024-01-10'), stay('2024-03-01', '2024-03-30'), stay('2024-05-01', '2024-06-09')];

describe("the European Commission's own examples", () => {
  test.each([
    ['EU-1.1', '2024-06-14', '2023-12-18', 15, 75],
    ['EU-1.2', '2024-08-29', '2024-03-03', 90, 0],
    ['EU-1.3', '2024-08-30', '2024-03-04', 91, -1],
    ['EU-1.4', '2024-09-20', '2024-03-25', 112, -22],
  ])('%s: on %s the window starts on %s, %i days are used and %i are left', (_id, checked, start, spent, rest) => {
    const presence = presenceOf(EXEMPT);
    expect(formatDay(windowStart(day(checked), SCHENGEN_ALLOWANCE))).toBe(start);
    expect(used(presence, day(checked), SCHENGEN_ALLOWANCE)).toBe(spent);
    expect(left(presence, day(checked), SCHENGEN_ALLOWANCE)).toBe(rest);
  });

  test('EU-1.3 and EU-1.4: the overstay starts on 30 August and is 22 days', () => {
    const [, second] = EXEMPT;
    const overstay = second && overstayIn(presenceOf(EXEMPT), second, SCHENGEN_ALLOWANCE);
    expect(overstay).toEqual({ first: day('2024-08-30'), days: 22 });
  });

  test.each([
    ['EU-2.1', '2024-06-19', 80, 20, '2024-07-08'],
    ['EU-2.2', '2024-08-07', 70, 20, '2024-08-26'],
    ['EU-2.3, one day later and thirty days more', '2024-08-08', 70, 50, '2024-09-26'],
    ['EU-2.4', '2024-09-08', 58, 90, '2024-12-06'],
  ])('%s: from %s, with %i days used before, one may stay %i days, until %s', (_id, entry, before, length, last) => {
    const presence = presenceOf(MULTIPLE);
    expect(used(presence, day(entry), SCHENGEN_ALLOWANCE)).toBe(before);
    const exit = lastSafeExit(presence, day(entry), SCHENGEN_ALLOWANCE);
    expect(spoken(exit)).toBe(last);
    expect((exit ?? 0) - day(entry) + 1).toBe(length);
  });

  test('the older edition: a window of 180 days that ends on 8 September 2015 starts on 13 March', () => {
    expect(formatDay(windowStart(day('2015-09-08'), SCHENGEN_ALLOWANCE))).toBe('2015-03-13');
    expect(formatDay(windowStart(day('2015-09-08'), { days: 90, window: 90 }))).toBe('2015-06-11');
  });
});

describe('counting', () => {
  test.each([
    ['in and out on one day', [stay('2026-05-10', '2026-05-10')], 1],
    ['a leap day', [stay('2028-02-28', '2028-03-01')], 3],
    ['no leap day', [stay('2027-02-28', '2027-03-01')], 2],
    ['across the new year', [stay('2026-12-31', '2027-01-01')], 2],
    ['two stays that share a day', [stay('2026-05-01', '2026-05-10'), stay('2026-05-10', '2026-05-20')], 20],
    ['a stay within another', [stay('2026-05-01', '2026-05-31'), stay('2026-05-10', '2026-05-12')], 31],
    ['the same stay twice', [stay('2026-05-01', '2026-05-10'), stay('2026-05-01', '2026-05-10')], 10],
    ['no stay at all', [], 0],
  ])('%s', (_name, stays, expected) => {
    const presence = presenceOf(stays);
    const last = Math.max(0, ...stays.map(({ exit }) => exit));
    expect(used(presence, last, SCHENGEN_ALLOWANCE)).toBe(expected);
  });

  test('90 days in a row are lawful and the 91st is not', () => {
    const ninety = stay('2026-01-01', '2026-03-31');
    expect(overstayIn(presenceOf([ninety]), ninety, SCHENGEN_ALLOWANCE)).toBeUndefined();
    const more = stay('2026-01-01', '2026-04-01');
    expect(overstayIn(presenceOf([more]), more, SCHENGEN_ALLOWANCE)).toEqual({ first: day('2026-04-01'), days: 1 });
  });

  test('leaving for a day resets nothing; 90 days outside always allow 90 more', () => {
    const ninety = presenceOf([stay('2026-01-01', '2026-03-31')]);
    expect(lastSafeExit(ninety, day('2026-04-02'), SCHENGEN_ALLOWANCE)).toBeUndefined();
    expect(spoken(earliestEntry(ninety, 90, day('2026-04-01'), SCHENGEN_ALLOWANCE))).toBe('2026-06-30');
    expect(spoken(lastSafeExit(ninety, day('2026-06-30'), SCHENGEN_ALLOWANCE))).toBe('2026-09-27');
  });

  test('a stay that was planned for later shortens the one before it', () => {
    const later = presenceOf([stay('2027-03-01', '2027-04-29')]);
    expect(spoken(lastSafeExit(later, day('2027-01-01'), SCHENGEN_ALLOWANCE))).toBe('2027-01-30');
    expect(spoken(lastSafeExit(presenceOf([]), day('2027-01-01'), SCHENGEN_ALLOWANCE))).toBe('2027-03-31');
  });

  test.each([0, 91, -3])('%i days in a row are never offered', (length) => {
    expect(earliestEntry(presenceOf([]), length, 0, SCHENGEN_ALLOWANCE)).toBeUndefined();
  });
});

describe('against a count by hand, day by day', () => {
  const START = day('2023-06-01');
  const arbitraryStays = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 120 }))
      .map(([offset, length]): DatedStay => ({ entry: START + offset, exit: START + offset + length })),
    { maxLength: 8 },
  );
  const arbitraryDay = fc.integer({ min: START - 200, max: START + 1300 });
  const arbitraryAllowance = fc.constantFrom(
    SCHENGEN_ALLOWANCE,
    { days: 30, window: 60 },
    { days: 5, window: 7 },
    { days: 90, window: 366 },
  );

  const isThere = (stays: readonly DatedStay[], at: CalendarDay) =>
    stays.some(({ entry, exit }) => entry <= at && at <= exit);
  const count = (stays: readonly DatedStay[], at: CalendarDay, window: number) => {
    let days = 0;
    for (let back = 0; back < window; back += 1) days += isThere(stays, at - back) ? 1 : 0;
    return days;
  };
  /** Every day of a stay, and every day of the others that was lawful before, is lawful with both. */
  const isSafeByHand = (
    others: readonly DatedStay[],
    added: DatedStay,
    { days, window }: typeof SCHENGEN_ALLOWANCE,
  ) => {
    for (let at = added.entry; at < added.exit + window; at += 1) {
      const isOwn = at <= added.exit;
      if (!isOwn && (!isThere(others, at) || count(others, at, window) > days)) continue;
      if (count([...others, added], at, window) > days) return false;
    }
    return true;
  };

  test('the days used are the same on every day', () => {
    fc.assert(
      fc.property(arbitraryStays, arbitraryDay, arbitraryAllowance, (stays, at, allowance) => {
        expect(used(presenceOf(stays), at, allowance)).toBe(count(stays, at, allowance.window));
      }),
      { numRuns: 300 },
    );
  });

  test('the unlawful days of a stay are the same', () => {
    fc.assert(
      fc.property(arbitraryStays, arbitraryAllowance, (stays, allowance) => {
        for (const one of stays) {
          const unlawful: CalendarDay[] = [];
          for (let at = one.entry; at <= one.exit; at += 1) {
            if (count(stays, at, allowance.window) > allowance.days) unlawful.push(at);
          }
          const overstay = overstayIn(presenceOf(stays), one, allowance);
          expect([overstay?.first, overstay?.days ?? 0]).toEqual([unlawful[0], unlawful.length]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a stay is called safe exactly when nothing becomes unlawful by it', () => {
    fc.assert(
      fc.property(
        arbitraryStays,
        arbitraryDay,
        fc.integer({ min: 0, max: 100 }),
        arbitraryAllowance,
        (others, entry, length, allowance) => {
          const added = { entry, exit: entry + length };
          expect(isSafe(presenceOf(others), added, allowance)).toBe(isSafeByHand(others, added, allowance));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the last safe exit is where a walk day by day stops, also when only the stays around are counted', () => {
    fc.assert(
      fc.property(arbitraryStays, arbitraryDay, arbitraryAllowance, (others, entry, allowance) => {
        let walked: CalendarDay | undefined;
        for (let exit = entry; isSafeByHand(others, { entry, exit }, allowance); exit += 1) walked = exit;
        expect(lastSafeExit(presenceOf(others), entry, allowance)).toBe(walked);
        const around = presenceAround(others, { entry, exit: entry }, allowance);
        expect(lastSafeExit(around, entry, allowance)).toBe(walked);
      }),
      { numRuns: 60 },
    );
  });

  test('the earliest return is the first day that a walk finds', () => {
    fc.assert(
      fc.property(
        arbitraryStays,
        arbitraryDay,
        fc.integer({ min: 1, max: 90 }),
        fc.constantFrom(SCHENGEN_ALLOWANCE, { days: 90, window: 366 }),
        (others, from, length, allowance) => {
          const found = earliestEntry(presenceOf(others), length, from, allowance);
          const isFree = (entry: CalendarDay) =>
            count(others, entry + length - 1, length) === 0 &&
            isSafeByHand(others, { entry, exit: entry + length - 1 }, allowance);
          let walked = from;
          while (!isFree(walked)) walked += 1;
          expect(found).toBe(walked);
        },
      ),
      { numRuns: 25 },
    );
  });
});
