import type { OwnItem } from './list-schema.ts';

/** What was typed or pasted as items: one per line, blanks folded, empty lines left out. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export function addOwn(own: readonly OwnItem[], text: string): OwnItem[] {
  const first = 1 + Math.max(0, ...own.map(({ id }) => id));
  return [...own, ...linesOf(text).map((line, index) => ({ id: first + index, text: line, isTicked: false }))];
}

/** Other words for an item; of nothing but blanks, the item stays as it was. */
export function renameOwn(own: readonly OwnItem[], id: number, text: string): OwnItem[] {
  const line = linesOf(text).join(' ');
  return own.map((item) => (item.id === id && line !== '' ? { ...item, text: line } : item));
}
