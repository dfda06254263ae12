import { useSyncExternalStore } from 'react';
import type { Situation } from '../catalogue/situation.ts';
import { type CurrentSituation, currentSituation, keepSituation } from '../journey/current-situation.ts';
import { SITUATION_KEY } from '../journey/journey-keys.ts';
import { pageStore } from '../journey/page-store.ts';

const { read, put, watch } = pageStore(SITUATION_KEY, currentSituation);

/**
 * What the reader holds, here as on every page: said once, kept on the device, or of the link that was opened; also when
 * they change it in this page, in another tab, or on a page they come back from.
 *
 * @returns it, and what changes it: false where nothing can be kept, and it holds for this page alone
 */
export function useSituation(): [CurrentSituation | undefined, (situation: Situation) => boolean] {
  return [useSyncExternalStore(watch, read, () => undefined), change];
}

function change(situation: Situation): boolean {
  const { origin = 'device' } = read() ?? {};
  const isKept = origin === 'address' || keepSituation(situation);
  if (origin === 'address' || !isKept) put({ situation, origin });
  return isKept;
}
