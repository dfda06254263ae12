import { eraseSetAside, eraseStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { EMPTY_JOURNEY, isJourneyDraft, type JourneyDraft } from './journey-draft.ts';
import { JOURNEY_KEY, JOURNEY_VERSION } from './journey-keys.ts';

export interface StoredJourney {
  draft: JourneyDraft;
  state: StoredData<JourneyDraft>['state'];
}

/** The journey of this device. */
export function storedJourney(): StoredJourney {
  const stored = readStored(JOURNEY_KEY, JOURNEY_VERSION, isJourneyDraft);
  return { draft: stored.state === 'found' ? stored.data : EMPTY_JOURNEY, state: stored.state };
}

/** @returns false where nothing can be kept, or where it could not be read again: what was kept before stays. */
export function keepJourney(journey: JourneyDraft): boolean {
  return isJourneyDraft(journey) && writeStored(JOURNEY_KEY, JOURNEY_VERSION, journey);
}

/** All of it, also what another version had left aside. */
export function eraseStoredJourney(): void {
  eraseStored(JOURNEY_KEY);
}

export function eraseJourneyAside(): void {
  eraseSetAside(JOURNEY_KEY);
}
