import type { SearchEntry } from '../../catalogue/search.ts';
import { canonicalSlug } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { MAX_COMPARED } from '../../catalogue/trip-tools.ts';

export const COMPARED_PARAM = 'paises';

type Named = Pick<SearchEntry, 'slug' | 'nameSpanish'>;

/** What an address asks to compare, and what of it could not be taken. */
export interface Compared<Entry extends Named = SearchEntry> {
  entries: Entry[];
  /** Words that name no destination, as they were written. */
  unknown: string[];
  /** Asked for more than once; shown once. */
  repeated: Entry[];
  /** Beyond the fourth. */
  left: Entry[];
}

/** Finds a destination under its slug, its Spanish name or its record's id (`united-states`, `estados-unidos`, `usa`). */
export type Resolve<Entry extends Named = SearchEntry> = (word: string) => Entry | undefined;

/** `aliases`: the ids that neither name spells, as `[id, slug]`. */
export function resolver<Entry extends Named>(
  index: readonly Entry[],
  aliases: readonly (readonly [alias: string, slug: string])[],
): Resolve<Entry> {
  const known = new Map(index.map((entry) => [canonicalSlug(entry.nameSpanish), entry]));
  for (const entry of index) known.set(entry.slug, entry);
  for (const [alias, slug] of aliases) {
    const entry = known.get(slug);
    if (entry && !known.has(alias)) known.set(alias, entry);
  }
  return (word) => known.get(canonicalSlug(word));
}

/** `?paises=japan,canada`. Rubbish is set apart, never shown as something else. */
export function comparedFromSearch<Entry extends Named>(search: string, resolve: Resolve<Entry>): Compared<Entry> {
  const words = (new URLSearchParams(search).get(COMPARED_PARAM) ?? '').split(',').map((word) => word.trim());
  const compared: Compared<Entry> = { entries: [], unknown: [], repeated: [], left: [] };
  for (const word of words) {
    if (word === '') continue;
    const entry = resolve(word);
    if (!entry) compared.unknown.push(word);
    else if (compared.entries.includes(entry) || compared.left.includes(entry)) compared.repeated.push(entry);
    else if (compared.entries.length === MAX_COMPARED) compared.left.push(entry);
    else compared.entries.push(entry);
  }
  return compared;
}

/** The query string of a comparison; what else was in it (a shared situation) stays. */
export function comparisonSearch(search: string, slugs: readonly string[]): string {
  const params = new URLSearchParams(search);
  if (slugs.length > 0) params.set(COMPARED_PARAM, slugs.join(','));
  else params.delete(COMPARED_PARAM);
  // A comma may stand in a query as it is, and the address stays legible.
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

/** A word of an edited address can be as long as the address. */
const MAX_WORD_LENGTH = 40;
const MAX_NAMED = 3;

/** One sentence for each thing of the address that could not be taken as it stands. */
export function addressProblems({
  unknown,
  repeated,
  left,
}: Compared<{ slug: string; nameSpanish: string }>): string[] {
  const sentences: string[] = [];
  if (unknown.length === 1) sentences.push(`${quoted(unknown)} no es un destino de esta guía; lo dejamos fuera.`);
  if (unknown.length > 1) sentences.push(`${quoted(unknown)} no son destinos de esta guía; los dejamos fuera.`);
  const twice = [...new Set(repeated.map(({ nameSpanish }) => nameSpanish))];
  if (twice.length === 1) sentences.push(`${named(twice)} venía más de una vez; aparece una sola.`);
  if (twice.length > 1) sentences.push(`${named(twice)} venían más de una vez; aparece una sola vez cada uno.`);
  if (left.length > 0) {
    const out = left.length === 1 ? 'quedó' : 'quedaron';
    sentences.push(
      `Se comparan cuatro destinos como máximo: ${out} fuera ${named(left.map((entry) => entry.nameSpanish))}.`,
    );
  }
  return sentences;
}

function quoted(words: readonly string[]): string {
  return named(words.map((word) => `«${word.length > MAX_WORD_LENGTH ? `${word.slice(0, MAX_WORD_LENGTH)}…` : word}»`));
}

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return spokenList(more > 0 ? [...names.slice(0, MAX_NAMED), `${more} más`] : names);
}
