import { describe, expect, test } from 'vitest';
import { textRows } from '../catalogue/testing/text-rows.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import { findingsOf } from './testing/sample-journeys.ts';
import { earliestDeparture } from './ways-out.ts';

const applications = (route: string) => findingsOf(route).flatMap((each) => (each.kind === 'apply' ? [each] : []));

describe('a way out of a permit', () => {
  // Free in the zone, for sure: Panama before Brazil and Colombia; South Korea is in doubt.
  test.each(
    textRows(
      `
to South America | (united-states) > peru march | panama brasil colombia
on the way home from there | peru march > (united-states) | panama brasil colombia
the connection itself is none | (canada in) > peru march | panama brasil colombia
where one is going is none | (united-states) > colombia march | panama brasil
another member of the area where one is going is one, and no place without flights from Mexico |
  (united-kingdom out) > france march | narnia schengen turquia panama
to North America, nothing far to the south | (united-states) > canada march | panama
a stay in the country is no connection | (united-states) > united-states march |
at a stop | vietnam march |
`,
      3,
    ),
  )('%s: other connections', (_what, route, others) => {
    expect(applications(route)[0]?.others?.join(' ') ?? '').toBe(others);
  });

  test('for Asia, the hubs of Asia first', () => {
    const [visa] = applications('(united-states) > vietnam march');
    expect(visa?.others?.slice(0, 2)).toEqual(['japon', 'singapur']);
  });

  test('China names its transit to who stays longer or goes home, not to who comes or leaves by land elsewhere', () => {
    expect(applications('china march')[0]?.transitHours).toBe(240);
    expect(applications('vietnam march')[0]?.transitHours).toBeUndefined();
    const back = 'japan 2027-03-01 2027-03-03 > china 2027-03-03 2027-03-09 > japan 2027-03-09 2027-03-12';
    expect(applications(back)[0]?.transitHours).toBeUndefined();
    const hours = (came: string, left: string) =>
      applications(`japan march > china 2027-04-02 2027-04-20 ${came} > singapore 2027-04-20 2027-04-22 ${left}`)[0]
        ?.transitHours;
    expect([hours('air', 'air'), hours('land', 'air'), hours('air', 'land')]).toEqual([240, undefined, undefined]);
  });

  test.each([
    ['a permit in time needs no other day', 'united-kingdom march', undefined],
    // Three working days from Sunday 22 November: 23, 24, 25; one leaves the day after.
    ['one that is late', 'united-kingdom 2026-11-24 2026-11-30', '2026-11-26'],
  ])('%s', (_what, route, from) => {
    const day = applications(route)[0]?.from;
    expect(day === undefined ? undefined : formatDay(day)).toBe(from);
  });
});

test('a term of months ends months later', () => {
  const today = parseDay('2026-11-22') ?? expect.unreachable();
  const day = earliestDeparture({ count: 2, unit: 'months' }, today) ?? expect.unreachable();
  expect(formatDay(day)).toBe('2027-01-23');
});
