import { fetchJson, once } from './load-once.ts';
import type { SearchEntry } from './search.ts';

/** Address of the search index, made at build from the catalogue. */
export const SEARCH_INDEX_PATH = '/paises.json';

/** One row as the file carries it; what can be derived is not sent. */
export type SearchIndexRow = [
  slug: string,
  name: string,
  nameSpanish: string,
  iso2: string,
  answer: ShortAnswer,
  /** Its other names. */
  also: readonly string[],
];

/** The answer in short, as a suggestion shows it. */
export type ShortAnswer = [status: string, badge: string, stay: string, cost: string, advice?: string];

/** Every country, to be searched. */
export const loadSearchIndex = once(async (): Promise<readonly SearchEntry[]> => {
  const rows = await fetchJson<SearchIndexRow[]>(SEARCH_INDEX_PATH);
  return rows.map(([slug, name, nameSpanish, iso2, answer, also]) => {
    const [status, badge, stay, cost, advice] = answer;
    return { slug, name, nameSpanish, iso2, status, badge, stay, cost, advice, also };
  });
});
