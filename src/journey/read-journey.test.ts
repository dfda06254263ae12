import { expect, test } from 'vitest';
import { toCountryDetails } from '../catalogue/country-details.ts';
import { summarise } from '../catalogue/country-summary.ts';
import { countryDraft, draftCatalogue } from '../records/testing/country-draft.ts';
import { parseDay } from './calendar-day.ts';
import { EMPTY_JOURNEY } from './journey-draft.ts';
import type { JourneyFacts } from './load-journey-facts.ts';
import { readJourney } from './read-journey.ts';
import { tripPlaces } from './trip-place.ts';

const DATE = '2026-11-22';
const TODAY = parseDay(DATE) ?? expect.unreachable();
const narnia = countryDraft();
const places = new Map(tripPlaces([narnia], DATE).map((place) => [place.slug, place]));
const place = places.get(narnia.slug) ?? expect.unreachable();
const { rates } = draftCatalogue(narnia);
const details = toCountryDetails(summarise(narnia, { rates }, DATE), { rates, today: DATE });
const known: JourneyFacts = {
  places,
  byPlace: new Map([[narnia.slug, { details, place }]]),
  hubOf: new Map(),
  failed: [],
};

const stop = (id: number, entry: string, exit: string, to = narnia.slug) => ({ id, place: to, entry, exit, via: [] });
const read = (trips: ReturnType<typeof stop>[]) => readJourney({ ...EMPTY_JOURNEY, trips }, known, undefined, TODAY);

test('a stay that is over counts, and is no border of the journey', () => {
  const { route } = read([stop(1, '2026-05-01', '2026-05-20'), stop(2, '2027-05-01', '2027-05-20')]);
  expect(route.legs).toHaveLength(1);
  expect(route.earlier).toHaveLength(1);
});

test('a stop whose facts have not come yet is no border, and its days count', () => {
  const { route, problems } = readJourney(
    { ...EMPTY_JOURNEY, trips: [stop(1, '2027-05-01', '2027-05-20')] },
    { ...known, byPlace: new Map() },
    undefined,
    TODAY,
  );
  expect(route).toMatchObject({ legs: [], earlier: [{ entry: parseDay('2027-05-01') }] });
  expect(problems.stops.size).toBe(0);
});

test('a date that does not exist is named at its stop and nothing is computed from it', () => {
  const { route, problems } = read([stop(7, '2027-02-30', '2027-03-20')]);
  expect(problems.stops.get(7)?.entry).toContain('2027-02-30');
  expect(route.legs).toMatchObject([{ entry: undefined, exit: parseDay('2027-03-20') }]);
});

test('every border knows its stop: a connection the one it leads to, none on the way home', () => {
  const via = [{ place: 'united-states', label: 'Dallas (DFW)', leaves: 'no' as const }];
  const { route, stopIds } = readJourney(
    { ...EMPTY_JOURNEY, trips: [{ ...stop(3, '', ''), via }], back: via },
    known,
    undefined,
    TODAY,
  );
  expect(route.legs.map(({ kind }) => kind)).toEqual(['layover', 'stop', 'layover']);
  expect(stopIds).toEqual([3, 3, undefined]);
  expect(route.legs[0]).toMatchObject({ label: 'Dallas (DFW)', leaves: false, facts: undefined, hub: undefined });
});
