import { fields, listOf } from '../device/shape.ts';
import {
  dropStored,
  eraseSetAside,
  eraseStored,
  readStored,
  type StoredData,
  writeStored,
} from '../device/stored-data.ts';
import { EMPTY_JOURNEY, isJourneyDraft, isTyped, type JourneyDraft } from './journey-draft.ts';
import { MOST_TRIPS } from './trip-draft.ts';

export const JOURNEY_KEY = 'pv:viaje';
const VERSION = 1;

/** What the dates tool kept before there was a journey. It stays until the journey is kept for the first time. */
const DATES_KEY = 'pv:fechas';
const DATES_VERSION = 1;

const isDates = fields({
  expiry: isTyped,
  issued: isTyped,
  trips: listOf(fields({ place: isTyped, entry: isTyped, exit: isTyped }), MOST_TRIPS),
});

export function storedJourney(): StoredData<JourneyDraft> {
  const stored = readStored(JOURNEY_KEY, VERSION, isJourneyDraft);
  if (stored.state === 'found' || stored.state === 'denied') return stored;
  const dates = readStored(DATES_KEY, DATES_VERSION, isDates);
  if (dates.state !== 'found') return stored.state === 'empty' ? dates : stored;
  const { expiry, issued, trips } = dates.data;
  return {
    state: 'found',
    data: { ...EMPTY_JOURNEY, expiry, issued, trips: trips.map((trip) => ({ ...trip, via: [] })) },
  };
}

/** @returns false where nothing can be kept. */
export function keepJourney(journey: JourneyDraft): boolean {
  const isKept = writeStored(JOURNEY_KEY, VERSION, journey);
  if (isKept) dropStored(DATES_KEY);
  return isKept;
}

/** All of it, also what another version had left aside. */
export function eraseStoredJourney(): void {
  eraseStored(JOURNEY_KEY);
  eraseStored(DATES_KEY);
}

export function eraseJourneyAside(): void {
  eraseSetAside(JOURNEY_KEY);
  eraseSetAside(DATES_KEY);
}
