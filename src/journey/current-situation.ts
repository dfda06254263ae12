import type { Situation } from '../catalogue/situation.ts';
import { situationFromHash } from './situation-address.ts';
import { readSituation } from './stored-situation.ts';

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
