import type { ListItem } from './list-item.ts';

/** Ticked keys after the reader touches an item. Ticking reworded words settles the old ones. */
export function toggleTick(ticked: readonly string[], { key, isTicked, earlier }: ListItem): string[] {
  const others = ticked.filter((other) => other !== key);
  return isTicked ? others : [...others.filter((other) => other !== earlier), key];
}
