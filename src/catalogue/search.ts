/** Suggestions start above one character and stop at five (specification, section 9). */
export const MIN_QUERY_LENGTH = 2;
export const MAX_SUGGESTIONS = 5;
/** Longer than any country's name; what is beyond can match nothing and is not worth folding. */
const MAX_QUERY_LENGTH = 100;

/** One row of the search index: what a suggestion shows and where it leads. */
export interface SearchEntry {
  slug: string;
  name: string;
  nameSpanish: string;
  iso2: string;
  /** The answer, as its badge says it. */
  badge: string;
  /** Both names, folded once when the index is built. */
  folded: string;
}

/** Case and accents removed: `JAPÓN` and `japon` are the same query. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The index row of a country. Names are kept apart by a line break, so that no query spans both. */
export function toSearchEntry(country: Omit<SearchEntry, 'folded'>): SearchEntry {
  const { slug, name, nameSpanish, iso2, badge } = country;
  return { slug, name, nameSpanish, iso2, badge, folded: `${foldText(nameSpanish)}\n${foldText(name)}` };
}

/**
 * Case- and accent-insensitive substring match on the Spanish or English name. Names that start
 * with the query come first; the list's own order decides the rest.
 */
export function searchCountries(query: string, index: readonly SearchEntry[]): SearchEntry[] {
  const needle = foldText(query.slice(0, MAX_QUERY_LENGTH + 1)).trim();
  if (needle.length < MIN_QUERY_LENGTH || needle.length > MAX_QUERY_LENGTH) return [];
  const starts: SearchEntry[] = [];
  const contains: SearchEntry[] = [];
  for (const entry of index) {
    const at = entry.folded.indexOf(needle);
    if (at < 0) continue;
    const atStart = at === 0 || entry.folded.includes(`\n${needle}`);
    (atStart ? starts : contains).push(entry);
    if (starts.length === MAX_SUGGESTIONS) break;
  }
  return [...starts, ...contains].slice(0, MAX_SUGGESTIONS);
}
