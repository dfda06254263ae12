import { describe, expect, test } from 'vitest';
import type { Stay as Limit } from '../catalogue/stay-schema.ts';
import { type CalendarDay, formatDay, parseDay } from './calendar-day.ts';
import { type DatedStay, presenceOf } from './presence.ts';
import { checkStay } from './stay-check.ts';
import { type StayLimit, stayLimit } from './stay-limit.ts';

const SCHENGEN_LIMIT = stayLimit({ days: 90, within: 180 });

const day = (text: string): CalendarDay => parseDay(text) ?? Number.NaN;
const stay = (entry: string, exit: string): DatedStay => ({ entry: day(entry), exit: day(exit) });
const check = (asked: DatedStay, limit: StayLimit, ...others: DatedStay[]) => {
  const stays = [...others, asked];
  const { outcome, ...rest } = checkStay(asked, limit, { stays, presence: presenceOf(stays) });
  const spoken = Object.entries(rest).map(([name, value]) => [
    name,
    name === 'days' ? value : value && formatDay(value),
  ]);
  return { outcome, ...Object.fromEntries(spoken.filter(([, value]) => value !== undefined)) };
};

describe('a limit for each stay', () => {
  const NINETY = stayLimit({ days: 90 });

  test('the entry is the first day and the last allowed one is still within', () => {
    expect(check(stay('2027-01-01', '2027-03-31'), NINETY)).toEqual({ outcome: 'within', lastDay: '2027-03-31' });
    expect(check(stay('2027-01-01', '2027-04-01'), NINETY)).toEqual({
      outcome: 'over',
      first: '2027-04-01',
      days: 1,
      lastDay: '2027-03-31',
    });
  });

  test('other stays in the place do not count', () => {
    const others = [stay('2026-10-01', '2026-12-29'), stay('2027-04-10', '2027-06-30')];
    expect(check(stay('2027-01-01', '2027-03-31'), NINETY, ...others).outcome).toBe('within');
  });

  test('months end on the eve of the same day', () => {
    const limit = stayLimit({ months: 6 });
    expect(check(stay('2027-08-31', '2028-02-28'), limit)).toEqual({ outcome: 'within', lastDay: '2028-02-28' });
    expect(check(stay('2027-08-31', '2028-02-29'), limit).outcome).toBe('over');
  });
});

describe('what somebody else decides', () => {
  test.each<[Limit, string, string]>([
    [{ months: 6, upTo: true }, '2027-01-05', 'depends'],
    [{ months: 6, decidedBy: 'officer' }, '2027-07-01', 'over'],
    [{ days: [30, 90], decidedBy: 'visa' }, '2027-01-30', 'within'],
    [{ days: [30, 90], decidedBy: 'visa' }, '2027-01-31', 'depends'],
    [{ days: [30, 90], decidedBy: 'visa' }, '2027-04-01', 'over'],
    [{ decidedBy: 'visa', note: 'Lo común son 30 días.' }, '2027-01-02', 'unknown'],
  ])('%j, until %s: %s', (limit, exit, outcome) => {
    expect(check(stay('2027-01-01', exit), stayLimit(limit)).outcome).toBe(outcome);
  });
});

describe('a figure by the year, which nobody defines', () => {
  const YEARLY = stayLimit({ perYear: { days: 90 } });

  test('under it in any twelve months is certain; over it is not, and is not called wrong', () => {
    const first = stay('2027-01-01', '2027-02-15');
    expect(check(first, YEARLY).outcome).toBe('within');
    expect(check(stay('2027-11-01', '2027-12-10'), YEARLY, first).outcome).toBe('within');
    expect(check(stay('2027-11-01', '2027-12-20'), YEARLY, first).outcome).toBe('tally-unclear');
    expect(check(stay('2027-01-01', '2027-04-01'), YEARLY).outcome).toBe('over');
  });

  test('each entry has its own limit too', () => {
    const limit = stayLimit({ days: 30, perYear: { days: 90 } });
    expect(check(stay('2027-01-01', '2027-01-31'), limit)).toMatchObject({ outcome: 'over', days: 1 });
  });
});

describe('the Schengen count', () => {
  const EARLIER = stay('2027-01-01', '2027-02-28');

  test('what is within says until when it would still be', () => {
    expect(check(stay('2027-04-01', '2027-04-20'), SCHENGEN_LIMIT, EARLIER)).toEqual({
      outcome: 'within',
      lastDay: '2027-05-01',
    });
  });

  test('what is too long says since when, by how many days, and which exit would be safe', () => {
    expect(check(stay('2027-04-01', '2027-05-05'), SCHENGEN_LIMIT, EARLIER)).toEqual({
      outcome: 'over',
      first: '2027-05-02',
      days: 4,
      lastDay: '2027-05-01',
    });
  });

  test('where not even the entry is lawful it says when the same stay is', () => {
    const spent = stay('2027-01-01', '2027-03-31');
    expect(check(stay('2027-04-10', '2027-04-19'), SCHENGEN_LIMIT, spent)).toEqual({
      outcome: 'over',
      first: '2027-04-10',
      days: 10,
      returnFrom: '2027-06-30',
    });
  });

  test('the return it names keeps clear of stays planned for years ahead', () => {
    const full = [
      stay('2026-12-01', '2027-02-28'),
      stay('2027-06-01', '2027-08-29'),
      stay('2027-11-28', '2028-02-25'),
      stay('2028-05-26', '2028-08-23'),
    ];
    expect(check(stay('2027-03-05', '2027-04-03'), SCHENGEN_LIMIT, ...full).returnFrom).toBe('2028-11-22');
  });

  test('a lawful stay that spoils a later one is told, with the exit that does not', () => {
    const later = stay('2027-04-01', '2027-06-09');
    expect(check(stay('2027-02-01', '2027-02-28'), SCHENGEN_LIMIT, later)).toEqual({
      outcome: 'harms-later-stay',
      lastDay: '2027-02-20',
    });
  });

  test('a shorter limit of the place itself comes first', () => {
    const limit: StayLimit = {
      ...stayLimit({ days: 30 }),
      ...(SCHENGEN_LIMIT.kind === 'known' && { total: SCHENGEN_LIMIT.total }),
    };
    expect(check(stay('2027-04-01', '2027-05-10'), limit)).toMatchObject({ outcome: 'over', lastDay: '2027-04-30' });
  });

  test('its last lawful day is its own, whatever a later stay would want', () => {
    const [before, later] = [stay('2026-11-10', '2026-11-30'), stay('2027-04-10', '2027-05-01')];
    expect(check(stay('2027-01-05', '2027-03-20'), SCHENGEN_LIMIT, before, later)).toEqual({
      outcome: 'over',
      first: '2027-03-15',
      days: 6,
      lastDay: '2027-03-14',
    });
  });
});
