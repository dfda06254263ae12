import type { CountryMeaning, LinkMeaning, Meaning, NameIndex } from './name-index.ts';
import { namedGroups, nearlyNamed, settled } from './places-in.ts';
import { isWithinSlips, plainWords } from './plain-words.ts';
import { asHeard, stemOf } from './stem.ts';
import type { IndexedSubject } from './subject-index.ts';

/** What a text asks about, and how surely. */
export interface FoundSubjects {
  /** The likeliest first. */
  answers: readonly Meaning[];
  /** Its words are all there, none of them only begun. */
  isWhole: boolean;
  /** Nothing else was typed. */
  isAll: boolean;
  /** The words that say it, as stems; none where more is to come. */
  said: readonly string[];
}

/** A word that is still being typed is one from so many letters on. */
const MIN_BEGUN = 3;
/** Shorter words become another word by a slip. */
const MIN_SLIP = 5;
const MIN_TWO_SLIPS = 9;
/** What a word counts that is only begun, or has a slip. */
const BEGUN = 0.8;
const SLIPPED = 0.7;
/** What a word that nobody knows takes away. */
const UNKNOWN = 0.3;
/** So many of them are passed over in a long question. */
const MOST_UNKNOWN = 5;
/** A word of so many subjects says by itself which is meant; one of some, beside one word more that nobody knows. */
const FEW = 2;
const SOME = 12;
/** A subject is offered beside the best one where it says nearly as much. */
const NEARLY = 0.7;
const MOST_SUBJECTS = 3;
const WITHOUT = 'sin';
const LIVED_IN = 'US';
/** Where one is, beside what one asks of: `embajada de China en México`. */
const FROM_HERE = / en mexico\b/;

/** The subjects that a text asks about, each where it is told of the places named beside it. */
export function subjectsIn(text: string, index: NameIndex): FoundSubjects | undefined {
  const { subjects, uses, small } = index.subjects;
  const called = subjects.find((subject) => subject.called === text);
  if (called)
    return { answers: answersOf(called, [], index), isWhole: true, isAll: true, said: text.split(' ').map(stemOf) };
  const said = text.replace(FROM_HERE, '').split(' ');
  const typed = said.filter((word) => !small.has(word));
  if (typed.length === 0) return undefined;
  const isGoingOn = said.at(-1) === typed.at(-1);
  // `Costa Rica` is no cost.
  const free = typed.map((word, at) => (isOfLongerName(typed, at, index) ? '' : word));
  const hitOf = hitsAmong(free, isGoingOn, index);
  const hits = new Map<string, Hit>();
  for (const stem of uses.keys()) {
    const hit = hitOf(stem);
    if (hit) hits.set(stem, hit);
  }
  const isUnknown = (word: string) => word !== '' && !index.noise.has(word) && !index.meanings.has(word);
  const found = subjects.flatMap((subject) => {
    // The fewer subjects a word stands in, the more it says.
    const ways = subject.ways.flatMap((way) => {
      if (!way.some((word) => hits.has(word))) return [];
      const parts = way.flatMap((word) => hits.get(word) ?? []);
      // `Sin visa con pasaporte` is not `sin pasaporte`.
      const isWithoutOther = way.some(
        (word, at) => word === WITHOUT && hits.get(word)?.at !== (hits.get(way[at + 1] ?? '')?.at ?? 0) - 1,
      );
      if (isWithoutOther) return [];
      const isRest = (_: string, at: number) => !parts.some((part) => part.at === at);
      const rest = typed.filter(isRest);
      const unknown = free.filter(isRest).filter(isUnknown).length;
      const isComplete = parts.length === way.length;
      // `perdí` may go on to a passport; a slip of a word, and a word besides, do not.
      if (!isComplete && (rest.length > 0 || parts.some(({ value }) => value === SLIPPED))) return [];
      const weight = way.reduce((sum, word) => sum + (hits.get(word)?.value ?? 0) * (1 + 1 / (uses.get(word) ?? 1)), 0);
      // One word that many subjects have says little beside one that nobody knows (`llevar mota`, `<img src=x onerror=alert(1)>`).
      const [only = ''] = way;
      const isTelling = parts.length > 1 || (only.length >= MIN_BEGUN && (uses.get(only) ?? 0) <= FEW);
      const passedOver = isTelling ? MOST_UNKNOWN : Number((uses.get(only) ?? 0) <= SOME);
      if (unknown > (isComplete ? passedOver : 0)) return [];
      const value = weight - UNKNOWN * unknown;
      const isWhole = isComplete && parts.every((part) => part.value !== BEGUN);
      return [{ subject, value, rest, said: isComplete ? way : [], isWhole }];
    });
    return ways.sort((a, b) => Math.sign(b.said.length) - Math.sign(a.said.length) || b.value - a.value).slice(0, 1);
  });
  const [best] = found.sort((a, b) => Math.sign(b.said.length) - Math.sign(a.said.length) || b.value - a.value);
  if (!best) return undefined;
  const near = found
    .filter(({ value, said }) => said.length > 0 === best.said.length > 0 && value >= NEARLY * best.value)
    .slice(0, MOST_SUBJECTS);
  const isAll = best.rest.every((word) => index.noise.has(word));
  const answers = near.flatMap(({ subject, rest }) =>
    answersOf(subject, placesBeside(rest, typed, isGoingOn, index), index),
  );
  return { answers, isWhole: best.isWhole, isAll, said: best.said };
}

/** So much of what was typed has to be about a subject for it to be offered as a guess. */
const ENOUGH = 0.34;

/**
 * Subjects that share most of the words of a text that none of them answers, for the box to offer as a guess; the likest
 * first, and none where the words they share say little.
 */
export function subjectsNear(text: string, index: NameIndex): Meaning[] {
  const { subjects, small, about } = index.subjects;
  const typed = [...new Set(text.split(' '))].filter((word) => !small.has(word) && !index.noise.has(word));
  // A word of few subjects says much; one that no subject knows, the most.
  const weightOf = (word: string) => Math.log(1 + subjects.length / (about.get(stemOf(word))?.size || 0.5));
  const whole = typed.reduce((sum, word) => sum + weightOf(word), 0);
  const near = subjects.flatMap((subject) => {
    const shared = typed.filter((word) => word.length >= MIN_BEGUN && about.get(stemOf(word))?.has(subject));
    const likeness = shared.reduce((sum, word) => sum + weightOf(word), 0) / whole;
    const rest = typed.filter((word) => !shared.includes(word));
    return likeness >= ENOUGH ? { subject, likeness, rest } : [];
  });
  return near
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SUBJECTS)
    .flatMap(({ subject, rest }) => answersOf(subject, placesBeside(rest, typed, false, index), index));
}

/** Whether a word is part of a place's name of two words. */
function isOfLongerName(words: readonly string[], at: number, { meanings }: NameIndex): boolean {
  return [at - 1, at].some(
    (first) => first >= 0 && meanings.has(words.slice(first, first + 2).join(' ')) && first + 1 < words.length,
  );
}

/** Which of the typed words a stem is, and how surely. */
interface Hit {
  at: number;
  value: number;
}

function hitsAmong(typed: readonly string[], isGoingOn: boolean, { noise, meanings, subjects }: NameIndex) {
  const { uses } = subjects;
  const stems = typed.map(stemOf);
  // `Visa` is whole, and begins no `bisabuelo`.
  const isWhole = (uses.get(stems.at(-1) ?? '') ?? 0) > SOME;
  const last = isGoingOn && !isWhole ? asHeard(typed.at(-1) ?? '') : '';
  // What is a word of its own is no slip of another.
  const maySlip = stems.map((own, at) => {
    const word = typed[at] ?? '';
    return own.length >= MIN_SLIP && !noise.has(word) && !meanings.has(word) && !uses.has(own);
  });
  return (stem: string): Hit | undefined => {
    const exact = stems.indexOf(stem);
    if (exact >= 0) return { at: exact, value: 1 };
    if (last.length >= MIN_BEGUN && stem.startsWith(last)) return { at: typed.length - 1, value: BEGUN };
    if (stem.length < MIN_SLIP) return undefined;
    const slipped = stems.findIndex(
      (own, at) => maySlip[at] && isWithinSlips(own, stem, own.length < MIN_TWO_SLIPS ? 1 : 2),
    );
    return slipped < 0 ? undefined : { at: slipped, value: SLIPPED };
  };
}

/** The places among the words that are not the subject's: whole names, else the country that the last word begins or nearly is. */
function placesBeside(rest: readonly string[], typed: readonly string[], isGoingOn: boolean, index: NameIndex) {
  const groups = namedGroups(rest, index);
  // A city of Mexico may be where a visa is asked for.
  const here = groups.flatMap(([first]) => (first && 'home' in first ? first : []));
  const abroad = settled(groups).flatMap(([first]) => (first && !('home' in first) ? first : []));
  if (groups.length > 0) return [...here, ...abroad];
  const last = rest.at(-1);
  const isLast = isGoingOn && last === typed.at(-1);
  // A word of some subject is no slip of a country: `malaria`, Malasia.
  const unasked = rest.filter((word) => !index.subjects.uses.has(stemOf(word)));
  return unasked.flatMap((word) => nearlyNamed(word, isLast && word === last, index)).slice(0, 1);
}

/** A subject as it is told of these places; of none, by itself. */
function answersOf(subject: IndexedSubject, places: readonly Meaning[], index: NameIndex): Meaning[] {
  const { name, note, path, at } = subject;
  const itself: LinkMeaning = { name, note, path, icon: 'document' };
  // Where one lives or was comes after where one goes: a resident of the United States who asks of Canada.
  const asked = places.toSorted((a, b) => Number(keyAt(a) === LIVED_IN) - Number(keyAt(b) === LIVED_IN));
  const own = asked.flatMap((place): Meaning[] => {
    const special = at?.[keyAt(place)];
    if (special) return [{ ...itself, path: special }];
    // A list of home, of one region: `Asia sin visa`.
    if ('first' in place && path.startsWith('/?'))
      return [
        { ...itself, name: `${name}: ${place.name}`, path: path.replace('/?', place.path.replace('#destinos', '&')) },
      ];
    const section = 'country' in place && sectionIn(place, subject, index);
    return section ? [{ ...place, section }] : [];
  });
  return own.length > 0 ? own : [itself, ...asked.filter((place) => 'country' in place)];
}

/** What an address of its own is kept under: a country's code, an area's name, a city of Mexico in plain words. */
function keyAt(place: Meaning): string {
  if ('country' in place) return place.country.iso2;
  return 'home' in place ? plainWords(place.home) : (place.tripPlace ?? '');
}

/** The first of the subject's sections that the country's page has. */
function sectionIn(
  { country }: CountryMeaning,
  { sections = [], sectionNote = '' }: IndexedSubject,
  { file }: NameIndex,
) {
  const id = sections.find((each) => file?.sections[each]?.split(' ').includes(country.iso2) ?? true);
  return id === undefined ? undefined : { id, note: sectionNote };
}
