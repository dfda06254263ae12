import { current } from './current.ts';
import { fetchJson, once } from './load-once.ts';
import { type SearchEntry, toSearchEntry } from './search.ts';

/** Address of the search index, made at build from the catalogue. */
export const SEARCH_INDEX_PATH = '/paises.json';

/** One row as the file carries it; what can be derived is not sent. */
export type SearchIndexRow = [
  slug: string,
  name: string,
  nameSpanish: string,
  iso2: string,
  badge: string,
  id?: string,
  /** Badges of later days; only where a change is due. */
  later?: readonly { from: string; shown: { badge: string } }[],
];

/** Every country, to be searched. */
export const loadSearchIndex = once(async (): Promise<readonly SearchEntry[]> => {
  const rows = await fetchJson<SearchIndexRow[]>(SEARCH_INDEX_PATH);
  return rows.map(([slug, name, nameSpanish, iso2, badge, id, later]) =>
    toSearchEntry({ slug, name, nameSpanish, iso2, id, ...current({ badge, later }) }),
  );
});
