import { describe, expect, test } from 'vitest';
import { type CheckedFact, checksOldestFirst, isDue, isExpired } from './freshness.ts';

const TODAY = '2027-11-21';

function checked(place: string, checkedOn: string, fact = 'visa'): CheckedFact {
  return { place, fact, checkedOn, file: `content/countries/${place}.yaml` };
}

describe('when a fact is due', () => {
  test.each([
    ['today', TODAY, 0, 'fresh'],
    ['180 days ago', '2027-05-25', 180, 'fresh'],
    ['181 days ago', '2027-05-24', 181, 'due'],
    ['365 days ago', '2026-11-21', 365, 'due'],
    ['366 days ago', '2026-11-20', 366, 'expired'],
    ['tomorrow, by a slip', '2027-11-22', -1, 'fresh'],
  ])('checked %s', (_when, checkedOn, days, state) => {
    const [check] = checksOldestFirst([checked('Japón', checkedOn)], TODAY);
    expect(check?.days).toBe(days);
    expect(check && [isDue(check), isExpired(check)]).toEqual([state === 'due', state === 'expired']);
  });
});

test('the oldest come first, and those of one day by the Spanish alphabet', () => {
  const facts = [
    checked('Zambia', '2027-01-02'),
    checked('África', '2027-01-02'),
    checked('Japón', '2026-01-02'),
    checked('Nauru', '2027-01-02'),
  ];
  expect(checksOldestFirst(facts, TODAY).map(({ place }) => place)).toEqual(['Japón', 'África', 'Nauru', 'Zambia']);
});
