import type { Requirement } from '../../catalogue/requirement-schema.ts';
import { isOwnKey, type ListItem } from './list-item.ts';
import type { StoredList } from './list-schema.ts';

export type Ticks = Pick<StoredList, 'ticked' | 'words'>;

/** A requirement that was ticked and that the record no longer has. */
export interface GoneTick {
  key: string;
  text: string;
}

/**
 * Whether a requirement is ticked. A tick counts for the words it was made on: reworded, it is only shown beside the new
 * ones, and the reader decides.
 */
export function tickOf({ ticked, words }: Ticks, { id, text }: Requirement) {
  if (!ticked.includes(id)) return { isTicked: false };
  const earlier = words[id];
  return earlier === undefined || earlier === text ? { isTicked: true } : { isTicked: false, earlier };
}

export function goneTicks({ ticked, words }: Ticks, requirements: readonly Requirement[]): GoneTick[] {
  const known = new Set(requirements.map(({ id }) => id));
  return ticked.filter((key) => !isOwnKey(key) && !known.has(key)).map((key) => ({ key, text: words[key] ?? key }));
}

/** Ticks after the reader touches an item, with the words it has now. */
export function toggleTick({ ticked, words }: Ticks, { key, text, isTicked }: ListItem): Ticks {
  const others = ticked.filter((other) => other !== key);
  if (isTicked) return { ticked: others, words };
  return { ticked: [...others, key], words: isOwnKey(key) ? words : { ...words, [key]: text } };
}
