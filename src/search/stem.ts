/** Shorter words are whole: `visa`, `niño` lose their ending, `eta` does not. */
const MIN_LENGTH = 4;

/** A plain word without what gender and number add to it: `vacuna` and `vacunas`, `hijo` and `hijas` are the same. */
export function stemOf(word: string): string {
  return word.length < MIN_LENGTH ? word : word.replace(/(?:as|os|es|a|o|s|e)$/, '');
}
