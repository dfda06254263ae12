import type { TravelDocument } from '../catalogue/travel-document.ts';
import { type CountryMeaning, keyOf, type LinkMeaning, type Meaning, type NameIndex, TOLD_TRIP } from './name-index.ts';
import type { PlacesFile } from './places-file.ts';
import { type Group, namedGroups, partsOf, placesIn, together, wordsBeside } from './places-in.ts';
import { plainWords } from './plain-words.ts';
import { inSameWords } from './subject-words.ts';

type Countries = readonly CountryMeaning[];

/** Any of the words of a list. */
const anyOf = (list: string) => `(?:${list.replaceAll(' ', '|')})`;
const OR = / (?:o|u) /;
/** `Sin pasar por Canadá ni Estados Unidos`. */
const ELSEWHERE = / (?:no|ni) /;
const TOGETHER = / (?:o|u|y|e) /;
const BY_WAY_OF = / (?:por|via) /;

/** What a tool answers to what was typed for it: days, a date or a connection, already in its address; undefined where none is asked for. */
export function filledToolAnswers(
  text: string,
  places: readonly Group[],
  index: NameIndex,
  today: string,
): Meaning[] | undefined {
  const { file } = index;
  if (!file) return undefined;
  const { words, answers, chosen, countries } = read(text, places);
  const isByTheWay = countries.length > 1 && new RegExp(`\\b(?:${file.passesBy.join('|')}) `).test(text);
  const { hours, notHours } = file.asks;
  const isForHours = new RegExp(`^(?!.*\\b${anyOf(notHours)}\\b).*\\b\\d{1,2} ${anyOf(hours)}\\b`).test(text);
  if (countries.length > 0 && (isByTheWay || isForHours || asksFor(file.asks.layover, words))) {
    const via = layoversIn(text, countries, index, file);
    const told = [layover(via, file), ...trip(countries, via, file)];
    // Who says when has a trip to tell, and its connection is a part of it.
    return [...(asksFor(file.months, words) ? told.reverse() : told), ...answers];
  }
  const isCompared = countries.length > 1 && asksFor(file.asks.compare, words);
  // Who counts the people, or names three countries, has a trip to tell.
  if (!isCompared && !ELSEWHERE.test(text) && countries.length > (countsPeople(text, file) ? 0 : 2))
    return [...trip(countries, connectionIn(text, countries, index), file), ...answers];
  const { numbers, spans } = file;
  const [span = '', count = '', unit = ''] =
    new RegExp(`\\b(\\d{1,3}|[a-z]+) (${Object.keys(spans).join('|')})\\b`).exec(text) ?? [];
  const days = (Number(count) || (numbers[count] ?? 0)) * (spans[unit] ?? 0);
  if (days > 0 && chosen[0] && chosen.length === 1) {
    const counted = stay(span, days, chosen[0], file);
    // Whether one may go at all comes before for how long.
    return asksFor(file.asks.visa, words) ? [...answers.slice(0, 1), counted, ...answers] : [counted, ...answers];
  }
  if (isCompared) return [comparison(countries, file), ...answers];
  const isPassport = words.includes('pasaporte') && asksFor(file.asks.passport, words);
  return isPassport && asksFor(file.months, words) ? [passport(words, today, file), ...answers] : undefined;
}

/** `2 adultos y 1 niño de 8`, but not how old one is: `un adulto mayor`. */
function countsPeople(text: string, { asks, numbers }: PlacesFile): boolean {
  const count = Object.keys(numbers).join('|');
  return new RegExp(`\\b(?:\\d{1,2}|${count}) ${anyOf(asks.people)}\\b(?! mayor)`).test(text);
}

/** The places that come after the words for a connection (`Japón con escala en Houston`), else all of them. */
function layoversIn(text: string, countries: Countries, index: NameIndex, { asks, passesBy }: PlacesFile): Countries {
  const before = new RegExp(`\\b(?:${anyOf(asks.layover)}\\b.*? (?:en|por|via)|${passesBy.join('|')}) (.*)`);
  const [, after = ''] = before.exec(text) ?? [];
  const [where = ''] = after.split(new RegExp(` ${anyOf(asks.onwards)} `));
  const { countries: named } = read(where, placesIn(where, index));
  return named.length > 0 ? named : countries;
}

/** The words, and the places among them that are not home. */
function read(text: string, places: readonly Group[]) {
  const chosen = places.flatMap(([first]) => (first && !('home' in first) ? [first] : []));
  const countries = chosen.filter((meaning) => 'country' in meaning);
  return { words: text.split(' '), answers: together(places), chosen, countries };
}

/** Whether one of the words is on the list. */
export function asksFor(list: string, words: readonly string[]): boolean {
  return list.split(' ').some((word) => words.includes(word));
}

/** What a tool of the site answers; undefined where no tool was asked for. */
export function toolAnswers(
  text: string,
  places: readonly Group[],
  index: NameIndex,
  today: string,
): Meaning[] | undefined {
  const { file } = index;
  if (!file) return undefined;
  const { words, answers, countries } = read(text, places);
  // Whoever says the day has a trip to tell too: `Tokio del 3 al 18 de marzo`.
  const isMonth = (word: string) => word.length > 2 && file.months.split(' ').some((month) => month.startsWith(word));
  const isDated = words.some(isMonth) && words.some((word) => /^\d\d?$/.test(word));
  const dated = (going: Countries) => (isDated && going.length > 0 ? trip(going, [], file) : []);
  const held = heldDocument(text, file);
  if (held) {
    const rest = whereOneGoes(text.replace(held.said, ' ').trim(), index, file.asks);
    if (wordsBeside(rest.split(' '), index).length > 0) return undefined;
    const elsewhere = together(placesIn(rest, index));
    const shown = elsewhere.length > 0 ? elsewhere : answers;
    // Who only names it may have it; who asks how to get it does not.
    const isHeld = text === held.said || asksFor(file.asks.document, words);
    const before = isHeld && elsewhere.length === 0 ? 0 : 1;
    return [
      ...shown.slice(0, before),
      held.link,
      ...shown.slice(before),
      ...dated(read(rest, placesIn(rest, index)).countries),
    ];
  }
  if (words.includes('pasaporte') && asksFor(file.asks.passport, words))
    return [passport(words, today, file), ...answers];
  if (countries.length > 1) {
    const sides = text.split(OR);
    const isEither = sides.length > 1 && sides.every((side) => placesIn(side, index).length > 0);
    if (isEither) return [comparison(countries, file), ...answers];
    const via = connectionIn(text, countries, index);
    return [...trip(countries, via, file), ...(via.length > 0 ? [layover(via, file)] : []), ...answers];
  }
  const told = dated(countries);
  return told.length > 0 ? [...answers, ...told] : undefined;
}

/** Where one changes planes: what stands after `vía`; of the cities of a flight from Mexico those it goes by, else all but the last. */
function connectionIn(text: string, countries: Countries, index: NameIndex): Countries {
  const isFromHome = namedGroups(text.split(' '), index).some(([first]) => first && 'home' in first);
  const isFlight = isFromHome && !TOGETHER.test(text) && countries.every(({ place }) => place);
  const [, by = ''] = text.split(isFlight ? BY_WAY_OF : ' via ');
  const { countries: named } = read(by, placesIn(by, index));
  const isAll = named.length === countries.length;
  return named.length > 0 && !isAll ? named : isFlight ? countries.slice(0, -1) : [];
}

/** The whole trip, its connections on the way to the first stay; none where one stays nowhere. */
function trip(countries: Countries, via: Countries, { answers }: PlacesFile): LinkMeaning[] {
  const stays = countries.filter((country) => !via.some((each) => nameOf(each) === nameOf(country)));
  const by = via.map((each) => `~${keyOf(each)}:${nameOf(each)}:`).join('');
  const trips = stays.map((stay, at) => `viaje=${keyOf(stay)}~~${at === 0 ? by : ''}`);
  return stays.length > 0 ? [link(answers.trip, `${TOLD_TRIP}#${trips.join('&')}`)] : [];
}

function comparison(countries: Countries, { answers }: PlacesFile): LinkMeaning {
  return link(answers.compare, `/comparar?paises=${countries.map(keyOf).join(',')}`);
}

/**
 * The answers to `text` with the page about a country's visa among them, where one is asked for: first for whoever names
 * only the visa, else after its country.
 */
export function withVisaGuide(text: string, answers: readonly Meaning[], { file }: NameIndex): Meaning[] {
  const asks = (list: string) => asksFor(list, text.split(' '));
  if (!file || !asks(file.asks.visa) || asks(file.asks.document)) return [...answers];
  const at = answers.findIndex((meaning) => 'country' in meaning && meaning.country.iso2 in file.visaGuides);
  const found = answers[at];
  const [name, path] = (found && 'country' in found && file.visaGuides[found.country.iso2]) || [];
  if (!name || !path) return [...answers];
  const isFirst = heldDocument(text, file)?.said === text;
  return answers.toSpliced(isFirst ? 0 : at + 1, 0, link(file.answers.visaGuide, path, name));
}

/** What was typed, as the subjects say it, without where one lives; a document held says both. */
export function whatIsAsked(typed: string, index: NameIndex): string {
  const { file } = index;
  if (!file) return plainWords(typed);
  const text = withMission(withForeigners(inSameWords(plainWords(typed), file.same), index, file.asks), index);
  const held = heldDocument(text, file);
  return held ? withoutHome(text, held.said, index) : whereOneGoes(text, index, file.asks);
}

/** `Visa americana en Guadalajara`: the city of Mexico is where one asks for it, and no place to go. */
function withoutHome(text: string, said: string, index: NameIndex): string {
  const rest = text
    .replace(said, ' ')
    .trim()
    .replace(/^(?:en|de) /, '')
    .split(' ');
  const [home, ...others] = partsOf(rest, index);
  const [first] = home?.group ?? [];
  return others.length === 0 && first && 'home' in first ? said : text;
}

/** A consulate of nobody in a city abroad is Mexico's: `consulado en Medellín`. */
function withMission(text: string, index: NameIndex): string {
  return text.replace(/\b(consulado|embajada)( (?:en|de))? (.+)/, (all, mission, _of, where) => {
    const named = namedGroups(where.split(' '), index);
    const isCity = named.length > 0 && named.every(([first]) => first && 'country' in first && first.place);
    return isCity ? `${mission} de mexico en ${where}` : all;
  });
}

/** `Mi suegra es hondureña` is no trip to Honduras, if nobody is to be a citizen; of Americans there are subjects. */
function withForeigners(text: string, index: NameIndex, { relative }: PlacesFile['asks']): string {
  const who = `\\b${anyOf(relative)}( es de| es| son|(?: que)? tienen? pasaporte)? (?!ella\\b)([a-z]+)\\b`;
  const said = new RegExp(`${who}(?!.*\\b(?:tambien soy|ciudadania|nacionalidad|y mexican[oa])\\b)`, 'g');
  return text.replace(said, (all, is, people) => {
    const [[one] = []] = namedGroups([people], index);
    if (!one || !('country' in one) || one.place || one.country.iso2 === 'US') return all;
    return is || people !== plainWords(one.country.nameSpanish) ? 'persona extranjera' : all;
  });
}

/** A text without where one lives, if the rest names a place to go. */
function whereOneGoes(text: string, index: NameIndex, { living, going }: PlacesFile['asks']): string {
  const clause = new RegExp(`\\b${anyOf(living)}\\b.*?(?:$|(?=\\b${anyOf(going)}\\b))`, 'g');
  const isAbroad = (said: string) => read(said, namedGroups(said.split(' '), index)).chosen.length > 0;
  const rest = text.replace(clause, (said) => (isAbroad(said) ? '' : said)).trim();
  return placesIn(rest, index).length > 0 ? rest : text;
}

/** The longest way of naming a document that the text contains. */
export function heldDocument(text: string, { documents, answers }: PlacesFile) {
  const [said] = (Object.entries(documents) as [TravelDocument, readonly string[]][])
    .flatMap(([document, ways]) => ways.map((way) => ({ document, way })))
    .filter(({ way }) => ` ${text} `.includes(` ${way} `))
    .sort((a, b) => b.way.length - a.way.length);
  if (!said) return undefined;
  const { document, way } = said;
  return { document, said: way, link: link(answers.document, `/mi-situacion#tengo=${document}`, way) };
}

function layover(countries: Countries, { hubs, answers }: PlacesFile): LinkMeaning {
  const [first] = countries;
  const known = [...new Set(countries.flatMap(({ country }) => hubs[country.iso2] ?? []))].join(',');
  return first && known
    ? link(answers.layover, `/escalas#por=${known}`, nameOf(first))
    : link(answers.layovers, '/escalas');
}

function stay(span: string, days: number, place: CountryMeaning | LinkMeaning, { answers }: PlacesFile) {
  const slug = 'country' in place ? keyOf(place) : (place.tripPlace ?? '');
  const path = `/revisa-tus-fechas?pais=${slug}&dias=${days}`;
  return link(answers.stay, path, `${span.replace('dia', 'día')} en ${nameOf(place)}`);
}

function passport(words: readonly string[], today: string, { asks, months, answers }: PlacesFile): LinkMeaning {
  const names = months.split(' ');
  // It ends in the month after the word for it, whenever the trip is.
  const asked = words.findIndex((word) => asksFor(asks.passport, [word]));
  const after = words.slice(asked);
  const month = names.indexOf([...after, ...words].find((word) => names.includes(word)) ?? '');
  if (month < 0) return link(answers.passport, '/revisa-tus-fechas');
  const day = `-${String(month + 1).padStart(2, '0')}-${(words.find((word) => /^\d\d?$/.test(word)) ?? '1').padStart(2, '0')}`;
  // The year before it is that of its issue.
  const year = after.find((word) => /^20\d\d$/.test(word)) ?? today.slice(0, 4);
  // Without a year it is the next such day.
  const expiry = `${year}${day}` < today && !after.includes(year) ? `${Number(year) + 1}${day}` : `${year}${day}`;
  return link(answers.passport, `/revisa-tus-fechas#vence=${expiry}`);
}

/** `…` in the name is what was typed. */
function link([name, note]: readonly [string, string], path: string, typed = ''): LinkMeaning {
  return { name: name.replace('…', typed), note, path };
}

function nameOf(meaning: CountryMeaning | LinkMeaning): string {
  return 'country' in meaning ? (meaning.place ?? meaning.country.nameSpanish) : meaning.name;
}
