import { ARRIVALS, type Situation } from '../catalogue/situation.ts';
import { DOCUMENTS } from '../catalogue/travel-document.ts';
import { absentOr, fields, listOf, wordIn } from '../ui/shape.ts';
import { eraseStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { SITUATION_CHANGED, SITUATION_KEY } from './situation-key.ts';

export { SITUATION_CHANGED } from './situation-key.ts';

const VERSION = 1;

const isSituation = fields({ holds: listOf(wordIn(DOCUMENTS)), arrival: absentOr(wordIn(ARRIVALS)) });

export function storedSituation(): StoredData<Situation> {
  return readStored(SITUATION_KEY, VERSION, isSituation);
}

/** What the reader said on this device, if they did. */
export function readSituation(): Situation | undefined {
  const stored = storedSituation();
  return stored.state === 'found' ? stored.data : undefined;
}

/** Keeps what the reader said and tells the page. @returns false where nothing can be kept. */
export function keepSituation(situation: Situation): boolean {
  const isKept = writeStored(SITUATION_KEY, VERSION, situation);
  window.dispatchEvent(new CustomEvent<Situation>(SITUATION_CHANGED, { detail: situation }));
  return isKept;
}

/** Adds what a page or a link answers for to what the reader said; nothing of that is lost. */
export function addToSituation({ holds, arrival }: Situation): boolean {
  const own = readSituation();
  return keepSituation({
    holds: DOCUMENTS.filter((document) => holds.includes(document) || own?.holds.includes(document)),
    arrival: own?.arrival ?? arrival,
  });
}

/** Forgets it: every page answers for everybody again. */
export function forgetSituation(): void {
  eraseStored(SITUATION_KEY);
  window.dispatchEvent(new CustomEvent(SITUATION_CHANGED));
}
