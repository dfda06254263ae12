import { current } from './current.ts';
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

let loading: Promise<readonly SearchEntry[]> | undefined;

/** Loads the index once; a failed load is tried again at the next call. */
export function loadSearchIndex(): Promise<readonly SearchEntry[]> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<readonly SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`El índice de países respondió ${response.status}`);
  const rows = (await response.json()) as SearchIndexRow[];
  return rows.map(([slug, name, nameSpanish, iso2, badge, id, later]) =>
    toSearchEntry({ slug, name, nameSpanish, iso2, id, ...current({ badge, later }) }),
  );
}
