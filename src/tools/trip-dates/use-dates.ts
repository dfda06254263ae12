import { useCallback, useEffect, useRef, useState } from 'react';
import { type AddressedDates, datesFromHash } from './dates-address.ts';
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
  /** Trips that this device keeps while those of a link are shown. */
  ownTrips: number;
  /** What the reader must know about keeping: an older version was put aside, or nothing can be kept. */
  storage: 'fine' | 'set-aside' | 'denied';
}

const START: DatesState = {
  dates: { ...EMPTY_DRAFT, trips: [] },
  origin: 'device',
  unread: [],
  surplus: 0,
  ownTrips: 0,
  storage: 'fine',
};

/** The reader's dates: from the address when it carries some, else from the device, which keeps every change. */
export function useDates() {
  const [state, setState] = useState(START);
  const current = useRef(state);
  const nextId = useRef(1);

  const show = useCallback((next: DatesState) => {
    current.current = next;
    setState(next);
  }, []);

  const open = useCallback(
    (addressed: AddressedDates | undefined) => show(openDates(addressed, () => nextId.current++)),
    [show],
  );

  useEffect(() => open(datesFromHash(location.hash)), [open]);

  const change = useCallback(
    (edit: (dates: EditedDates) => EditedDates) => {
      const before = current.current;
      const dates = edit(before.dates);
      const isKept = before.origin === 'address' || keepDates(plainDraft(dates));
      show({ ...before, dates, storage: isKept ? before.storage : 'denied' });
    },
    [show],
  );

  /** Everything goes from the page and, unless it is only a link's, from the device. */
  const erase = useCallback(() => {
    const before = current.current;
    if (before.origin === 'device') eraseDates();
    const storage = before.storage === 'denied' ? 'denied' : 'fine';
    show({ ...before, dates: { ...EMPTY_DRAFT, trips: [] }, storage });
  }, [show]);

  const eraseAside = useCallback(() => {
    eraseDatesAside();
    show({ ...current.current, storage: 'fine' });
  }, [show]);

  /** The link's dates become the reader's own, in place of those kept until now. */
  const adopt = useCallback(() => {
    const before = current.current;
    const isKept = keepDates(plainDraft(before.dates));
    show({ ...before, origin: 'device', unread: [], surplus: 0, storage: isKept ? 'fine' : 'denied' });
    leaveAddress();
  }, [show]);

  /** Back to the reader's own; the link's are only in the link again. */
  const discard = useCallback(() => {
    leaveAddress();
    open(undefined);
  }, [open]);

  const newId = useCallback(() => nextId.current++, []);
  return { ...state, change, erase, eraseAside, adopt, discard, newId };
}

/** As it is kept and shared: without what only this page view knows. */
export function plainDraft({ expiry, issued, trips }: EditedDates): DatesDraft {
  return { expiry, issued, trips: trips.map(({ place, entry, exit }) => ({ place, entry, exit })) };
}

function openDates(addressed: AddressedDates | undefined, newId: () => number): DatesState {
  const stored = storedDates();
  const own = stored.state === 'found' ? stored.data : EMPTY_DRAFT;
  const { trips, ...passport } = addressed?.draft ?? own;
  return {
    // In the order of the entries; while they are edited, trips stay where they are.
    dates: {
      ...passport,
      trips: [...trips].sort((a, b) => a.entry.localeCompare(b.entry)).map((trip) => ({ ...trip, id: newId() })),
    },
    origin: addressed ? 'address' : 'device',
    unread: addressed?.unread ?? [],
    surplus: addressed?.surplus ?? 0,
    ownTrips: own.trips.length,
    storage: stored.state === 'set-aside' || stored.state === 'denied' ? stored.state : 'fine',
  };
}

/** What the address brought is taken in; a reload must not bring it again. */
export function leaveAddress(): void {
  history.replaceState(null, '', location.pathname);
}
