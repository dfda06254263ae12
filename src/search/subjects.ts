import type { CountryMeaning, LinkMeaning, Meaning, NameIndex } from './name-index.ts';
import { namedGroups, nearlyNamed, settled } from './places-in.ts';
import { plainWords } from './plain-words.ts';
import { BEGUN, type Hit, readQuestion, SLIPPED } from './question-words.ts';
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

/** So much of what was typed a subject has to say: all of it where its one word is of other subjects too. */
const ENOUGH = 0.6;
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
  const { subjects, uses, about, stemOf } = index.subjects;
  const called = subjects.find((subject) => subject.called === text);
  if (called) {
    const said = text.split(' ').map(stemOf);
    return { answers: answersOf(called, [], index), isSure: true, isWhole: true, said };
  }
  const words = text.replace(FROM_HERE, '').split(' ');
  const question = readQuestion(words, index);
  const { typed, isGoingOn, hits, worthOf, restOf, shareOf, aboutAt } = question;
  if (typed.length === 0 || subjects.length === 0) return undefined;

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
      const value = worthOf(way);
      const share = shareOf(subject, value, said);
      if (!isComplete && share < ENOUGH) return [];
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
              shareOf(subject, value, said, question.askedBeside(subject, said)) >= ENOUGH
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
    found.slice(0, MOST_SUBJECTS).flatMap(({ subject, rest }) => {
      const places = placesBeside(rest, words, isGoingOn && best !== undefined, index);
      return answersOf(subject, places, index, words.includes('visa'));
    });
  if (best) {
    const near = sure.filter(
      ({ value, said }) => said.length > 0 === best.said.length > 0 && value >= NEARLY * best.value,
    );
    return { answers: placed(near), isSure: true, isWhole: best.isWhole, said: best.said };
  }
  const guessed = subjects.flatMap((subject) => {
    const value = shareOf(subject, 0, []);
    return value >= ENOUGH ? { subject, value, rest: restOf(aboutAt(subject)), said: [] } : [];
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
  const unasked = rest.filter(
    (word) => !index.noise.has(word) && !index.subjects.uses.has(index.subjects.stemOf(word)),
  );
  return unasked.flatMap((word) => nearlyNamed(word, isLast && word === last, index)).slice(0, 1);
}

/** A subject as it is told of these places, or of their visa; of none, by itself. */
function answersOf(subject: IndexedSubject, places: readonly Meaning[], index: NameIndex, isVisa = false): Meaning[] {
  const { name, note, path, at } = subject;
  const itself: LinkMeaning = { name, note, path, icon: 'document' };
  // Where one lives or was comes after where one goes, and the city where one asks for a visa after the country it is of.
  const rankOf = (place: Meaning) => (keyAt(place) === LIVED_IN ? 2 : 'home' in place ? 1 : 0);
  const asked = places.toSorted((a, b) => rankOf(a) - rankOf(b));
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
  if (own.length === 0) {
    const abroad = asked.filter((place) => 'country' in place);
    // What is told of the visa of one country answers nobody who asks for that of another.
    const ofGuide = Object.entries(index.file?.visaGuides ?? {}).find(([, [, guide]]) => path.startsWith(guide))?.[0];
    const isOf = ({ country }: CountryMeaning) => country.iso2 === ofGuide;
    return isVisa && ofGuide && !abroad.some(isOf) ? [...abroad, itself] : [itself, ...abroad];
  }
  // What holds everywhere stands beside what that place asks: the papers with which a child leaves Mexico.
  return own.some((one) => 'section' in one) ? [...own, itself] : own;
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
