import { MAX_SUGGESTIONS, MIN_QUERY_LENGTH } from '../catalogue/search.ts';
import { keyOf, type Meaning, type NameIndex, pathOf } from './name-index.ts';
import { beginning, namedGroups, placesIn, together, withCountries, wordsBeside } from './places-in.ts';
import { isWithinSlips, plainWords, slipsAllowed } from './plain-words.ts';
import { type FoundSubjects, subjectsIn } from './subjects.ts';
import { asksFor, filledToolAnswers, heldDocument, toolAnswers, whatIsAsked, withVisaGuide } from './tool-answers.ts';

/** Every piece is compared with every name: enough for any question, and a bound for rubbish. */
const MOST_PIECES = 8;
const MOST_NEAR = 3;
const MIN_SLIP_OF_CITY = 5;
/** Two words that name no place, whole and each; more of them are no name. */
const PIECES_OF_A_NAME = 4;
/** Share of the pairs of letters that two names have in common, where one may have been meant for the other. */
const ALIKE = 0.5;
const SUREST_FIRST = ['country', 'editors', 'data'] as const;

/**
 * The answers to what somebody typed, the likeliest first: a name and all it means, else what begins so, else the
 * places of a whole question, else what it would be without a slip. `today` is `YYYY-MM-DD`.
 */
export function suggestionsFor(typed: string, index: NameIndex, today: string): Meaning[] {
  const text = whatIsAsked(typed, index);
  return text.length < MIN_QUERY_LENGTH ? [] : firstOf(withVisaGuide(text, answersTo(text, index, today), index));
}

function answersTo(text: string, index: NameIndex, today: string): Meaning[] {
  const named = index.meanings.get(text)?.flatMap(withCountries) ?? [];
  const words = text.split(' ');
  const found = subjectsIn(text, index);
  const subjects = found?.isSure ? found : undefined;
  const asked = subjects?.answers ?? [];
  if (named.some((one) => 'country' in one && !one.place)) return [...named, ...asked, ...beginning(text, index)];
  const places = named.length > 0 ? [] : placesIn(text, index);
  const filled = filledToolAnswers(text, places, index, today);
  if (filled) return isAskedBefore(filled, subjects, index) ? [...asked, ...filled] : [...filled, ...asked];
  const tools = toolAnswers(text, places, index, today);
  // `Tengo visa Schengen, ¿puedo ir a Londres?` asks of Londres.
  if (tools && places.length > 0 && isOfHeld(subjects?.said ?? [], text, index)) return tools;
  // No town that only begins so stands beside what was asked.
  if (subjects?.isWhole) return [...asked, ...named, ...beginning(text, index, 'editors')];
  if (named.length > 0) return [...named, ...asked, ...beginning(text, index)];
  if (subjects && subjects.said.length > 1) return [...asked];
  if (tools) return tools;
  const isOneWord = !text.includes(' ');
  const begun = beginning(text, index, isOneWord && asked.length > 0 ? 'editors' : 'data');
  if (begun.length > 0) return [...begun, ...(isOneWord ? asked : [])];
  // A place answers who asks nothing else of it; to who asks for a visa, also beside words that nobody knows.
  const isOfVisa = asksFor(index.file?.asks.visa ?? '', words);
  const beside = index.file && namedGroups(words, index).length > 0 ? wordsBeside(words, index) : [];
  const isAlone = beside.every((word) => isOfVisa && !index.subjects.uses.has(index.subjects.stemOf(word)));
  if (places.length > 0 && isAlone) return together(places);
  return subjects && subjects.said.length > 0 ? [...asked] : [...onlyCountryOf(withoutSlips(text, index)), ...asked];
}

/** Whether these stems say no more than a document, and one has it. */
function isOfHeld(said: readonly string[], text: string, { file, subjects }: NameIndex): boolean {
  const held = file && heldDocument(text, file)?.said.split(' ').map(subjects.stemOf);
  return (
    held !== undefined &&
    asksFor(file?.asks.document ?? '', text.split(' ')) &&
    said.every((stem) => held.includes(stem))
  );
}

/** `Austrlia` is Austria and Australia: of two countries the reader says which. */
function onlyCountryOf(near: readonly Meaning[]): readonly Meaning[] {
  const [first, ...others] = near.flatMap((meaning) =>
    'country' in meaning && !meaning.place ? meaning.country.iso2 : [],
  );
  return others.some((iso2) => iso2 !== first) ? [] : near;
}

/** `días`, `mes`, `semana`: who says them asks the tool, if nothing more. */
const SPAN_STEM = /^(?:di|mes|seman)$/;
const SURER_THAN_A_SPAN = 3;
/** A word of so few subjects says more than any span. */
const RARE = 2;

/** Whether what is asked says more than the connection or the days that are named with it: a pregnancy of seven months. */
function isAskedBefore(filled: readonly Meaning[], subjects: FoundSubjects | undefined, index: NameIndex): boolean {
  const [answer] = subjects?.answers ?? [];
  if (!answer || !subjects?.isWhole) return false;
  const { said } = subjects;
  const isTool = (path: string) => filled.some((meaning) => pathOf(meaning).startsWith(path));
  if (isTool('/escalas')) {
    const layover = index.file?.asks.layover.split(' ').map(index.subjects.stemOf) ?? [];
    return said.length > 1 && !pathOf(answer).startsWith('/escalas') && said.some((stem) => layover.includes(stem));
  }
  if (isTool('/mi-viaje')) return said.length > 1;
  const isRare = said.some((stem) => !SPAN_STEM.test(stem) && (index.subjects.uses.get(stem) ?? 0) <= RARE);
  const least = isRare ? 1 : said.some((stem) => SPAN_STEM.test(stem)) ? SURER_THAN_A_SPAN : 2;
  return isTool('/revisa-tus-fechas?') ? said.length >= least : said.length > SURER_THAN_A_SPAN;
}

/** What may have been meant where nothing answers: subjects that share most of the words, else countries of a similar name. */
export function guessesFor(typed: string, index: NameIndex): Meaning[] {
  const text = whatIsAsked(typed, index);
  const likely = [
    ...withoutSlips(text, index),
    ...(subjectsIn(text, index)?.answers ?? []),
    ...together(placesIn(text, index)),
  ];
  return likely.length > 0 ? firstOf(likely) : nearestCountries(typed, index);
}

/** Countries whose names look like what was typed, for where it finds nothing; the likest first, and often none. */
export function nearestCountries(typed: string, index: NameIndex): Meaning[] {
  const pieces = [...new Set(piecesOf(plainWords(typed), index))];
  if (pieces.length > PIECES_OF_A_NAME) return [];
  const near = pieces.flatMap((piece) => {
    const pairs = pairsOf(piece);
    return index.names.flatMap(({ text, from, meaning }) => {
      // Of one three times as long the rest weighs more than all they can share.
      if (from !== 'country' || piece.length > 3 * text.length) return [];
      const shared = pairs.filter((pair) => text.includes(pair)).length + Number(text[0] === piece[0]);
      const likeness = (2 * shared) / (piece.length + text.length);
      return likeness > ALIKE ? { meaning, likeness } : [];
    });
  });
  return firstOf(near.sort((a, b) => b.likeness - a.likeness).map(({ meaning }) => meaning)).slice(0, MOST_NEAR);
}

/** Its pairs of neighbouring letters, each once. */
function pairsOf(text: string): string[] {
  return [...new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))];
}

/** What was typed, the same without the words of a question, and each word. */
function piecesOf(text: string, { noise }: NameIndex): string[] {
  const words = text.split(' ').filter((word) => !noise.has(word));
  return [text, words.join(' '), ...words].slice(0, MOST_PIECES);
}

/**
 * The names nearest to what was typed, with or without the words of a question; fewest slips first. What one of several
 * words looks like is no answer to the whole.
 */
function withoutSlips(text: string, index: NameIndex): Meaning[] {
  const pieces = piecesOf(text, index)
    .slice(0, 2)
    .filter((piece) => !index.noise.has(piece));
  for (const slips of [1, 2]) {
    for (const piece of pieces.filter((each) => slips <= slipsAllowed(each))) {
      // Two slips make too many cities of too many words, and one is much in a word of four letters.
      const near = index.byLength
        .slice(piece.length - slips, piece.length + slips + 1)
        .flatMap((names) => names ?? [])
        .filter(
          ({ from, text: name }) =>
            slips <= slipsAllowed(name) &&
            (from !== 'data' || (slips === 1 && piece.length >= MIN_SLIP_OF_CITY && piece[0] === name[0])) &&
            isWithinSlips(piece, name, slips),
        );
      const ranked = SUREST_FIRST.flatMap((from) => near.filter((name) => name.from === from));
      if (ranked.length > 0) return ranked.map(({ meaning }) => meaning);
    }
  }
  return [];
}

function firstOf(meanings: readonly Meaning[]): Meaning[] {
  const told = new Set<string>();
  const first = meanings.filter((meaning) => {
    // Of two that read the same nobody can choose.
    const keys = [keyOf(meaning), 'path' in meaning ? `${meaning.name} ${meaning.note}` : keyOf(meaning)];
    const isNew = keys.every((key) => !told.has(key));
    for (const key of keys) told.add(key);
    return isNew;
  });
  return first.slice(0, MAX_SUGGESTIONS);
}
