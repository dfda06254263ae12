import { makeBadge } from '../country/make-badge.ts';
import type { PersonalView } from '../journey/personal-view.ts';
import { make, makeFlag, makeIcon } from '../ui/make.ts';
import type { CountryMeaning, Meaning } from './name-index.ts';

/**
 * What stands in one line of the list: the answer itself, with status, stay and cost as this reader meets them (`own`,
 * by slug). A field that only asks for a country shows its name.
 */
export function answerLines(meaning: Meaning, own: ReadonlyMap<string, PersonalView>, onlyNames: boolean): Node[] {
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
    { className: 'suggestion__answer' },
    ...(country.advice ? [make('small', {}, make('b', {}, country.advice))] : []),
    makeBadge(own?.visaStatus ?? country.status, own?.badge ?? country.badge),
    make('small', {}, figures.filter((figure) => figure).join('\u00a0· ')),
  );
}

function lines(name: string, small: string, ...more: Node[]): Node {
  return make('span', { className: 'suggestion' }, name, ...(small ? [make('small', {}, small)] : []), ...more);
}
