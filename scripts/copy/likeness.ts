/** Words that two sentences may share without saying the same. */
const LITTLE_WORDS = new Set(
  'a al con de del el en es la las lo los o para por que se si su te tu un una y'.split(' '),
);

/** How much of their words two sentences share, from 0 to 1; each as `bigWords` gives it. */
export function likeness(words: readonly string[], others: readonly string[]): number {
  const there = new Set(others);
  return (2 * words.filter((word) => there.has(word)).length) / (words.length + others.length);
}

/** The words that make a sentence what it is, each once. */
export function bigWords(sentence: string): string[] {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !LITTLE_WORDS.has(word));
}

/** Lines of a table: each has a figure of its own, or its own way in or out. */
export function areRows(words: readonly string[], others: readonly string[]): boolean {
  const hasOwn = (one: readonly string[], other: readonly string[]) =>
    one.some((word) => /^(?:\d|entrar$|salir$|avión$|mar$|tierra$)/.test(word) && !other.includes(word));
  return hasOwn(words, others) && hasOwn(others, words);
}
