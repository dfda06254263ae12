import { foldText, MAX_SUGGESTIONS, MIN_QUERY_LENGTH, type SearchEntry } from './search.ts';

/** Longer than any country's name; what is beyond can match nothing and is not worth folding. */
const MAX_QUERY_LENGTH = 100;

/** As names and queries are compared: hyphens and spaces are the same, however many. */
function searchable(text: string): string {
  return foldText(text)
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/** Names of an entry, each a line of its own, so that no query spans two. */
function lines(names: readonly string[]): string {
  return `\n${names.map(searchable).join('\n')}\n`;
}

const folded = new WeakMap<SearchEntry, { names: string; also: string }>();

/** Folded once, however often the entry is searched. */
function foldedNames(entry: SearchEntry): { names: string; also: string } {
  const known = folded.get(entry) ?? { names: lines([entry.nameSpanish, entry.name]), also: lines(entry.also) };
  folded.set(entry, known);
  return known;
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
    const line = `\n${needle}\n`;
    const { names, also } = foldedNames(entry);
    if (names.includes(line) || also.includes(line)) exact.push(entry);
    else if (!names.includes(needle)) continue;
    else (names.includes(`\n${needle}`) ? starts : contains).push(entry);
  }
  return [...exact, ...starts, ...contains].slice(0, MAX_SUGGESTIONS);
}
