import { airportNamed } from './airport-named.ts';
import { keyOf, type Meaning, MIN_HEARD, type NameIndex } from './name-index.ts';
import { isWithinSlips, slipsAllowed } from './plain-words.ts';
import { asHeard } from './stem.ts';

/** Words that one name may have: `San Vicente y las Granadinas`. */
const LONGEST_NAME = 6;
/** Enough to tell a place from the beginning of any word. */
const MIN_BEGINNING = 3;
const MIN_SLIP = 6;
/** `ruso`: shorter ones are codes. */
const SHORTEST_PEOPLE = 4;

/** All that one name means. */
export type Group = readonly Meaning[];

/** One group of meanings for every place that a question names, in its order; in a line of airports a code is one. */
export function placesIn(text: string, index: NameIndex): Group[] {
  const words = text.split(' ');
  const flight = words.length > 1 ? words.map((word) => airportNamed(word, index)) : [];
  if (flight.length > 0 && flight.every((airport) => airport !== undefined))
    return settled(flight.map((each) => [each]));
  const found = namedGroups(words, index);
  if (found.length > 0) return settled(found);
  const last = words.at(-1) ?? '';
  // After a word that nobody knows it begins a place by chance: `apec card` is no Cardiff.
  const mayBegin =
    last.length >= MIN_BEGINNING &&
    !index.noise.has(last) &&
    !index.subjects.uses.has(index.subjects.stemOf(last)) &&
    words.slice(0, -1).every((word) => index.noise.has(word));
  const beginnings = mayBegin ? beginning(last, index) : [];
  return beginnings.length > 0 ? settled([beginnings]) : [];
}

/** All that so many words name together: nothing where they name no place. */
export function meaningsOf(words: readonly string[], { meanings, noise }: NameIndex): Group {
  const [only = ''] = words;
  // Two letters are a code only where nothing else was typed.
  if (words.length === 1 && (noise.has(only) || only.length < MIN_BEGINNING)) return [];
  const text = words.join(' ');
  // japonesa, cubanas: the list has `japonés` and `cubano`.
  // What a short word leaves without its ending is a town by chance: `tenía`, Teni.
  const forms = [text.replace(/(?:as?|os)$/, 'o'), text.replace(/(?<=.{5})(?:as?|es)$/, '')];
  // Of another form only who they are: `amarilla` is no Amarillo.
  const peoples = forms
    .filter(({ length }) => length >= SHORTEST_PEOPLE)
    .map((form) => meanings.get(form)?.filter((meaning) => !('place' in meaning)));
  const heard = text.length >= MIN_HEARD ? asHeard(text) : text;
  return [meanings.get(text), ...peoples, meanings.get(heard)].find((group) => group?.length) ?? [];
}

/** What one place leaves open another settles (`San José, Costa Rica`); where one lives is not where one goes. */
export function settled(found: readonly Group[]): Group[] {
  const sure = new Set(found.filter(({ length }) => length === 1).flatMap((group) => group.map(keyOf)));
  const chosen = found.map((group) => {
    const agreed = group.filter((meaning) => sure.has(keyOf(meaning)));
    return agreed.length > 0 ? agreed : group;
  });
  const abroad = chosen.filter((group) => group.some((meaning) => !('home' in meaning)));
  const groups = new Map<string, Group>();
  for (const group of abroad.length > 0 ? abroad : chosen) {
    const [first] = group;
    if (!first) continue;
    const earlier = groups.get(keyOf(first));
    // `París, Francia` is one place, and the place says more than its country.
    if (!earlier || ('place' in first && !earlier.some((meaning) => 'place' in meaning)))
      groups.set(keyOf(first), group);
  }
  return [...groups.values()];
}

/** Every place once before the second meanings of any; a region alone brings some of its countries along. */
export function together(groups: readonly Group[]): Meaning[] {
  const firsts = groups.flatMap(([first]) => first ?? []);
  return [...(groups.length === 1 ? firsts.flatMap(withCountries) : firsts), ...groups.flat()];
}

export function withCountries(meaning: Meaning): Meaning[] {
  return 'first' in meaning ? [meaning, ...(meaning.first ?? []).map((country) => ({ country }))] : [meaning];
}

/** One group of meanings for every whole name among the words, each as long as can be. */
export function namedGroups(words: readonly string[], index: NameIndex): Group[] {
  return partsOf(words, index).flatMap(({ group }) => (group.length > 0 ? [group] : []));
}

/** The words that are of no name and say something more: a place is no answer to them. */
export function wordsBeside(words: readonly string[], index: NameIndex): string[] {
  const isNothing = (word: string) => word.length < 2 || index.subjects.small.has(word) || isNoise(word, index);
  return partsOf(words, index).flatMap(({ said, group }) =>
    group.length > 0 ? [] : said.filter((word) => !isNothing(word)),
  );
}

/** A word of a question, also with a slip (`viajr`), if it is no word of a subject. */
function isNoise(word: string, { noise, subjects }: NameIndex): boolean {
  if (noise.has(word) || word.length < MIN_HEARD || subjects.uses.has(subjects.stemOf(word))) return noise.has(word);
  return [...noise].some((own) => isWithinSlips(word, own, 1));
}

/** The words in names, each as long as can be, and one by one where they are in none: then they mean nothing. */
export function partsOf(words: readonly string[], index: NameIndex): { said: readonly string[]; group: Group }[] {
  if (words.length === 0) return [];
  let length = Math.min(words.length, LONGEST_NAME);
  while (length > 1 && meaningsOf(words.slice(0, length), index).length === 0) length -= 1;
  const said = words.slice(0, length);
  return [{ said, group: meaningsOf(said, index) }, ...partsOf(words.slice(length), index)];
}

/** Names that begin with the text, and countries with a word that does; `upTo` the editors' names alone, or those of the data too. */
export function beginning(text: string, { names }: NameIndex, upTo: 'editors' | 'data' = 'data'): Meaning[] {
  const ranked: Record<'country' | 'editors' | 'inside' | 'data', Meaning[]> = {
    country: [],
    editors: [],
    inside: [],
    data: [],
  };
  for (const { text: name, from, meaning } of names) {
    // They stand last.
    if (from === 'data' && upTo === 'editors') break;
    if (name.startsWith(text)) ranked[from].push(meaning);
    else if (from === 'country' && name.includes(` ${text}`)) ranked.inside.push(meaning);
  }
  return Object.values(ranked).flat();
}

/** The country that a word begins while it is being typed, or that it is but for a slip. */
export function nearlyNamed(word: string, isGoingOn: boolean, index: NameIndex): Meaning[] {
  if (word.length < MIN_BEGINNING || index.noise.has(word)) return [];
  const begun = isGoingOn ? beginning(word, index, 'editors').slice(0, 1) : [];
  if (begun.length > 0) return begun;
  // Shorter words are other words: `tenga`, Tonga.
  if (word.length < MIN_SLIP) return [];
  const near = index.names.find(
    ({ text, from }) => from === 'country' && isWithinSlips(word, text, slipsAllowed(word)),
  );
  return near ? [near.meaning] : [];
}
