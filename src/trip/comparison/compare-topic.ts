import { spokenList } from '../../catalogue/spoken-list.ts';
import type { Topic } from '../../catalogue/topic.ts';

/** What one destination asks for on a topic. */
export interface Asking {
  /** As it stands after `ficha`: `de Japón`, `del Reino Unido`. */
  ofName: string;
  /** Its record has a list of requirements: without one nobody knows what is not asked. */
  isListed: boolean;
  /** The list mentions the topic. */
  isMentioned: boolean;
  /** What its border asks of the passport, as all say it; empty where nobody found it. */
  passportRule?: string | undefined;
}

/**
 * How destinations differ in a topic, in words: `Solo en la ficha de Japón`; empty where they do not, or there is nothing
 * to compare with. `isShared` is true where all that have a list ask for it, each in its own words; of the passport its rule says whether they differ,
 * and what is asked of children is never shared: its papers are what families compare.
 */
export function compareTopic(topic: Topic, askings: readonly Asking[]): { isShared: boolean; difference: string } {
  const listing = askings.filter(({ isListed }) => isListed);
  if (topic === 'other' || listing.length < 2) return { isShared: false, difference: '' };
  const asked = listing.filter(({ isMentioned }) => isMentioned);
  if (asked.length < listing.length) {
    // What a record does not mention may be asked all the same.
    const names = spokenList(asked.map(({ ofName }) => ofName));
    return { isShared: false, difference: `Solo en ${asked.length === 1 ? 'la ficha' : 'las fichas'} ${names}` };
  }
  const rules = new Set(asked.map(({ passportRule }) => passportRule));
  const isOther = topic === 'passport' && rules.size > 1;
  return { isShared: !isOther && topic !== 'minors', difference: isOther ? 'Cambian las cifras' : '' };
}
