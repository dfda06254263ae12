import { loadSearchIndex } from '../catalogue/search-index.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { makeBadge } from '../country/make-badge.ts';
import { parseDay } from '../journey/calendar-day.ts';
import { ownAnswers } from '../journey/own-answers.ts';
import type { PersonalView } from '../journey/personal-view.ts';
import { make, makeFlag, makeIcon } from '../ui/make.ts';
import { findCountries } from './find-countries.ts';
import { type CountryMeaning, indexNames, type Meaning, type NameIndex, pathOf, TOLD_TRIP } from './name-index.ts';
import { loadPlacesFile } from './places-file.ts';
import { guessesFor, nearestCountries, suggestionsFor } from './suggestions.ts';

/** What a box can answer with by now. */
export interface SearchAnswers {
  /** The answers to a text, the likeliest first; undefined while the file that may have one is still coming. */
  find: (text: string) => readonly Meaning[] | undefined;
  /** What to offer where nothing is found. */
  near: (text: string) => readonly Meaning[];
  /** One answer as it is shown. */
  lines: (meaning: Meaning) => Node[];
  /** Where an answer leads: a trip, with the days that were typed. */
  path: (meaning: Meaning, text: string, to: string) => Promise<string>;
  /** Nothing more is coming. */
  isComplete: boolean;
}

/** What a tool finds in the place of the box's own answers, or among those (`own`). */
export type Find = (own: () => readonly Meaning[], text: string, index: NameIndex) => readonly Meaning[];

interface Asking {
  onlyCountries: boolean;
  find: Find | undefined;
}

/** Nobody types more; a page pasted by mistake is not compared with every name. */
const LONGEST_QUERY = 400;

/**
 * Loads what a box asks, and hands it to `use` whenever there is more: the countries answer before the places have come,
 * and also where those never come. Rejects where something cannot be fetched.
 */
export async function loadAnswers(asking: Asking, use: (answers: SearchAnswers) => void): Promise<void> {
  let index: NameIndex | undefined;
  let own: ReadonlyMap<string, PersonalView> = new Map();
  const { onlyCountries } = asking;
  const find = (text: string, names: NameIndex): readonly Meaning[] =>
    onlyCountries
      ? findCountries(text, names).map((country) => ({ country }))
      : suggestionsFor(text, names, todayInMexico());
  // A tool takes places; a subject leads elsewhere.
  const guess = asking.find ? nearestCountries : guessesFor;

  const tell = () => {
    if (!index) return;
    const names = index;
    const isComplete = onlyCountries || names.file !== undefined;
    use({
      find: (typed) => {
        const text = typed.slice(0, LONGEST_QUERY);
        const own = () => find(text, names);
        const found = asking.find?.(own, text, names) ?? own();
        return found.length > 0 || isComplete ? found : undefined;
      },
      near: (text) => (onlyCountries ? [] : guess(text.slice(0, LONGEST_QUERY), names)),
      path: async (meaning, text, to) => {
        const path = pathOf(meaning, to);
        if (!path.startsWith(TOLD_TRIP) || !/\d/.test(text)) return path;
        const { typedTripHash } = await import('./typed-trip.ts');
        const hash = await typedTripHash(text, names, parseDay(todayInMexico()) ?? 0);
        return hash ? TOLD_TRIP + hash : path;
      },
      lines: (meaning) => answerLines(meaning, own, onlyCountries),
      isComplete,
    });
  };

  ownAnswers().then(
    (views) => {
      own = views;
      tell();
    },
    () => undefined,
  );
  const coming = onlyCountries ? undefined : loadPlacesFile();
  // It is awaited below, after the countries: until then a failure is nobody's.
  coming?.catch(() => undefined);
  const countries = await loadSearchIndex();
  index = indexNames(countries);
  tell();
  if (!coming) return;
  index = indexNames(countries, await coming);
  tell();
}

/**
 * What stands in one line of the list: the answer itself, with status, stay and cost as this reader meets them (`own`,
 * by slug). A field that only asks for a country shows its name.
 */
function answerLines(meaning: Meaning, own: ReadonlyMap<string, PersonalView>, onlyNames: boolean): Node[] {
  if ('home' in meaning) return [makeFlag('MX'), lines(`${meaning.home} es México`, 'Aquí no necesitas visa')];
  if (!('country' in meaning)) return [makeIcon(meaning.icon ?? 'forward'), lines(meaning.name, meaning.note)];
  const { country, place, section } = meaning;
  if (onlyNames) return [makeFlag(country.iso2), make('span', {}, country.nameSpanish)];
  const name = place ?? country.nameSpanish;
  if (section) return [makeFlag(country.iso2), lines(section.note, place ? `${place}, ${country.nameSpanish}` : name)];
  const small = place ? country.nameSpanish : country.name;
  return [
    makeFlag(country.iso2),
    lines(name, small === name ? '' : small, shortAnswer(country, own.get(country.slug))),
  ];
}

function shortAnswer(country: CountryMeaning['country'], own: PersonalView | undefined): Node {
  const figures = [own?.figures.stay ?? country.stay, own?.figures.cost.value ?? country.cost];
  return make(
    'span',
    { className: 'actions suggestion__answer' },
    ...(country.advice ? [make('small', {}, make('b', {}, country.advice))] : []),
    makeBadge(own?.visaStatus ?? country.status, own?.badge ?? country.badge),
    make('small', {}, figures.filter((figure) => figure).join('\u00a0· ')),
  );
}

function lines(name: string, small: string, ...more: Node[]): Node {
  return make('span', { className: 'suggestion' }, name, ...(small ? [make('small', {}, small)] : []), ...more);
}
