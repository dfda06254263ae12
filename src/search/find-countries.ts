import type { SearchEntry } from '../catalogue/search.ts';
import type { NameIndex } from './name-index.ts';
import { suggestionsFor } from './suggestions.ts';

/** The countries of what was typed, the likeliest first, where places and tools are not asked for. */
export function findCountries(typed: string, index: NameIndex): SearchEntry[] {
  return suggestionsFor(typed, index, '').flatMap((meaning) => ('country' in meaning ? meaning.country : []));
}
