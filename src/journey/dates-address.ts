import { type DatesDraft, MOST_TRIPS, type TripDraft } from './trip-draft.ts';

const TRIP_PARAM = 'viaje';
const EXPIRY_PARAM = 'vence';
const ISSUED_PARAM = 'expedido';
const PLACE_PARAM = 'pais';
const BETWEEN = '~';

/** More would not fit in an address that every messenger takes whole. */
export const MOST_SHARED_TRIPS = 100;

export interface AddressedDates {
  draft: DatesDraft;
  /** Parts of the address that cannot be read at all; the reader is told that they were left out. */
  unread: string[];
  /** Trips past the most this tool takes; they were left out too. */
  surplus: number;
}

/** `#viaje=japan~2027-03-01~2027-03-20&vence=2030-05-01`. Undefined when the address carries no dates. */
export function datesFromHash(hash: string): AddressedDates | undefined {
  const params = new URLSearchParams(hash.slice(1));
  if (![TRIP_PARAM, EXPIRY_PARAM, ISSUED_PARAM].some((name) => params.has(name))) return undefined;
  const trips: TripDraft[] = [];
  const unread: string[] = [];
  const all = params.getAll(TRIP_PARAM);
  for (const text of all.slice(0, MOST_TRIPS)) {
    const [place, entry, exit, ...more] = text.split(BETWEEN);
    // A wrong date or place is shown with its trip, where it can be mended; what is no trip at all is listed.
    if (place && entry !== undefined && exit !== undefined && more.length === 0) trips.push({ place, entry, exit });
    else unread.push(text);
  }
  return {
    draft: { expiry: params.get(EXPIRY_PARAM) ?? '', issued: params.get(ISSUED_PARAM) ?? '', trips },
    unread,
    surplus: Math.max(0, all.length - MOST_TRIPS),
  };
}

/** `?pais=japan`: a trip to begin with, no dates yet. */
export function placeFromSearch(search: string): string | undefined {
  return new URLSearchParams(search).get(PLACE_PARAM) || undefined;
}

/** The fragment of some dates. The passport's are the reader's own and go only when asked to. */
export function datesToHash({ expiry, issued, trips }: DatesDraft, withPassport: boolean): string {
  const params = new URLSearchParams();
  for (const { place, entry, exit } of trips) params.append(TRIP_PARAM, [place, entry, exit].join(BETWEEN));
  if (withPassport && expiry) params.set(EXPIRY_PARAM, expiry);
  if (withPassport && issued) params.set(ISSUED_PARAM, issued);
  return `#${params}`;
}
