import { eraseSetAside, eraseStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { DATES_KEY, dropFormerTrips, withFormerTrips } from './former-trips.ts';
import { EMPTY_JOURNEY, isJourneyDraft, type JourneyDraft } from './journey-draft.ts';
import { JOURNEY_KEY, JOURNEY_VERSION } from './journey-keys.ts';

export interface StoredJourney {
  draft: JourneyDraft;
  /** `set-aside`: what cannot be read was left aside, even where the rest is there. */
  state: StoredData<JourneyDraft>['state'];
}

/** The journey of this device; what former tools kept of it becomes part of it with the first reading. */
export function storedJourney(): StoredJourney {
  const stored = readStored(JOURNEY_KEY, JOURNEY_VERSION, isJourneyDraft);
  if (stored.state === 'denied') return { draft: EMPTY_JOURNEY, state: 'denied' };
  const own = stored.state === 'found' ? stored.data : EMPTY_JOURNEY;
  const { journey, dates } = withFormerTrips(own);
  if (journey !== own && keepJourney(journey)) dropFormerTrips();
  if (stored.state !== 'empty') return { draft: journey, state: stored.state };
  return { draft: journey, state: dates === 'set-aside' ? dates : journey === own ? 'empty' : 'found' };
}

/** @returns false where nothing can be kept, or where it could not be read again: what was kept before stays. */
export function keepJourney(journey: JourneyDraft): boolean {
  return isJourneyDraft(journey) && writeStored(JOURNEY_KEY, JOURNEY_VERSION, journey);
}

/** All of it, also what another version had left aside. */
export function eraseStoredJourney(): void {
  eraseStored(JOURNEY_KEY);
  eraseStored(DATES_KEY);
  dropFormerTrips();
}

export function eraseJourneyAside(): void {
  eraseSetAside(JOURNEY_KEY);
  eraseSetAside(DATES_KEY);
}
