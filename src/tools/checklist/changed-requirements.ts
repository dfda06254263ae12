import { foldText } from '../../catalogue/search.ts';

/** What became of the reader's ticks when the editors rewrote requirements. */
export interface ChangedRequirements {
  /** By the requirement as it reads now: the words that were ticked before. */
  earlier: ReadonlyMap<string, string>;
  /** Ticked before, and nothing of today's record says anything like it. */
  gone: readonly string[];
}

/** From here on two requirements are taken for the same one in other words. */
const LIKENESS = 0.4;

/**
 * Requirements have no name but their words, so a rewritten one is found by the words it still shares. The reader
 * decides: an old tick never counts for new words, it is only shown beside them.
 */
export function changedRequirements(ticked: readonly string[], current: readonly string[]): ChangedRequirements {
  const now = new Set(current);
  const before = new Set(ticked);
  const pairs = ticked
    .filter((old) => !now.has(old))
    .flatMap((old) => current.map((text) => ({ old, text, likeness: likeness(old, text) })))
    .filter(({ text, likeness }) => !before.has(text) && likeness >= LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
  const earlier = new Map<string, string>();
  const placed = new Set<string>();
  for (const { old, text } of pairs) {
    if (placed.has(old) || earlier.has(text)) continue;
    earlier.set(text, old);
    placed.add(old);
  }
  return { earlier, gone: ticked.filter((old) => !now.has(old) && !placed.has(old)) };
}

/** Share of words in common (Dice), 0 to 1. Short words say nothing of the subject. */
function likeness(a: string, b: string): number {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  if (wordsA.size === 0 || wordsB.size === 0) return 0;
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  return (2 * shared) / (wordsA.size + wordsB.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(foldText(text).match(/[\p{L}\d]{4,}/gu));
}
