import { expect, test } from 'vitest';
import { textRows } from '../catalogue/testing/text-rows.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import { EMPTY_JOURNEY } from './journey-draft.ts';
import type { JourneyFacts } from './load-journey-facts.ts';
import { readJourney } from './read-journey.ts';
import { byPlace, TODAY } from './testing/sample-journeys.ts';

const today = parseDay(TODAY) ?? expect.unreachable();
const places = new Map([...byPlace].map(([slug, { place }]) => [slug, place]));
const known: JourneyFacts = { places, byPlace, hubOf: new Map(), failed: [] };

const stop = (id: number, entry: string, exit: string, place = 'japan') => ({ id, place, entry, exit, via: [] });
const read = (trips: ReturnType<typeof stop>[], facts = known) =>
  readJourney({ ...EMPTY_JOURNEY, trips }, facts, undefined, today);

test('a stay that is over counts, and is no border of the journey', () => {
  const { route } = read([stop(1, '2026-05-01', '2026-05-20'), stop(2, '2027-05-01', '2027-05-20')]);
  expect(route.legs).toHaveLength(1);
  expect(route.earlier).toHaveLength(1);
});

test('a stop whose facts have not come yet is no border, and its days count', () => {
  const { route, problems } = read([stop(1, '2027-05-01', '2027-05-20')], { ...known, byPlace: new Map() });
  expect(route).toMatchObject({ legs: [], earlier: [{ entry: parseDay('2027-05-01') }] });
  expect(problems.stops.size).toBe(0);
});

test('a date that does not exist is named at its stop and nothing is computed from it', () => {
  const { route, problems } = read([stop(7, '2027-02-30', '2027-03-20')]);
  expect(problems.stops.get(7)?.entry).toContain('2027-02-30');
  expect(route.legs).toMatchObject([{ entry: undefined, exit: parseDay('2027-03-20') }]);
});

test('every border knows its stop: a connection the one it leads to, none on the way home', () => {
  const via = [{ place: 'atlantis', label: 'Dallas (DFW)', leaves: 'no' as const }];
  const { route, stopIds } = readJourney(
    { ...EMPTY_JOURNEY, trips: [{ ...stop(3, '', ''), via }], back: via },
    known,
    undefined,
    today,
  );
  expect(route.legs.map(({ kind }) => kind)).toEqual(['layover', 'stop', 'layover']);
  expect(stopIds).toEqual([3, 3, undefined]);
  expect(route.legs[0]).toMatchObject({ label: 'Dallas (DFW)', leaves: false, facts: undefined, hub: undefined });
});

test.each(
  textRows(
    `
a stay within another: there and back | japan 1 9 > china 4 6 | 0 japan 1–4 > 1 china 4–6 > 0 japan 6–9
two of them | japan 1 9 > china 4 4 > peru 6 7 | 0 japan 1–4 > 1 china 4–4 > 0 japan 4–6 > 2 peru 6–7 > 0 japan 7–9
to its last day, from which nobody comes back | japan 1 9 > china 4 9 | 0 japan 1–9 > 1 china 4–9
without a border between | italy 1 9 > spain 4 6 | 0 italy 1–9 > 1 spain 4–6
`,
    3,
  ),
)('%s', (_what, route, legs) => {
  const day = (text = '') => `2027-03-0${text}`;
  const stops = route.split(' > ').map((part, id) => {
    const [place = '', entry, exit] = part.split(' ');
    return stop(id, day(entry), day(exit), place);
  });
  const { route: told, stopIds } = read(stops);
  const words = told.legs.map((leg, at) => {
    const [entry, exit] = leg.kind === 'stop' ? [leg.entry ?? 0, leg.exit ?? 0] : [0, 0];
    return `${stopIds[at]} ${leg.facts?.place.slug} ${formatDay(entry).slice(9)}–${formatDay(exit).slice(9)}`;
  });
  expect(words.join(' > ')).toBe(legs);
});
