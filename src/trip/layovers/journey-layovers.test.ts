import { describe, expect, test } from 'vitest';
import { EMPTY_JOURNEY, type LayoverDraft, MOST_LAYOVERS } from '../../journey/journey-draft.ts';
import type { EditedJourney } from '../../journey/journey-store.ts';
import { type LayoverTrip, layoversOf, tripFromHash, tripToParams, withLayovers } from './journey-layovers.ts';

const TODAY = '2026-11-22';
const HUBS = [
  { id: 'estados-unidos', name: 'Estados Unidos', place: 'united-states', aliases: ['united-states', 'us'] },
  { id: 'schengen', name: 'Zona Schengen', place: 'spain', aliases: ['france', 'fr', 'spain', 'es'] },
  { id: 'canada', name: 'Canadá', place: 'canada', aliases: ['canada', 'ca'] },
];
const DALLAS: LayoverDraft = { place: 'united-states', label: 'Dallas (DFW)', leaves: 'no' };
const PARIS: LayoverDraft = { place: 'france', label: 'París (CDG)', leaves: 'si' };
const LAOS: LayoverDraft = { place: 'laos', label: 'Laos', leaves: '' };

const stop = (id: number, place: string, entry: string, exit: string, ...via: LayoverDraft[]) => ({
  id,
  place,
  entry,
  exit,
  via,
});
const JOURNEY: EditedJourney = {
  ...EMPTY_JOURNEY,
  trips: [
    stop(1, 'peru', '2020-01-01', '2020-01-09', PARIS),
    stop(2, 'japan', '2027-05-01', '2027-05-20', DALLAS, LAOS),
    stop(3, 'china', '', ''),
  ],
  back: [DALLAS],
};
const viaOf = (journey: EditedJourney) => journey.trips.map(({ via }) => via?.map(({ label }) => label));

describe('the layovers of a journey', () => {
  test('are those of what is still to come, each hub once', () => {
    expect(layoversOf(JOURNEY, HUBS, TODAY)).toEqual({ hubs: ['estados-unidos'], leaves: false });
    expect(layoversOf({ ...JOURNEY, back: [PARIS] }, HUBS, TODAY)).toEqual({ hubs: ['estados-unidos', 'schengen'] });
    expect(layoversOf({ ...EMPTY_JOURNEY, trips: [] }, HUBS, TODAY)).toEqual({ hubs: [] });
  });

  test('one more is before the next stop; the others stay as they were named', () => {
    const journey = withLayovers(JOURNEY, { hubs: ['estados-unidos', 'canada'], leaves: false }, HUBS, TODAY);
    expect(viaOf(journey)).toEqual([['París (CDG)'], ['Dallas (DFW)', 'Laos', 'Canadá'], []]);
    expect(journey.trips[1]?.via?.at(-1)).toEqual({ place: 'canada', label: 'Canadá', leaves: 'no' });
    expect(journey.back).toEqual([DALLAS]);
  });

  test('one less is gone from everywhere but what is past', () => {
    const journey = withLayovers({ ...JOURNEY, back: [PARIS] }, { hubs: ['estados-unidos'] }, HUBS, TODAY);
    expect(viaOf(journey)).toEqual([['París (CDG)'], ['Dallas (DFW)', 'Laos'], []]);
    expect(journey.back).toEqual([]);
  });

  test('leaving the zone is said of all hubs at once, and of each alone as long as nobody says so', () => {
    const mixed = { ...JOURNEY, back: [PARIS] };
    const added = withLayovers(mixed, { hubs: ['estados-unidos', 'schengen', 'canada'] }, HUBS, TODAY);
    expect(added.trips[1]?.via?.map(({ leaves }) => leaves)).toEqual(['no', '', '']);
    const said = withLayovers(mixed, { hubs: ['estados-unidos', 'schengen'], leaves: true }, HUBS, TODAY);
    expect(said.trips[1]?.via?.map(({ leaves }) => leaves)).toEqual(['si', '']);
  });

  test('without a stop to come they are on the way home', () => {
    const past = { ...JOURNEY, trips: JOURNEY.trips.slice(0, 1), back: [] };
    const journey = withLayovers(past, { hubs: ['schengen'] }, HUBS, TODAY);
    expect(journey.back).toEqual([{ place: 'spain', label: 'Zona Schengen', leaves: '' }]);
    expect(layoversOf(journey, HUBS, TODAY)).toEqual({ hubs: ['schengen'] });
  });

  test('no more are taken than a journey keeps', () => {
    const many = Array.from({ length: 40 }, (_, index) => `h${index}`);
    const hubs = many.map((id) => ({ id, name: id, place: id, aliases: [id] }));
    const journey = withLayovers(JOURNEY, { hubs: many }, hubs, TODAY);
    expect(journey.trips[1]?.via).toHaveLength(MOST_LAYOVERS);
    expect(journey.back).toHaveLength(MOST_LAYOVERS);
  });
});

const ADDRESSED = [
  { id: 'estados-unidos', aliases: ['united-states', 'usa', 'us'] },
  { id: 'canada', aliases: ['ca'] },
  { id: 'schengen', aliases: ['spain', 'espana', 'es', 'france', 'francia', 'fr'] },
];
const read = (hash: string) => tripFromHash(hash, ADDRESSED);

describe('a shared address', () => {
  test.each<[string, string, LayoverTrip]>([
    ['no question', '', { hubs: [] }],
    ['hubs in the order of the trip', '#por=canada,estados-unidos', { hubs: ['canada', 'estados-unidos'] }],
    ['staying in the zone', '#por=canada&salgo=no', { hubs: ['canada'], leaves: false }],
    ['going out', '#por=canada&salgo=si', { hubs: ['canada'], leaves: true }],
    ['a hub twice', '#por=canada,ca,canada', { hubs: ['canada'] }],
    ['capitals and spaces', '#por=Canada,%20US', { hubs: ['canada', 'estados-unidos'] }],
    ['a country of an area', '#por=espana', { hubs: ['schengen'] }],
  ])('%s', (_case, hash, trip) => {
    expect(read(hash)).toEqual({ trip, unknown: [] });
  });

  test.each<[string, string, LayoverTrip, string[]]>([
    ['a hub that is not one', '#por=atlantida,canada', { hubs: ['canada'] }, ['atlantida']],
    ['neither yes nor no', '#por=canada&salgo=quizas', { hubs: ['canada'] }, ['quizas']],
    ['markup', '#por=%3Cb%3E', { hubs: [] }, ['<b>']],
    ['names every object has', '#por=constructor,__proto__', { hubs: [] }, ['constructor', '__proto__']],
  ])('%s is left out and named', (_case, hash, trip, unknown) => {
    expect(read(hash)).toEqual({ trip, unknown });
  });

  test('ten thousand words do no harm', () => {
    const { trip, unknown } = read(`#por=${'canada,x,'.repeat(5000)}`);
    expect(trip.hubs).toEqual(['canada']);
    expect(unknown).toHaveLength(5000);
  });
});

test.each<[LayoverTrip]>([
  [{ hubs: ['canada'] }],
  [{ hubs: ['schengen', 'canada'], leaves: true }],
  [{ hubs: ['estados-unidos'], leaves: false }],
])('%j written into an address reads the same', (trip) => {
  expect(read(`#${tripToParams(trip)}`)).toEqual({ trip, unknown: [] });
});
