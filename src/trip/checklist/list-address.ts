import type { SearchEntry } from '../../catalogue/search.ts';
import { canonicalSlug, spanishSlug } from '../../catalogue/slug.ts';

/** Longer than any country's name in any address. */
const MAX_WORD = 60;

/** Address of a country's list, and of all of them. It names the country and nothing of the reader's. */
export function listPath(slug?: string): string {
  return slug === undefined ? '/mi-lista' : `/mi-lista?pais=${slug}`;
}

/** The country the address asks for, as it was written there; undefined when it asks for none. */
export function wordFromSearch(search: string): string | undefined {
  return new URLSearchParams(search).get('pais')?.trim().slice(0, MAX_WORD) || undefined;
}

/** A country by its canonical slug or its Spanish name: `japan`, `japon`, `Japón`. */
export function findCountry(word: string, index: readonly SearchEntry[]): SearchEntry | undefined {
  const slug = canonicalSlug(word);
  return index.find((entry) => entry.slug === slug || spanishSlug(entry.nameSpanish) === slug);
}
