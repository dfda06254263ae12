import { useSyncExternalStore } from 'react';
import type { StoredData } from '../device/stored-data.ts';
import { type AddressedDates, datesFromHash } from './dates-address.ts';
import { pageStore } from './page-store.ts';
import { eraseDates, eraseDatesAside, keepDates, storedDates } from './stored-dates.ts';
import { type DatesDraft, EMPTY_DRAFT, type TripDraft } from './trip-draft.ts';

/** A trip of the list, with a name of its own while the page is open. */
export interface ListedTrip extends TripDraft {
  id: number;
}

export interface EditedDates extends Omit<DatesDraft, 'trips'> {
  trips: ListedTrip[];
}

export interface DatesState {
  dates: EditedDates;
  /** Whose dates these are: the reader's own, kept on the device, or those of a link, kept nowhere until asked. */
  origin: 'device' | 'address';
  /** Parts of the link that could not be read. */
  unread: readonly string[];
  /** Trips of the link past the most this tool takes. */
  surplus: number;
  /** This device keeps trips of the reader's own. */
  hasOwn: boolean;
  /** What the reader must know about keeping: an older version was put aside, or nothing can be kept. */
  storage: StoredData<DatesDraft>['state'];
}

const NO_DATES: EditedDates = { ...EMPTY_DRAFT, trips: [] };
const START: DatesState = {
  dates: NO_DATES,
  origin: 'device',
  unread: [],
  surplus: 0,
  hasOwn: false,
  storage: 'empty',
};

let lastId = 0;
const { read, put, watch } = pageStore(() => openDates(datesFromHash(location.hash)));

/** The reader's dates: from the address when it carries some, else from the device, which keeps every change. */
export function useDates(): DatesState {
  return useSyncExternalStore(watch, read, () => START);
}

export function newTripId(): number {
  lastId += 1;
  return lastId;
}

export function changeDates(edit: (dates: EditedDates) => EditedDates): void {
  const before = read();
  const dates = edit(before.dates);
  const isKept = before.origin === 'address' || keepDates(plainDraft(dates));
  put({ ...before, dates, storage: isKept ? before.storage : 'denied' });
}

export function changeTrip(id: number, part: Partial<TripDraft>): void {
  changeDates((before) => ({
    ...before,
    trips: before.trips.map((trip) => (trip.id === id ? { ...trip, ...part } : trip)),
  }));
}

/** Everything goes from the page and, unless it is only a link's, from the device. */
export function eraseAll(): void {
  const before = read();
  if (before.origin === 'device') eraseDates();
  put({ ...before, dates: NO_DATES, storage: before.storage === 'denied' ? 'denied' : 'empty' });
}

export function eraseAside(): void {
  eraseDatesAside();
  put({ ...read(), storage: 'empty' });
}

/** The link's dates become the reader's own, in place of those kept until now. */
export function adoptDates(): void {
  const before = read();
  const isKept = keepDates(plainDraft(before.dates));
  put({ ...before, origin: 'device', unread: [], surplus: 0, storage: isKept ? 'found' : 'denied' });
  leaveAddress();
}

/** Back to the reader's own; the link's are only in the link again. */
export function discardDates(): void {
  leaveAddress();
  put(openDates(undefined));
}

/** As it is kept and shared: without what only this page view knows. */
export function plainDraft({ expiry, issued, trips }: EditedDates): DatesDraft {
  return { expiry, issued, trips: trips.map(({ place, entry, exit }) => ({ place, entry, exit })) };
}

function openDates(addressed: AddressedDates | undefined): DatesState {
  const stored = storedDates();
  const own = stored.state === 'found' ? stored.data : EMPTY_DRAFT;
  const { trips, ...passport } = addressed?.draft ?? own;
  // In the order of the entries; while they are edited, trips stay where they are.
  const inOrder = trips.toSorted((a, b) => a.entry.localeCompare(b.entry));
  return {
    dates: { ...passport, trips: inOrder.map((trip) => ({ ...trip, id: newTripId() })) },
    origin: addressed ? 'address' : 'device',
    unread: addressed?.unread ?? [],
    surplus: addressed?.surplus ?? 0,
    hasOwn: own.trips.length > 0,
    storage: stored.state,
  };
}

/** What the address brought is taken in; a reload must not bring it again. */
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname);
}
