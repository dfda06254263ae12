import { addMonths, type CalendarDay, formatDay, parseDay } from '../journey/calendar-day.ts';
import { type LayoverDraft, MOST_LAYOVERS, MOST_STOPS, type StopDraft } from '../journey/journey-draft.ts';
import { type FindPlace, type NamedPlace, type Token, tokensOf } from './route-words.ts';

export interface RouteText {
  stops: StopDraft[];
  back: LayoverDraft[];
  /** Every place abroad that was understood, each once: `Orlando (MCO), Estados Unidos`. */
  places: string[];
  /** More than is taken at once, and nothing of it is cut: stops of a line, or connections of a flight. */
  tooMany?: 'stops' | 'layovers' | undefined;
  /** Words that stand for a place and name none; nothing is added while there are any. */
  unknown: string[];
  /** Words of which nothing was taken: `Semana Santa`. */
  unread: string[];
  /** Every place is in Mexico: no border is crossed. */
  isWithinHome?: true;
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
export function readRouteText(line: string, find: FindPlace, today: CalendarDay): RouteText | undefined {
  const told = settled(tokensOf(line, find, today));
  const { unknown, unread } = wordsLeft(told);
  const tokens = told.filter(({ kind }) => !/word|when|aside|land|sea/.test(kind));
  const route = new RouteTold();
  for (let at = 0; at < tokens.length; ) at = route.hear(tokens, at);
  const { stops, back, understood } = route;
  giveEachItsDays(stops, tokens);
  route.endWithWhatWaits();
  unread.push(...giveSpans(stops, tokens), ...giveWays(stops, told, understood[0] === 'home'));
  const wrongDays = daysOf(tokens).flatMap(({ day, text }) => (day === undefined ? text.trim() : []));
  if (stops.length === 0 && unknown.length === 0) {
    const isWithinHome = understood.length > 1;
    return isWithinHome ? { stops, back, places: [], unknown, unread, wrongDays, isWithinHome } : undefined;
  }
  // A line of which no word is a place is a question like any other, and so is a lone place.
  const isRoute = route.isJoined || stops.length > 1 || told.some(({ kind }) => /^(day|days|when)$/.test(kind));
  if (understood.length === 0 || !isRoute) return undefined;
  const names = understood.flatMap((place) => (place === 'home' ? [] : [fullName(place)]));
  const most = Math.max(back.length, ...stops.map(({ via }) => via.length));
  return {
    stops,
    back,
    places: [...new Set(names)],
    unknown,
    unread,
    wrongDays,
    tooMany: stops.length > MOST_STOPS ? 'stops' : most > MOST_LAYOVERS ? 'layovers' : undefined,
  };
}

/** A stop of which more may be told. */
type StopTold = { -readonly [Field in keyof StopDraft]: StopDraft[Field] };

/** The stops of a trip while it is told. */
class RouteTold {
  readonly stops: StopTold[] = [];
  back: LayoverDraft[] = [];
  readonly understood: NamedPlace[] = [];
  /** Some places hang together. */
  isJoined = false;
  /** The first stop of which no day was said. */
  #undated = 0;
  /** The way home has begun: in words, or by a place of home after the others. */
  #isReturn = false;
  #isHome = false;
  /** What stands before its place: a day, the last one, and where planes are changed. */
  #waiting = '';
  #waitingExit = '';
  #ahead: LayoverDraft[] = [];

  /** Takes what stands at this token. @returns the token after it */
  hear(tokens: readonly Token[], at: number): number {
    const token = tokens[at];
    const next = tokens[at + 1];
    const row = rowAt(tokens, at, this.stops.length > 0);
    if (row) {
      this.understood.push(...row.understood);
      this.isJoined ||= row.understood.length > 1;
      this.#travel(row, tokens[row.end]?.kind === 'day' && tokens[row.end + 1]?.kind !== 'day');
      return row.end;
    }
    if (token?.kind === 'from' && next?.kind === 'place' && next.named[0] === 'home') return at + 2;
    if (token?.kind === 'back') this.#isReturn = this.stops.length > 0;
    if (token?.kind === 'day' && token.day !== undefined) {
      this.#date(
        formatDay(token.day),
        next?.kind !== 'day',
        next?.kind === 'place' && tokens[at - 1]?.kind !== 'place',
      );
    }
    return at + 1;
  }

  /** Of days before the only place the second is the last. */
  endWithWhatWaits(): void {
    const last = this.stops.at(-1);
    if (last && !last.exit) last.exit = this.#waitingExit;
  }

  #date(day: string, isLone: boolean, isBeforePlace: boolean): void {
    const last = this.stops.at(-1);
    if (!last && this.#waiting) this.#waitingExit = day;
    else if (!last || isBeforePlace) this.#waiting = day;
    else if (this.#undated === this.stops.length || (isLone && (this.#isReturn || this.#isHome))) last.exit = day;
    else this.#begin(day);
  }

  /** The stay of the first stop without a day begins, and that before it ends. */
  #begin(day: string): void {
    const before = this.stops[this.#undated - 1];
    const stop = this.stops[this.#undated];
    if (before && !before.exit) before.exit = day;
    if (stop) stop.entry = day;
    this.#undated = this.stops.length;
  }

  #arrive(place: NamedPlace, via: LayoverDraft[] = []): void {
    if (place === 'home') {
      this.#isHome = this.stops.length > 0;
      if (via.length > 0) this.back = via;
    } else if (place.slug !== this.stops.at(-1)?.place || this.#isHome) {
      this.#isHome = false;
      this.stops.push({ place: place.slug, entry: '', exit: '', via: [...this.#ahead, ...via] });
      this.#ahead = [];
      if (this.#waiting) this.#begin(this.#waiting);
      this.#waiting = '';
    }
  }

  #travel({ places: [from, ...others], via }: Row, hasLoneDay: boolean): void {
    const to = others.at(-1);
    const last = this.stops.at(-1);
    if (!from) {
      if (this.#isReturn) this.back.push(...via);
      else if (last) last.via = [...last.via, ...via];
      else this.#ahead = via;
      return;
    }
    const isHere = from === 'home' ? to !== 'home' || last !== undefined : from.slug === last?.place;
    if (!to) this.#arrive(from, via);
    else if (isHere || (others.length === 1 && hasLoneDay)) {
      this.#arrive(from);
      // Begun abroad: the stay there comes first, and the day ends it.
      this.#undated = this.stops.length;
      this.#arrive(to, [...others.slice(0, -1).flatMap((place) => toLayover(place)), ...via]);
    } else for (const place of [from, ...others]) this.#arrive(place);
  }
}

/** Places that are joined each to the one before, and where planes are changed among them. */
interface Row {
  places: NamedPlace[];
  via: LayoverDraft[];
  /** Both, in their order. */
  understood: NamedPlace[];
  /** The token after it. */
  end: number;
}

function rowAt(tokens: readonly Token[], start: number, hasStops: boolean): Row | undefined {
  const first = tokens[start];
  const isBy = first?.kind === 'by' && tokens[start + 1]?.kind === 'place';
  if (!isBy && first?.kind !== 'place') return undefined;
  const row: Row = { places: [], via: [], understood: [], end: isBy ? start + 1 : start };
  const isVia = isBy && (hasStops || tokens[start + 2]?.kind === 'joined' || !isPor(first));
  let by = isVia ? first.text : undefined;
  for (let here = tokens[row.end]; here?.kind === 'place'; here = tokens[row.end]) {
    const [place = 'home'] = here.named;
    row.understood.push(place);
    if (by === undefined) row.places.push(place);
    else row.via.push(...toLayover(place, by));
    const link = tokens[row.end + 1];
    row.end += 1;
    // `vía Londres Heathrow` is one airport.
    row.end += Number(
      by !== undefined && link?.kind === 'place' && link.named.some((one) => slugOf(one) === slugOf(place)),
    );
    if ((link?.kind !== 'joined' && link?.kind !== 'by') || tokens[row.end + 1]?.kind !== 'place') break;
    by = link.kind === 'by' ? link.text : undefined;
    row.end += 1;
  }
  return row;
}

/** `San José, Costa Rica`: a country settles which of its namesakes a city is. */
function settled(tokens: readonly Token[]): Token[] {
  const named = tokens.flatMap((token) => (token.kind === 'place' ? token.named : []));
  const countries = named.filter(isCountry).map(slugOf);
  return tokens.map((token) => {
    if (token.kind !== 'place') return token;
    const own = token.named.find((place) => countries.includes(slugOf(place)));
    return { ...token, named: own ? [own] : token.named };
  });
}

const daysOf = (tokens: readonly Token[]) => tokens.flatMap((token) => (token.kind === 'day' ? token : []));

/** `Japón y Corea 1-7 abril, 7-14 abril`: a stay each, in their order. */
function giveEachItsDays(stops: readonly StopTold[], tokens: readonly Token[]): void {
  const days = daysOf(tokens);
  const isLast = tokens.slice(-days.length).every(({ kind }) => kind === 'day' || kind === 'apart');
  if (stops.length < 2 || days.length !== 2 * stops.length || !isLast) return;
  for (const [at, stop] of stops.entries()) {
    stop.entry = dayOf(days[2 * at]);
    stop.exit = dayOf(days[2 * at + 1]);
  }
}

/** `2 semanas`, for the whole trip or for each stop. @returns those of which nothing could be taken, as they were written */
function giveSpans(stops: readonly StopTold[], tokens: readonly Token[]): string[] {
  const spans = tokens.flatMap((token) => (token.kind === 'days' ? token : []));
  const last = stops.at(-1);
  const isWhole = spans.length === 1 && last?.exit === '';
  let day = parseDay(stops[0]?.entry ?? '');
  if (day === undefined || !(isWhole || spans.length === stops.length)) return spans.map(({ text }) => text.trim());
  for (const [at, { months, days }] of spans.entries()) {
    const stop = isWhole ? last : stops[at];
    const entry: CalendarDay = day;
    day = addMonths(entry, months) + days;
    if (stop) Object.assign(stop, { ...(!isWhole && { entry: formatDay(entry) }), exit: formatDay(day) });
  }
  return [];
}

/** By land or by sea, where only one of them was said. @returns the words of which nothing could be taken */
function giveWays(stops: readonly StopTold[], told: readonly Token[], isFromHome: boolean): string[] {
  const said = told.filter(({ kind }) => kind === 'land' || kind === 'sea');
  const [way, ...others] = new Set(said.map(({ kind }) => kind));
  if ((way !== 'land' && way !== 'sea') || others.length > 0) return said.map(({ text }) => text.trim());
  // A cruise begins where one came otherwise.
  const embarked = way === 'sea' && stops.length > 1 && !isFromHome ? 1 : 0;
  for (const stop of stops.slice(embarked)) stop.by = way;
  return [];
}

const slugOf = (place: NamedPlace) => (place === 'home' ? place : place.slug);
/** «Por» may be anything: through a place, by land, all over Spain. */
const isPor = ({ text }: Token) => /por\s$/i.test(text);
const isCountry = (place: NamedPlace) => place !== 'home' && place.label === place.country;
const dayOf = (token: { day: CalendarDay | undefined } | undefined) =>
  token?.day === undefined ? '' : formatDay(token.day);

function fullName({ label, country }: Exclude<NamedPlace, 'home'>): string {
  return label === country ? label : `${label}, ${country}`;
}

/** Where planes are changed, with the hours that were said of it: `escala de 8 horas en`. */
function toLayover(place: NamedPlace, said = ''): LayoverDraft[] {
  const [hours] = /\d+/.exec(said) ?? [];
  return place === 'home' ? [] : [{ place: place.slug, label: place.label, leaves: '', ...(hours && { hours }) }];
}

/** The words that name nothing, those in a row as one: where a place had to stand, or beside what was read. */
function wordsLeft(tokens: readonly Token[]): { unknown: string[]; unread: string[] } {
  const unknown: string[] = [];
  const unread: string[] = [];
  const isWord = ({ kind }: Token) => /word|when|aside/.test(kind);
  let words: string[] = [];
  let before: Token | undefined;
  const isLink = (token: Token | undefined) =>
    token?.kind === 'joined' ? token.text.trim() !== 'a' : token?.kind === 'by' && !isPor(token);
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token)) {
      before = token;
      continue;
    }
    words.push(token.text.trim());
    const after = tokens[at + 1];
    if (after && isWord(after)) continue;
    const stands =
      (isLink(before) && after?.kind !== 'place') ||
      (after?.kind === 'joined' && isLink(after) && before?.kind !== 'place');
    (stands ? unknown : unread).push(words.join(' '));
    words = [];
  }
  return { unknown, unread };
}
