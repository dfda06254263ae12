import type { CalendarDay } from '../journey/calendar-day.ts';
import {
  CRUISE_PORTS,
  type LayoverDraft,
  MOST_LAYOVERS,
  MOST_STOPS,
  MOST_TRAVELLERS,
  type StopDraft,
} from '../journey/journey-draft.ts';
import { arranged, shapeOf, withStrangers } from './route-order.ts';
import { type PeopleTold, papersIn, peopleIn, withoutExpiry } from './route-people.ts';
import { giveSpans, RouteTold, toLayovers } from './route-told.ts';
import {
  daysOf,
  type FindPlace,
  isCountry,
  isPor,
  type NamedPlace,
  placeOf,
  slugOf,
  type Token,
  tokensOf,
} from './route-words.ts';

export interface RouteText {
  stops: StopDraft[];
  back: LayoverDraft[];
  /** Every place abroad that was understood, each once: `Orlando (MCO), Estados Unidos`, `Houston, Estados Unidos (escala)`. */
  places: string[];
  /** More than is taken at once, and nothing of it is cut: stops of a line, or connections of a flight. */
  tooMany?: 'stops' | 'layovers' | undefined;
  /** Words that stand for a place and name none; nothing is added while there are any. */
  unknown: string[];
  /** Names that several places have, and nothing settles which is meant. */
  doubtful: Extract<Token, { kind: 'place' }>[];
  /** Words of which nothing was taken: `Semana Santa`. */
  untaken: string[];
  /** Somebody was told to come along. */
  hasPeople: boolean;
  people: PeopleTold;
  /** The visas, residences and other passports the reader says they have, as they were written. */
  papers: string[];
  /** Of them, DACA, which ends for whoever leaves the United States without a permit. */
  hasDaca: boolean;
  /** Every place is in Mexico: no border is crossed. */
  isWithinHome: boolean;
  /** It is told only as the way home from one country: `San Diego a Tijuana`. */
  isHomeward: boolean;
  /** Days that do not exist, as they were written: `31 feb`. */
  wrongDays: string[];
}

/**
 * A trip as people tell it: `MEX-DFW-NRT 3 mar, NRT-LAX-MEX 18 mar`, `Orlando 20 dic al 3 ene`, `Papeete vía Los Ángeles`,
 * `Tokio y Seúl 2 semanas desde el 4 de mayo`. Of places joined by a dash that begin at home, or where one is, the last is
 * a stop and those between are connections; all others are stops. A day is of the places before it and ends the stay
 * before those. A day without its year is the next such day.
 *
 * @returns undefined where the text is no such line
 */
export function readRouteText(whole: string, find: FindPlace, today: CalendarDay): RouteText | undefined {
  const { line, expiry, untaken: ofPapers } = withoutExpiry(whole, today);
  const named = settled(tokensOf(line, find, today));
  const { unknown, untaken } = wordsLeft(named);
  const told = withStrangers(named);
  const hasPeople = told.some(({ kind }) => kind === 'who');
  const { papers, others } = papersIn(line, told);
  const hasDaca = told.some(({ kind, plain }) => kind === 'papers' && /daca/.test(plain));
  // `45 personas`
  const crowds = told.filter(
    ({ kind, plain }) =>
      kind === 'who' && /adult|person|mos/.test(plain) && Number(/\d+/.exec(plain)) > MOST_TRAVELLERS,
  );
  untaken.push(...ofPapers, ...others, ...crowds.map(({ text }) => text.trim()));
  // Hours in the only place that is named are of a stay.
  const understood = told.flatMap(placeOf);
  const beside = understood.length > 1 ? /word|when|aside|who|papers|theirs/ : /word|when|aside|who|papers|theirs|by/;
  // `5/6/2027 a 12/6/2027`
  const isUntil = (at: number) =>
    told[at]?.kind === 'joined' && told[at - 1]?.kind === 'day' && told[at + 1]?.kind === 'day';
  const tokens = arranged(told.filter(({ kind }, at) => !beside.test(kind) && !isUntil(at)));
  const route = new RouteTold();
  for (let at = 0; at < tokens.length; ) at = route.hear(tokens, at);
  const { stops, back } = route;
  // `regreso por Seattle`, of a trip told before.
  const isBackOnly = told.map(({ kind }) => kind).join(' ') === 'back by place';
  if (isBackOnly) {
    stops.length = 0;
    back.push(...toLayovers(understood));
  }
  untaken.push(...giveSpans(stops, route.spans, untaken));
  route.end(understood);
  const isOpen = isPortless(told, line);
  if (isOpen) {
    const to = /alaska/i.test(line) ? ' a Alaska' : '';
    stops.push({ place: CRUISE_PORTS + to, entry: '', exit: '', via: [], by: 'sea' });
  }
  const wrongDays = daysOf(tokens).flatMap(({ day, text }) => (day === undefined ? text.trim() : []));
  const isWithinHome = unknown.length === 0 && !isOpen && understood.every((place) => place === 'home');
  const isAbroad = stops.length + back.length + unknown.length > 0;
  // A line of which no word is a place is a question like any other, and so is a lone place.
  const isRoute =
    understood.length > 1 || hasDaca || isBackOnly || told.some(({ kind }) => /^(day|days|when)$/.test(kind));
  if ((understood.length === 0 && !isOpen) || !isRoute || !(isAbroad || isWithinHome)) return undefined;
  const [arrival, ...abroad] = understood.map(slugOf).reverse();
  const changes = [...stops.flatMap(({ via }) => via), ...back].map(({ label }) => label);
  const names = understood.flatMap((place) =>
    place === 'home' || !place.country ? [] : [`${fullName(place)}${changes.includes(place.label) ? ' (escala)' : ''}`],
  );
  // Of strangers alone there is no route.
  const isStrange = names.length === 0 && !isWithinHome && !isOpen && back.length === 0;
  if (isStrange) unknown.push(...stops.map(({ place }) => place));
  const most = Math.max(back.length, ...stops.map(({ via }) => via.length));
  return {
    stops,
    back,
    // `La Paz, Bolivia` names its country too.
    places: [...new Set(names)].filter((name) => !names.some((other) => other.endsWith(`, ${name}`))),
    unknown,
    doubtful: named.filter((token) => token.kind === 'place').filter(isDoubtful),
    untaken,
    hasPeople,
    people: { ...peopleIn(line, told), expiry },
    papers,
    hasDaca,
    isWithinHome,
    isHomeward:
      arrival === 'home' && !isWithinHome && new Set(abroad).size === 1 && !told.some(({ kind }) => kind === 'from'),
    wrongDays,
    tooMany: stops.length > MOST_STOPS ? 'stops' : most > MOST_LAYOVERS ? 'layovers' : undefined,
  };
}

/** `San José, Costa Rica`, `Granada y Managua`: a country, or a city without a namesake, settles which of its namesakes another is. */
function settled(tokens: readonly Token[]): Token[] {
  const alone = tokens.flatMap((token) => (token.kind === 'place' && token.named.length === 1 ? placeOf(token) : []));
  const meant = tokens.flatMap((token) => (token.kind === 'place' && !isDoubtful(token) ? placeOf(token) : []));
  const countries = new Set(meant.filter(isCountry).map(slugOf));
  const isShy = (place: NamedPlace) => place !== 'home' && place.isShy === true;
  const all = [...new Set([...countries, ...alone.filter((city) => !isShy(city)).map(slugOf)])];
  return tokens.map((token, at) => {
    if (token.kind !== 'place') return token;
    const { named } = token;
    // Where one sets out, or comes back to, is no city's to settle: `Mérida - Madrid`, but `Caracas 3-6 mayo, Mérida 6-9`.
    const isStay = shapeOf(tokens.slice(at, at + 3)) === 'PDD' && tokens.findIndex(({ kind }) => kind === 'place') < at;
    const near = named.includes('home') && !isStay ? [...countries] : all;
    // Beside Miami, Jamaica is still the country: a namesake that nobody means counts beside its own country alone.
    const isMeant = (place: NamedPlace) => place === 'home' || !place.isLesser || countries.has(place.slug);
    const own = near.flatMap((slug) => named.find((place) => slugOf(place) === slug && isMeant(place)) ?? [])[0];
    // `Georgia y Armenia`: among countries, the country.
    const [country, another] = named.filter(isCountry);
    const isAmong = countries.size > 0 && country === named[0] && !another;
    if (!own && country && isAmong && !isShy(country)) return { ...token, named: [country] };
    if (!own && named.every(isShy)) return { kind: 'word', text: token.text, plain: token.plain };
    return { ...token, named: own ? [own] : named };
  });
}

/** A cruise of which fewer than two ports are told, or those of one country that no ship keeps to; on the Nile it stays in Egypt. */
function isPortless(told: readonly Token[], line: string): boolean {
  if (!/crucero/i.test(line) || /nilo(?!\p{L})/iu.test(line)) return false;
  // `Roma y Atenas en crucero`
  const at = /(?:en|de) crucero/i.test(line) ? -1 : told.findIndex(({ plain }) => /crucero/.test(plain));
  const ports = told.flatMap((token, here) => (here > at && told[here - 1]?.kind !== 'from' ? placeOf(token) : []));
  return ports.length < 2 || ports.every((port) => slugOf(port) === 'united-states');
}

/** `Santiago` of Chile or of Spain; where it may be home it is where one sets out. */
function isDoubtful({ named: [first, ...others] }: Extract<Token, { kind: 'place' }>): boolean {
  const isMeant = (place: NamedPlace) => place === 'home' || !place.isLesser;
  return (
    first !== undefined && first !== 'home' && others.some((other) => isMeant(other) && slugOf(other) !== first.slug)
  );
}

export function fullName({ label, country }: Exclude<NamedPlace, 'home'>): string {
  return label === country ? label : `${label}, ${country}`;
}

/** The words that name nothing, those in a row as one: where a place had to stand, or beside what was read. */
function wordsLeft(tokens: readonly Token[]): Record<'unknown' | 'untaken', string[]> {
  const left: Record<'unknown' | 'untaken', string[]> = { unknown: [], untaken: [] };
  const isWord = (token: Token | undefined) => /word|when|aside/.test(token?.kind ?? '');
  const isLink = (token: Token | undefined) =>
    token?.kind === 'joined' ? token.plain.trim() !== 'a' : token?.kind === 'by' && !isPor(token);
  for (let at = 0, end = 0; at < tokens.length; at = end + 1) {
    for (end = at; isWord(tokens[end]); ) end += 1;
    if (end === at) continue;
    const [before, after] = [tokens[at - 1], tokens[end]];
    const stands =
      (isLink(before) && after?.kind !== 'place') ||
      (after?.kind === 'joined' && isLink(after) && before?.kind !== 'place');
    const words = tokens.slice(at, end).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? text.trim() : []));
    if (words.length === 0) continue;
    left[stands ? 'unknown' : 'untaken'].push(words.join(' '));
  }
  return left;
}
