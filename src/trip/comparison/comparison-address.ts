import { findCountry, type SearchEntry } from '../../catalogue/search.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { MAX_COMPARED } from '../../catalogue/trip-tools.ts';
import { leftOutWords } from '../left-out-words.ts';

type Named = Pick<SearchEntry, 'slug' | 'nameSpanish' | 'also'>;

/** What an address asks to compare, each once, and a sentence for each thing of it that could not be taken. */
export interface Compared<Entry extends Named = SearchEntry> {
  entries: Entry[];
  problems: string[];
}

/** `?paises=japan,canada`, by any of their names. */
export function comparedFromSearch<Entry extends Named>(search: string, index: readonly Entry[]): Compared<Entry> {
  const asked = new Map(wordsIn(search).map((word) => [word, findCountry(word, index)]));
  const unknown = [...asked].flatMap(([word, entry]) => (entry ? [] : word));
  const known = [...new Set(asked.values())].filter((entry) => entry !== undefined);
  const left = known.slice(MAX_COMPARED);
  const problems = unknown.length > 0 ? [leftOutWords(unknown)] : [];
  if (left.length > 0) {
    const names = spokenList(left.map(({ nameSpanish }) => nameSpanish));
    problems.push(
      `Se comparan cuatro destinos como máximo: ${left.length === 1 ? 'quedó' : 'quedaron'} fuera ${names}.`,
    );
  }
  return { entries: known.slice(0, MAX_COMPARED), problems };
}

/** What `?paises=japan,Canadá` names, as it is written. */
export function wordsIn(search: string): string[] {
  const words = (new URLSearchParams(search).get('paises') ?? '').split(',').map((word) => word.trim());
  return words.filter(Boolean);
}
