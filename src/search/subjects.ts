import type { CountryMeaning, LinkMeaning, Meaning, NameIndex } from './name-index.ts';
import { namedGroups, nearlyNamed, partsOf, settled } from './places-in.ts';
import { isWithinSlips, plainWords } from './plain-words.ts';
import { asHeard, stemOf } from './stem.ts';
import type { IndexedSubject } from './subject-index.ts';
import { heldDocument } from './tool-answers.ts';

/** What a text asks about, and how surely. */
export interface FoundSubjects {
  /** The likeliest first. */
  answers: readonly Meaning[];
  /** A way of asking is all there, or still being typed; else it is a guess. */
  isSure: boolean;
  /** Its words are all there, none of them only begun. */
  isWhole: boolean;
  /** The words that say it, as stems; none where more is to come. */
  said: readonly string[];
}

/** A word that is still being typed is one from so many letters on. */
const MIN_BEGUN = 3;
/** Shorter words become another word by a slip. */
const MIN_SLIP = 5;
/** What a word counts that is only begun, or has a slip. */
const BEGUN = 0.8;
const SLIPPED = 0.7;
/** What a word takes away that nobody knows, and how much of its weight one of other subjects. */
const UNKNOWN = 2.5;
const OF_OTHERS = 0.5;
/** So much of what was typed a subject has to say: all of it where its one word is of other subjects too. */
const ENOUGH = 0.6;
/** And so much where it is only guessed at. */
const SOMETHING = 0.25;
/** A word of more subjects than these is whole: more of them than begin so. */
const SOME = 12;
/** A subject is offered beside the best one where it says nearly as much. */
const NEARLY = 0.7;
const MOST_SUBJECTS = 3;
const WITHOUT = 'sin';
const LIVED_IN = 'US';
/** Where one is, beside what one asks of: `embajada de China en México`. */
const FROM_HERE = / en mexico\b/;

/**
 * The subjects that a text asks about, each where it is told of the places named beside it: those of which a way of asking is
 * all there, and says enough of what was typed; else, to be guessed at, those that share most of its words.
 */
export function subjectsIn(text: string, index: NameIndex): FoundSubjects | undefined {
  const { subjects, uses, small, about } = index.subjects;
  const called = subjects.find((subject) => subject.called === text);
  if (called) {
    const said = text.split(' ').map(stemOf);
    return { answers: answersOf(called, [], index), isSure: true, isWhole: true, said };
  }
  const words = text.replace(FROM_HERE, '').split(' ');
  const kept = partsOf(words, index).flatMap(({ said, group: [place] }) => {
    const telling = said.filter((word) => !small.has(word));
    return telling.map((word) => ({ word, place, ofName: place ? telling.length : 0 }));
  });
  const typed = kept.map(({ word }) => word);
  if (typed.length === 0 || subjects.length === 0) return undefined;
  const isGoingOn = words.at(-1) === typed.at(-1);
  // `Costa Rica` is no cost.
  const free = kept.map(({ word, ofName }) => (ofName > 1 ? '' : word));
  const hitOf = hitsAmong(free, isGoingOn, index);
  const hits = new Map<string, Hit>();
  // `Toronto con visa americana` says `Canadá` too.
  for (const [at, { place }] of kept.entries()) {
    if (kept.length > 1 && place && 'country' in place && place.place)
      hits.set(stemOf(plainWords(place.country.nameSpanish)), { at, value: 1 });
  }
  for (const stem of uses.keys()) {
    const hit = hitOf(stem);
    if (hit) hits.set(stem, hit);
  }
  // The fewer subjects a word stands in, the more it says.
  const weightOf = (stem: string) => Math.log(1 + subjects.length / (uses.get(stem) ?? 1));
  const others = kept.map(({ word, ofName }) => {
    const stem = stemOf(word);
    if (ofName > 0 || index.noise.has(word)) return { weight: 0, lost: 0 };
    const weight = weightOf(stem);
    return { stem, weight, lost: uses.has(stem) ? OF_OTHERS * weight : UNKNOWN };
  });
  const restOf = (said: readonly number[]) => typed.filter((_, at) => !said.includes(at));
  /** How much of what was typed is about a subject: what the words at these places say, and others that it has too. */
  const shareOf = (subject: IndexedSubject, value: number, said: readonly number[], asked: readonly number[] = []) => {
    let told = value;
    let left = 0;
    for (const [at, { stem, weight, lost }] of others.entries()) {
      if (said.includes(at)) continue;
      if (stem && about.get(stem)?.has(subject)) told += weight;
      else left += asked.includes(at) ? weight : lost;
    }
    return told / (told + left);
  };
  /** The ways of several words that are all there, by the places of these. */
  const whole = subjects.flatMap(({ path, ways }) =>
    ways.flatMap((way) => {
      const at = way.flatMap((word) => (hits.get(word)?.value === 1 ? (hits.get(word)?.at ?? []) : []));
      return at.length > 1 && at.length === way.length ? { path, at } : [];
    }),
  );
  /** The places of what another subject is asked for with, all beside these words: `mi novio es americano, pido visa`. */
  const askedBeside = ({ path }: IndexedSubject, said: readonly number[]) =>
    whole.flatMap((other) => (other.path !== path && !other.at.some((at) => said.includes(at)) ? other.at : []));

  // Who names a visa asks about visas, whatever else is said: `cuánto debo tener en el banco para la visa americana`.
  const isOfVisa = index.file && heldDocument(text, index.file)?.said.includes('visa');
  const asked = subjects.flatMap((subject) => {
    const isStray = isOfVisa && !about.get(stemOf('visa'))?.has(subject);
    const ways = subject.ways.flatMap((way) => {
      const parts = way.flatMap((word) => hits.get(word) ?? []);
      if (parts.length === 0 || isWithoutOther(way, hits)) return [];
      const isComplete = parts.length === way.length;
      const said = parts.map(({ at }) => at);
      const rest = restOf(said);
      // `perdí` may go on to a passport; a slip of a word, and a word besides, do not.
      if (!isComplete && (rest.length > 0 || parts.some(({ value }) => value === SLIPPED))) return [];
      const value = way.reduce((sum, word) => sum + (hits.get(word)?.value ?? 0) * weightOf(word), 0);
      const share = shareOf(subject, value, said);
      if (share < (isComplete ? SOMETHING : ENOUGH)) return [];
      const [only = ''] = way;
      const isShared = way.length === 1 && (uses.get(only) ?? 0) > 1;
      // With one word more a slip, or a beginning, is another word: who travels with a `conejo` asks for no advice.
      const isSlip = way.length === 1 && parts[0]?.value !== 1 && rest.length > 0;
      const isWhole = isComplete && parts.every((part) => part.value !== BEGUN);
      return [
        {
          subject,
          value,
          rest,
          said: isComplete ? way : [],
          isWhole,
          isSure: isComplete
            ? !isStray &&
              !isSlip &&
              (share === 1 || !isShared) &&
              shareOf(subject, value, said, askedBeside(subject, said)) >= ENOUGH
            : typed.length === 1 || parts.some(({ value: worth }) => worth === BEGUN),
        },
      ];
    });
    return ways.sort((a, b) => Number(b.isSure) - Number(a.isSure) || surerFirst(a, b)).slice(0, 1);
  });
  // `El esta` is being typed of `estafa` too, but says ESTA.
  const sure = asked
    .filter(({ isSure }) => isSure)
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || surerFirst(a, b));
  const [best] = sure;
  const placed = (found: readonly Found[]) =>
    found
      .slice(0, MOST_SUBJECTS)
      .flatMap(({ subject, rest }) =>
        answersOf(subject, placesBeside(rest, words, isGoingOn && best !== undefined, index), index),
      );
  if (best) {
    const near = sure.filter(
      ({ value, said }) => said.length > 0 === best.said.length > 0 && value >= NEARLY * best.value,
    );
    return { answers: placed(near), isSure: true, isWhole: best.isWhole, said: best.said };
  }
  const guessed = subjects.flatMap((subject) => {
    const value = shareOf(subject, 0, []);
    const said = others.flatMap(({ stem }, at) => (stem && about.get(stem)?.has(subject) ? at : []));
    return value >= ENOUGH ? { subject, value, rest: restOf(said), said: [] } : [];
  });
  const likeliest = [...asked.filter(({ said }) => said.length > 0), ...guessed].sort(surerFirst);
  return { answers: placed(likeliest), isSure: false, isWhole: false, said: [] };
}

/** A subject, how much of what was typed it says, and what it leaves out; `said` is the way of asking that is all there. */
interface Found {
  subject: IndexedSubject;
  value: number;
  rest: readonly string[];
  said: readonly string[];
}

function surerFirst(a: Found, b: Found): number {
  return Math.sign(b.said.length) - Math.sign(a.said.length) || b.value - a.value;
}

/** `Sin visa con pasaporte` is not `sin pasaporte`. */
function isWithoutOther(way: readonly string[], hits: ReadonlyMap<string, Hit>): boolean {
  const of = way.indexOf(WITHOUT) + 1;
  return of > 0 && hits.get(way[of] ?? '')?.at !== (hits.get(WITHOUT)?.at ?? 0) + 1;
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
  const last = isGoingOn && !isWhole && !noise.has(typed.at(-1) ?? '') ? asHeard(typed.at(-1) ?? '') : '';
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
    const slipped = stems.findIndex((own, at) => maySlip[at] && own[0] === stem[0] && isWithinSlips(own, stem, 1));
    return slipped < 0 ? undefined : { at: slipped, value: SLIPPED };
  };
}

/** The places among the words that are not the subject's: whole names, else the country that the last word begins or nearly is. */
function placesBeside(rest: readonly string[], words: readonly string[], isGoingOn: boolean, index: NameIndex) {
  // A small word is part of a name too: `Los Ángeles`.
  const named = words.filter((word) => rest.includes(word) || index.subjects.small.has(word));
  const groups = namedGroups(named, index);
  // A city of Mexico may be where a visa is asked for.
  const here = groups.flatMap(([first]) => (first && 'home' in first ? first : []));
  const abroad = settled(groups).flatMap(([first]) => (first && !('home' in first) ? first : []));
  if (groups.length > 0) return [...here, ...abroad];
  const last = rest.at(-1);
  const isLast = isGoingOn && last === words.at(-1);
  // A word of some subject is no slip of a country: `malaria`, Malasia.
  const unasked = rest.filter((word) => !index.noise.has(word) && !index.subjects.uses.has(stemOf(word)));
  return unasked.flatMap((word) => nearlyNamed(word, isLast && word === last, index)).slice(0, 1);
}

/** A subject as it is told of these places; of none, by itself. */
function answersOf(subject: IndexedSubject, places: readonly Meaning[], index: NameIndex): Meaning[] {
  const { name, note, path, at } = subject;
  const itself: LinkMeaning = { name, note, path, icon: 'document' };
  // Where one lives or was comes after where one goes, and the city where one asks for a visa after the country it is of.
  const rankOf = (place: Meaning) => (keyAt(place) === LIVED_IN ? 2 : 'home' in place ? 1 : 0);
  const words = index.subjects.about;
  const asked = places
    // `Fiebre amarilla` is not asked of Amarillo.
    .filter((place) => !('place' in place && words.get(stemOf(plainWords(place.place ?? '')))?.has(subject)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
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
  if (own.length === 0) return [itself, ...asked.filter((place) => 'country' in place)];
  // What to do stands beside whom to call.
  return path.startsWith('/si-algo-sale-mal#') ? [...own, itself] : own;
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
