import { useSyncExternalStore } from 'react';
import type { StoredData } from '../ui/stored-data.ts';
import { type AddressedJourney, journeyFromHash } from './journey-address.ts';
import { EMPTY_JOURNEY, type JourneyDraft, MOST_TRIPS, type StopDraft } from './journey-draft.ts';
import { JOURNEY_KEY } from './journey-keys.ts';
import { pageStore } from './page-store.ts';
import { eraseJourneyAside, eraseStoredJourney, keepJourney, storedJourney } from './stored-journey.ts';

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
  /** Stops of the link past the most that are taken. */
  surplus: number;
  /** This device keeps stops of the reader's own. */
  hasOwn: boolean;
  /** What the reader must know about keeping: an older version was put aside, or nothing can be kept. */
  storage: StoredData<JourneyDraft>['state'];
}

const NO_JOURNEY: EditedJourney = { ...EMPTY_JOURNEY, trips: [] };
const START: JourneyState = {
  journey: NO_JOURNEY,
  origin: 'device',
  unread: [],
  surplus: 0,
  hasOwn: false,
  storage: 'empty',
};

let lastId = 0;
const { read, put, watch } = pageStore(
  JOURNEY_KEY,
  () => openJourney(journeyFromHash(location.hash)),
  (state) => (state.origin === 'device' ? openJourney(undefined) : state),
);

/** The reader's journey: from the address when it carries one, else from the device, which keeps every change. */
export function useJourney(): JourneyState {
  return useSyncExternalStore(watch, read, () => START);
}

export function newStopId(): number {
  lastId += 1;
  return lastId;
}

export function changeJourney(edit: (journey: EditedJourney) => EditedJourney): void {
  const before = read();
  const journey = edit(before.journey);
  const isKept = before.origin === 'address' || keepJourney(plainJourney(journey));
  put({ ...before, journey, storage: isKept ? before.storage : 'denied' });
}

export function changeStop(id: number, part: Partial<StopDraft>): void {
  changeJourney((before) => ({
    ...before,
    trips: before.trips.map((stop) => (stop.id === id ? { ...stop, ...part } : stop)),
  }));
}

/** One more stop, while there is room for it. @returns its name in this page. */
export function addStop(stop: Pick<StopDraft, 'place'> & Partial<StopDraft>): number {
  const id = newStopId();
  changeJourney((before) => ({
    ...before,
    trips: [...before.trips, { id, entry: '', exit: '', via: [], ...stop }].slice(0, MOST_TRIPS),
  }));
  return id;
}

/** Everything goes from the page and, unless it is only a link's, from the device. */
export function eraseJourney(): void {
  const before = read();
  if (before.origin === 'device') eraseStoredJourney();
  put({ ...before, journey: NO_JOURNEY, storage: before.storage === 'denied' ? 'denied' : 'empty' });
}

export function eraseAside(): void {
  eraseJourneyAside();
  put({ ...read(), storage: 'empty' });
}

/** The link's route becomes the reader's own, in place of the one kept until now; what it says nothing of stays. */
export function adoptJourney(): void {
  const { journey, ...before } = read();
  const { draft: own } = storedJourney();
  const adopted: EditedJourney = {
    ...journey,
    expiry: journey.expiry || own.expiry,
    issued: journey.issued || own.issued,
    adults: journey.adults === EMPTY_JOURNEY.adults ? own.adults : journey.adults,
    children: journey.children.length > 0 ? journey.children : own.children,
    company: journey.company || own.company,
    nationality: journey.nationality || own.nationality,
  };
  const isKept = keepJourney(plainJourney(adopted));
  put({
    ...before,
    journey: adopted,
    origin: 'device',
    unread: [],
    surplus: 0,
    storage: isKept ? 'found' : 'denied',
  });
  leaveAddress();
}

/** Back to the reader's own; the link's is only in the link again. */
export function discardAddressed(): void {
  leaveAddress();
  put(openJourney(undefined));
}

/** As it is kept and shared: without what only this page view knows. */
export function plainJourney({ trips, ...journey }: EditedJourney): JourneyDraft {
  return { ...journey, trips: trips.map(({ id: _id, ...stop }) => stop) };
}

function openJourney(addressed: AddressedJourney | undefined): JourneyState {
  const { draft: own, state: storage } = storedJourney();
  const { trips, ...journey } = addressed?.draft ?? own;
  return {
    journey: { ...journey, trips: inOrder(trips).map((stop) => ({ ...stop, id: newStopId() })) },
    origin: addressed ? 'address' : 'device',
    unread: addressed?.unread ?? [],
    surplus: addressed?.surplus ?? 0,
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
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname);
}
