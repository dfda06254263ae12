import type { CountryName } from '../../src/catalogue/country-schema.ts';
import { canonicalSlug, spanishSlug } from '../../src/catalogue/slug.ts';

/** How many to suggest; more is a list to read, not a hint. */
const MAX_SUGGESTIONS = 3;
/** Letters that may differ: a slip, a missing letter, two swapped. */
const MAX_SLIPS = 2;

/** The countries that somebody who wrote `slug` may have meant, nearest first; their Spanish names count too. */
export function nearNames(slug: string, names: readonly CountryName[]): CountryName[] {
  const distanceOf = ({ name, nameSpanish }: CountryName) =>
    Math.min(distanceTo(slug, canonicalSlug(name)), distanceTo(slug, spanishSlug(nameSpanish)));
  return names
    .filter((entry) => distanceOf(entry) <= MAX_SLIPS)
    .sort((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MAX_SUGGESTIONS);
}

/** Slips between two slugs; one whose words are all in the other (`korea`, `south-korea`) counts as one slip. */
function distanceTo(slug: string, other: string): number {
  const words = other.split('-');
  const isPart = slug.length >= 4 && slug.split('-').every((word) => words.includes(word));
  return Math.min(editDistance(slug, other), isPart ? 1 : Number.POSITIVE_INFINITY);
}

/** Levenshtein distance, row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
