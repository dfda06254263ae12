import { useSyncExternalStore } from 'react';
import { eraseSetAside, eraseStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { addToSituation, currentSituation } from './current-situation.ts';
import { type AddressedJourney, journeyFromHash } from './journey-address.ts';
import { EMPTY_JOURNEY, isJourneyDraft, type JourneyDraft, MOST_TRIPS, type StopDraft } from './journey-draft.ts';
import { JOURNEY_KEY, JOURNEY_VERSION } from './journey-keys.ts';
import { pageStore } from './page-store.ts';

/** A stop of the list, with a name of its own while the page is open. */
export interface ListedStop extends StopDraft {
  id: number;
}

export interface EditedJourney extends Omit<JourneyDraft, 'trips'> {
  trips: ListedStop[];
}

export interface JourneyState {
  journey: EditedJourney;
  /** Whose journey this is: the reader's own, kept on the device, or that of a link, kept nowhere until asked. */
  origin: 'device' | 'address';
  /** Parts of the link that could not be read. */
  unread: readonly string[];
  /** This device keeps stops of the reader's own. */
  hasOwn: boolean;
  /** What the reader must know about keeping: an older version was put aside, or nothing can be kept. */
  storage: StoredData<JourneyDraft>['state'];
}

const NO_JOURNEY: EditedJourney = { ...EMPTY_JOURNEY, trips: [] };
const START: JourneyState = { journey: NO_JOURNEY, origin: 'device', unread: [], hasOwn: false, storage: 'empty' };

let lastId = 0;
const { read, put, watch } = pageStore(
  JOURNEY_KEY,
  () => openJourney(journeyFromHash(location.hash)),
  (state) => (state.origin === 'device' ? openJourney() : state),
);

/** The reader's journey: from the address when it carries one, else from the device, which keeps every change. */
export function useJourney(): JourneyState {
  return useSyncExternalStore(watch, read, () => START);
}

/** The journey of this device. */
export function storedJourney(): { draft: JourneyDraft; state: JourneyState['storage'] } {
  const stored = readStored(JOURNEY_KEY, JOURNEY_VERSION, isJourneyDraft);
  return { draft: stored.state === 'found' ? stored.data : EMPTY_JOURNEY, state: stored.state };
}

/** @returns false where nothing can be kept, or where it could not be read again: what was kept before stays. */
export function keepJourney(journey: JourneyDraft): boolean {
  return isJourneyDraft(journey) && writeStored(JOURNEY_KEY, JOURNEY_VERSION, journey);
}

/** Each with its name in this page. */
export function listed(stops: readonly StopDraft[]): ListedStop[] {
  return stops.map((stop) => {
    lastId += 1;
    return { ...stop, id: lastId };
  });
}

/** @param keeps false for what the reader only looks at: it is kept with the next thing they say */
export function changeJourney(edit: (journey: EditedJourney) => EditedJourney, keeps = true): void {
  const before = read();
  const edited = edit(before.journey);
  const isTold = edited.untaken !== before.journey.untaken;
  const journey = isTold ? edited : { ...edited, untaken: undefined };
  const isKept = !keeps || before.origin === 'address' || keepJourney(plainJourney(journey));
  put({ ...before, journey, storage: isKept ? before.storage : 'denied' });
}

/** Whoever leaves a stop on a day enters the next one then, until they say otherwise. */
export function changeStop(id: number, part: Partial<StopDraft>): void {
  changeJourney((before) => {
    const next = before.trips[before.trips.findIndex((stop) => stop.id === id) + 1];
    return {
      ...before,
      trips: before.trips.map((stop) => {
        if (stop.id === id) return { ...stop, ...part };
        return stop === next && part.exit && stop.entry === '' ? { ...stop, entry: part.exit } : stop;
      }),
    };
  });
}

/** One more stop, while there is room for it. @returns its name in this page. */
export function addStop(stop: Pick<StopDraft, 'place'> & Partial<StopDraft>, keeps = true): number {
  const added = listed([{ entry: '', exit: '', via: [], ...stop }]);
  changeJourney((before) => ({ ...before, trips: [...before.trips, ...added].slice(0, MOST_TRIPS) }), keeps);
  return lastId;
}

/** Everything goes from the page and, unless it is only a link's, from the device, with what another version left aside. */
export function eraseJourney(): void {
  const before = read();
  if (before.origin === 'device') eraseStored(JOURNEY_KEY);
  put({ ...before, journey: NO_JOURNEY, storage: before.storage === 'denied' ? 'denied' : 'empty' });
}

export function eraseAside(): void {
  eraseSetAside(JOURNEY_KEY);
  put({ ...read(), storage: 'empty' });
}

/** A link that says only a part of a journey: shown within the reader's own, and kept nowhere until asked. */
export function showLinked(edit: (own: EditedJourney) => EditedJourney, unread: readonly string[]): void {
  const before = read();
  put({ ...before, journey: edit(before.journey), origin: 'address', unread });
}

/** The link's route becomes the reader's own, in place of the one kept until now, and its visas are added; what it says nothing of stays. */
export function adoptJourney(): void {
  const { journey, ...before } = read();
  const said = Object.entries(journey).filter(
    ([part, value]) => String(value) !== String(EMPTY_JOURNEY[part as keyof JourneyDraft]),
  );
  const { trips, back } = journey;
  const adopted: EditedJourney = { ...storedJourney().draft, ...Object.fromEntries(said), trips, back };
  const storage = keepJourney(plainJourney(adopted)) ? 'found' : 'denied';
  const linked = currentSituation();
  put({ ...before, journey: adopted, origin: 'device', unread: [], storage });
  leaveAddress(location.search);
  if (linked?.origin === 'address') addToSituation(linked.situation);
}

/** Back to the reader's own; the link's is only in the link again. */
export function discardAddressed(): void {
  leaveAddress(location.search);
  put(openJourney());
}

/** As it is kept and shared: without what only this page view knows. */
export function plainJourney({ trips, ...journey }: EditedJourney): JourneyDraft {
  return { ...journey, trips: trips.map(({ id: _id, ...stop }) => stop) };
}

function openJourney(addressed?: AddressedJourney): JourneyState {
  const { draft: own, state: storage } = storedJourney();
  const { trips, ...journey } = addressed?.draft ?? own;
  return {
    journey: { ...journey, trips: listed(inOrder(trips)) },
    origin: addressed ? 'address' : 'device',
    unread: addressed?.unread ?? [],
    hasOwn: own.trips.length > 0,
    storage,
  };
}

/** By their entries, and one without a date after the stop it followed; while they are edited, stops stay where they are. */
function inOrder(trips: readonly StopDraft[]): StopDraft[] {
  let entry = '';
  return trips
    .map((stop) => {
      entry = stop.entry || entry;
      return { stop, entry };
    })
    .sort((a, b) => a.entry.localeCompare(b.entry))
    .map(({ stop }) => stop);
}

/** What the address brought is taken in; a reload must not bring it again. */
export function leaveAddress(rest = ''): void {
  history.replaceState(null, '', location.pathname + rest);
}
