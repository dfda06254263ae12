import { canonicalSlug } from './slug.ts';

/** Suggestions start above one character and stop at five (specification, section 9). */
export const MIN_QUERY_LENGTH = 2;
export const MAX_SUGGESTIONS = 5;

/** One row of the search index: what a suggestion shows and where it leads. */
export interface SearchEntry {
  slug: string;
  name: string;
  nameSpanish: string;
  iso2: string;
  /** The answer, as its badge says it. */
  badge: string;
  /** Status, stay and cost: the answer in short. */
  status: string;
  stay: string;
  cost: string;
  /** An advice not to travel, in short. */
  advice?: string | undefined;
  /** What it is also called by: `usa`, `holanda`, `JPN`. */
  also: readonly string[];
}

/** A country by its slug or any of its names, as an address may write it: `japan`, `Japón`, `usa`. */
export function findCountry<Entry extends Pick<SearchEntry, 'slug' | 'nameSpanish' | 'also'>>(
  word: string,
  index: readonly Entry[],
): Entry | undefined {
  const slug = canonicalSlug(word);
  return (
    index.find((entry) => entry.slug === slug) ??
    index.find(({ nameSpanish, also }) => [nameSpanish, ...also].some((name) => canonicalSlug(name) === slug))
  );
}
