import type { NameIndex } from './name-index.ts';
import { partsOf } from './places-in.ts';
import { isWithinSlips, plainWords } from './plain-words.ts';
import { asHeard } from './stem.ts';
import type { IndexedSubject } from './subject-index.ts';
import { inSameWords } from './subject-words.ts';

/** A word that is still being typed is one from so many letters on. */
const MIN_BEGUN = 3;
/** Shorter words become another word by a slip. */
const MIN_SLIP = 5;
/** What a word counts that is only begun, or has a slip. */
export const BEGUN = 0.8;
export const SLIPPED = 0.7;
/** What a word takes away that nobody knows, and how much of its weight one of other subjects. */
const UNKNOWN = 2.5;
const OF_OTHERS = 0.5;
/** A word of more subjects than these is whole: more of them than begin so. */
const SOME = 12;

/** Which of the typed words a stem is, and how surely. */
export interface Hit {
  at: number;
  value: number;
}

/** The words of a question that say something, which stems of the subjects they are, and how much each says. */
export function readQuestion(words: readonly string[], index: NameIndex) {
  const { subjects, uses, small, about, stemOf } = index.subjects;
  const kept = partsOf(words, index).flatMap(({ said, group: [place] }) => {
    const telling = said.filter((word) => !small.has(word));
    return telling.map((word) => ({ word, place, ofName: place ? telling.length : 0 }));
  });
  const typed = kept.map(({ word }) => word);
  const isGoingOn = words.at(-1) === typed.at(-1);
  // `Costa Rica` is no cost.
  const free = kept.map(({ word, ofName }) => (ofName > 1 ? '' : word));
  const hitOf = hitsAmong(free, isGoingOn, index);
  const hits = new Map<string, Hit>();
  // `Toronto con visa americana` says `Canadá` too.
  for (const [at, { place }] of kept.entries()) {
    if (kept.length > 1 && place && 'country' in place && place.place)
      hits.set(stemOf(inSameWords(plainWords(place.country.nameSpanish), index.file?.same ?? {})), { at, value: 1 });
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
  /** The ways of several words that are all there, by the places of these. */
  const whole = subjects.flatMap(({ path, ways }) =>
    ways.flatMap((way) => {
      const at = way.flatMap((word) => (hits.get(word)?.value === 1 ? (hits.get(word)?.at ?? []) : []));
      return at.length > 1 && at.length === way.length ? { path, at } : [];
    }),
  );
  const isAbout = (stem: string | undefined, subject: IndexedSubject) =>
    stem !== undefined && about.get(stem)?.has(subject) === true;
  return {
    typed,
    /** Its last word says something, and may still be typed. */
    isGoingOn,
    hits,
    /** What a way of asking says of it. */
    worthOf: (way: readonly string[]) =>
      way.reduce((sum, word) => sum + (hits.get(word)?.value ?? 0) * weightOf(word), 0),
    /** Its words but those at these places. */
    restOf: (said: readonly number[]) => typed.filter((_, at) => !said.includes(at)),
    /** The places of the words that a subject has, in whichever way. */
    aboutAt: (subject: IndexedSubject) => others.flatMap(({ stem }, at) => (isAbout(stem, subject) ? at : [])),
    /** How much of it is about a subject: what the words at these places say, and others it has too; `asked` of another one. */
    shareOf: (subject: IndexedSubject, value: number, said: readonly number[], asked: readonly number[] = []) => {
      let told = value;
      let left = 0;
      for (const [at, { stem, weight, lost }] of others.entries()) {
        if (said.includes(at)) continue;
        if (isAbout(stem, subject)) told += weight;
        else left += asked.includes(at) ? weight : lost;
      }
      return told / (told + left);
    },
    /** The places of what another subject is asked for with, all beside these words: `mi novio es americano, pido visa`. */
    askedBeside: ({ path }: IndexedSubject, said: readonly number[]) =>
      whole.flatMap((other) => (other.path !== path && !other.at.some((at) => said.includes(at)) ? other.at : [])),
  };
}

function hitsAmong(typed: readonly string[], isGoingOn: boolean, { noise, meanings, subjects }: NameIndex) {
  const { uses, stemOf } = subjects;
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
