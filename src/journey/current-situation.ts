import { ARRIVALS, arrivalWords, type Situation } from '../catalogue/situation.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { DOCUMENTS, documentWords } from '../catalogue/travel-document.ts';
import { absentOr, listOf, objectOf, wordIn } from '../ui/shape.ts';
import { eraseStored, readStored, type StoredData, writeStored } from '../ui/stored-data.ts';
import { SITUATION_KEY } from './journey-keys.ts';
import { pageStore } from './page-store.ts';
import { situationFromHash } from './situation-address.ts';

const VERSION = 1;

const isSituation = objectOf({ holds: listOf(wordIn(DOCUMENTS)), arrival: absentOr(wordIn(ARRIVALS)) });

export interface CurrentSituation {
  situation: Situation;
  /** For this page view only: `address`, of whoever shared the link; `page`, what was pressed in the verdict. */
  origin: 'device' | 'address' | 'page';
}

/** The situation the page answers for: the address's own, else what the reader keeps on this device. */
export function currentSituation(): CurrentSituation | undefined {
  const addressed = situationFromHash(location.hash);
  // An address of nothing but unknown words is a broken link, not somebody who holds nothing.
  const isBroken = addressed?.situation.holds.length === 0 && addressed.unknown.length > 0;
  if (addressed && !isBroken) return { situation: addressed.situation, origin: 'address' };
  const situation = readSituation();
  return situation && { situation, origin: 'device' };
}

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
  window.dispatchEvent(new CustomEvent(SITUATION_KEY));
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
  window.dispatchEvent(new CustomEvent(SITUATION_KEY));
}

/**
 * The situation of this page while it is open, here as on every page: said once, kept on the device, or of the link that was
 * opened; also when it changes in this page, in another tab, or on a page they come back from.
 */
export const situationStore = pageStore(SITUATION_KEY, currentSituation);

/** @returns false where nothing can be kept, and it holds for this page alone. */
export function changeSituation(situation: Situation): boolean {
  const { origin = 'device' } = situationStore.read() ?? {};
  const isKept = origin === 'address' || keepSituation(situation);
  if (origin === 'address' || !isKept) situationStore.put({ situation, origin });
  return isKept;
}

/** `visa de EE. UU. vigente y visa Schengen vigente, llegando en avión`. */
export function situationWords({ holds, arrival }: Situation): string {
  const documents =
    holds.length > 0
      ? spokenList(holds.map((document) => documentWords(document).short))
      : 'ninguna visa ni residencia';
  return arrival ? `${documents}, llegando ${arrivalWords(arrival)}` : documents;
}
