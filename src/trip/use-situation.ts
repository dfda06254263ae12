import { useSyncExternalStore } from 'react';
import type { Situation } from '../catalogue/situation.ts';
import { situationStore } from '../journey/current-situation.ts';

/** What the reader holds, drawn again whenever it changes; undefined while nothing was said. */
export function useSituation(): Situation | undefined {
  return useSyncExternalStore(situationStore.watch, situationStore.read, () => undefined)?.situation;
}
