import * as v from 'valibot';
import { idSchema } from '../catalogue/schema-parts.ts';
import { spanishText } from '../catalogue/spanish-text.ts';

/** `content/phrases.yaml`: what many files say, by the name that they write in its place: `$lo-dice-una-sola-fuente`. */
export const phrasesSchema = v.record(idSchema, spanishText(20, 200));

export type Phrases = v.InferOutput<typeof phrasesSchema>;

/** Its own full stop is the phrase's. */
const NAMED = /(?<!\S)\$([a-z0-9]+(?:-[a-z0-9]+)*)\.?/g;

/** A text with its phrases said; `isUnknown` is told each name that no phrase has, which stays as it is written. */
export function withPhrases(text: string, phrases: Phrases, isUnknown: (name: string) => void = () => {}): string {
  return text.replaceAll(NAMED, (written, id: string) => {
    const phrase = phrases[id];
    if (phrase === undefined) isUnknown(`$${id}`);
    return phrase ?? written;
  });
}

/** Says the phrases in every text of what was read from YAML, where it stands. */
export function sayPhrases(
  data: unknown,
  phrases: Phrases,
  isUnknown: (field: string, name: string) => void = () => {},
  path: readonly string[] = [],
): void {
  if (typeof data !== 'object' || data === null) return;
  const tree = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(tree)) {
    // Nearly all texts name none.
    if (typeof value === 'string' && !value.includes('$')) continue;
    const field = [...path, key];
    if (typeof value === 'string') tree[key] = withPhrases(value, phrases, (name) => isUnknown(field.join('.'), name));
    else sayPhrases(value, phrases, isUnknown, field);
  }
}
