import type { SearchEntry } from '../catalogue/search.ts';
import type { IconName } from '../ui/icons.ts';
import type { PlacesFile } from './places-file.ts';
import { plainWords } from './plain-words.ts';
import { asHeard } from './stem.ts';
import { indexSubjects, type SubjectIndex } from './subject-index.ts';

/** What a name stands for. */
export type Meaning = CountryMeaning | HomeMeaning | LinkMeaning;

export interface CountryMeaning {
  country: SearchEntry;
  /** The place in it that was asked for. */
  place?: string;
  /** The part of its page that answers, and what is told there. */
  section?: { id: string; note: string };
}

/** Mexico, or a place in it: no border to cross. */
export interface HomeMeaning {
  home: string;
}

/** A list of countries, a subject or a tool. */
export interface LinkMeaning {
  name: string;
  note: string;
  path: string;
  /** Countries to offer with it. */
  first?: readonly SearchEntry[];
  /** What the dates tool calls it. */
  tripPlace?: string;
  /** What stands before it, if not the arrow. */
  icon?: IconName;
}

interface IndexedName {
  text: string;
  /** A country's own name, one the editors wrote, or one of the packages' data. */
  from: 'country' | 'editors' | 'data';
  meaning: Meaning;
}

export interface NameIndex {
  names: readonly IndexedName[];
  /** The same by their length: a slip changes it by one. */
  byLength: readonly (readonly IndexedName[] | undefined)[];
  /** Every meaning of a name, the likelier first. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  noise: ReadonlySet<string>;
  subjects: SubjectIndex;
  file?: PlacesFile | undefined;
}

/** Shorter names sound like other words. */
export const MIN_HEARD = 5;

/** Everything that can be asked for, by name. The countries answer without the file of places too. */
export function indexNames(countries: readonly SearchEntry[], file?: PlacesFile): NameIndex {
  const names: IndexedName[] = [];
  const byLength: IndexedName[][] = [];
  const meanings = new Map<string, Meaning[]>();
  const byCode = new Map(countries.map((country) => [country.iso2, country]));
  const add = (name: string, from: IndexedName['from'], meaning: Meaning) => {
    const text = plainWords(name);
    const known = meanings.get(text);
    if (known?.some((other) => keyOf(other) === keyOf(meaning))) return;
    if (known) known.push(meaning);
    else meanings.set(text, [meaning]);
    const indexed = { text, from, meaning };
    names.push(indexed);
    byLength[text.length] ??= [];
    byLength[text.length]?.push(indexed);
  };

  for (const country of countries)
    for (const name of [country.nameSpanish, country.name]) add(name, 'country', { country });
  for (const country of countries) for (const name of country.also) add(name, 'editors', { country });
  for (const country of countries) add(country.iso2, 'editors', { country });
  for (const { names: called, first, ...region } of file?.regions ?? []) {
    const [name = ''] = called;
    const meaning = { ...region, name, first: first.flatMap((iso2) => byCode.get(iso2) ?? []) };
    for (const text of called) add(text, 'editors', meaning);
  }
  for (const [list, from] of [
    ['known', 'editors'],
    ['others', 'data'],
  ] as const) {
    for (const row of file?.places ?? []) {
      const country = byCode.get(row.iso2);
      for (const place of row[list]) {
        for (const name of place) {
          const [label = ''] = place;
          const shown = /^[A-Z]{3}$/.test(name) ? `${label} (${name})` : label;
          if (country) add(name, from, { country, place: shown });
          else if (row.iso2 === HOME) add(name, from, { home: shown });
        }
      }
    }
  }
  // `Turkia`, `Benesuela`: a name that is long enough is found by its sound.
  for (const { text, from, meaning } of names) {
    const heard = from === 'data' || text.length < MIN_HEARD ? text : asHeard(text);
    if (!meanings.has(heard)) meanings.set(heard, [meaning]);
  }
  for (const [name, order] of Object.entries(file?.order ?? {})) {
    meanings.get(name)?.sort((a, b) => rank(order, codeOf(a)) - rank(order, codeOf(b)));
  }
  const subjects = indexSubjects(file);
  return { names, byLength, meanings, noise: new Set(file?.noise.split(' ')), subjects, file };
}

const codeOf = (meaning: Meaning) => ('country' in meaning ? meaning.country.iso2 : HOME);

/** The code of where the reader comes from, in the place of a country's. */
export const HOME = 'MX';

/** Where something stands in a list; after all of it what is not there. */
export function rank(order: readonly string[], one: string): number {
  const place = order.indexOf(one);
  return place < 0 ? order.length : place;
}

/** Two answers with the same key would be the same answer twice. */
export function keyOf(meaning: Meaning): string {
  if ('country' in meaning) return meaning.country.slug;
  return 'home' in meaning ? HOME : meaning.path;
}

/** A place of a journey, as it was asked for: `Dallas (DFW)`. */
export interface ChosenPlace {
  slug: string;
  label: string;
}

const LONGEST_LABEL = 60;

export function chosen({ country, place }: CountryMeaning): ChosenPlace {
  return { slug: country.slug, label: (place ?? country.nameSpanish).slice(0, LONGEST_LABEL) };
}

/** With a query of its own the page is loaded anew, and knows that it was told in this box, on that very page too. */
export const TOLD_TRIP = '/mi-viaje?escrito';

/** Where an answer leads; a country's page stands under `to`. */
export function pathOf(meaning: Meaning, to = '/pais/'): string {
  if ('home' in meaning) return '/#destinos';
  if (!('country' in meaning)) return meaning.path;
  return to + meaning.country.slug + (meaning.section ? `#${meaning.section.id}` : '');
}
