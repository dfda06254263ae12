import { absentOr, fields, isFlag, listOf, valuesOf } from '../ui/shape.ts';
import { dropStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { isTyped, type JourneyDraft, MOST_TRIPS, type StopDraft, UNKNOWN_AGE } from './journey-draft.ts';
import { LISTS_KEY, LISTS_VERSION } from './journey-keys.ts';

/** What the dates tool kept before there was one journey. */
export const DATES_KEY = 'pv:fechas';
const DATES_VERSION = 1;

const isDates = fields({
  expiry: isTyped,
  issued: isTyped,
  trips: listOf(fields({ place: isTyped, entry: isTyped, exit: isTyped }), MOST_TRIPS),
});

const isLists = valuesOf(fields({ entry: absentOr(isTyped), exit: absentOr(isTyped), hasChild: absentOr(isFlag) }));

/** The journey with what former tools kept of it. @returns the same journey where they kept nothing. */
export function withFormerTrips(journey: JourneyDraft): { journey: JourneyDraft; dates: StoredData<unknown>['state'] } {
  const dates = readStored(DATES_KEY, DATES_VERSION, isDates);
  return { journey: withLists(dates.state === 'found' ? withDates(journey, dates.data) : journey), dates: dates.state };
}

/** Once it is the journey's, or the reader wants it gone. */
export function dropFormerTrips(): void {
  dropStored(DATES_KEY);
  const dated = datedLists();
  if (!dated) return;
  const undated = Object.entries(dated).map(([slug, { entry, exit, hasChild, ...list }]) => [slug, list]);
  writeStored(LISTS_KEY, LISTS_VERSION, Object.fromEntries(undated));
}

function withDates(
  journey: JourneyDraft,
  { expiry, issued, trips }: Pick<JourneyDraft, 'expiry' | 'issued'> & { trips: Omit<StopDraft, 'via'>[] },
): JourneyDraft {
  const isKnown = ({ place, entry, exit }: Omit<StopDraft, 'via'>) =>
    journey.trips.some((stop) => stop.place === place && stop.entry === entry && stop.exit === exit);
  return {
    ...journey,
    expiry: journey.expiry || expiry,
    issued: journey.issued || issued,
    trips: withStops(
      journey,
      trips.filter((trip) => !isKnown(trip)),
    ),
  };
}

/** A list's dates are a stay in its country, unless the journey has one there that is not over before. */
function withLists(journey: JourneyDraft): JourneyDraft {
  const lists = datedLists();
  if (!lists) return journey;
  const isKnown = (place: string, day: string) =>
    journey.trips.some((stop) => stop.place === place && (stop.exit || stop.entry || day) >= day);
  const stays = Object.entries(lists).map(([place, { entry = '', exit = '' }]) => ({ place, entry, exit }));
  const added = stays.filter(({ place, entry, exit }) => (entry || exit) && !isKnown(place, entry || exit));
  const hasChild = Object.values(lists).some((list) => list.hasChild);
  return {
    ...journey,
    children: hasChild && journey.children.length === 0 ? [UNKNOWN_AGE] : journey.children,
    trips: withStops(journey, added),
  };
}

function withStops({ trips }: JourneyDraft, added: readonly Omit<StopDraft, 'via'>[]): StopDraft[] {
  const stops = added.map(({ place, entry, exit }) => ({ place, entry, exit, via: [] }));
  return [...trips, ...stops].slice(0, MOST_TRIPS);
}

function datedLists() {
  const stored = readStored(LISTS_KEY, LISTS_VERSION, isLists);
  if (stored.state !== 'found') return undefined;
  const isDated = Object.values(stored.data).some(({ entry, exit, hasChild }) => entry || exit || hasChild);
  return isDated ? stored.data : undefined;
}
