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
  /** What it is also called by: `usa`, `uk`. Only where neither name says so. */
  id?: string | undefined;
  /** Both names and the id, folded once when the index is built. */
  folded: string;
}

/** Case and accents removed: `JAPÓN` and `japon` are the same query. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** As names and queries are compared: hyphens and spaces are the same, however many. */
function searchable(text: string): string {
  return foldText(text)
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/** The index row of a country. Each name is a line of its own, so that no query spans two. */
export function toSearchEntry(country: Omit<SearchEntry, 'folded'>): SearchEntry {
  const { slug, name, nameSpanish, iso2, badge, id = '' } = country;
  const folded = `\n${[nameSpanish, name, id].map(searchable).join('\n')}\n`;
  return { slug, name, nameSpanish, iso2, badge, folded };
}

/**
 * Case- and accent-insensitive substring match on the Spanish or English name. What is called exactly so comes first
 * (`uk` is the United Kingdom before it is Ukraine), then names that start with the query; the list's own order
 * decides the rest.
 */
export function searchCountries(query: string, index: readonly SearchEntry[]): SearchEntry[] {
  const needle = searchable(query.slice(0, MAX_QUERY_LENGTH + 1));
  if (needle.length < MIN_QUERY_LENGTH || needle.length > MAX_QUERY_LENGTH) return [];
  const exact: SearchEntry[] = [];
  const starts: SearchEntry[] = [];
  const contains: SearchEntry[] = [];
  for (const entry of index) {
    if (!entry.folded.includes(needle)) continue;
    if (entry.folded.includes(`\n${needle}\n`)) exact.push(entry);
    else (entry.folded.includes(`\n${needle}`) ? starts : contains).push(entry);
  }
  return [...exact, ...starts, ...contains].slice(0, MAX_SUGGESTIONS);
}
