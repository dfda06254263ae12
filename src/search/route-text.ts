import { addMonths, type CalendarDay, formatDay, parseDay } from '../journey/calendar-day.ts';
import {
  CRUISE_PORTS,
  type LayoverDraft,
  MOST_LAYOVERS,
  MOST_STOPS,
  type StopDraft,
} from '../journey/journey-draft.ts';
import { type PeopleTold, papersIn, peopleIn, withoutExpiry } from './route-people.ts';
import { type FindPlace, type NamedPlace, type Token, tokensOf } from './route-words.ts';

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
  unread: string[];
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
  const { line, expiry, unread: ofPapers } = withoutExpiry(whole, today);
  const named = settled(tokensOf(line, find, today));
  const { unknown, unread } = wordsLeft(named);
  const told = withStrangers(named);
  const hasPeople = told.some(({ kind }) => kind === 'who');
  const { papers, others } = papersIn(line, told);
  const hasDaca = told.some(({ kind, plain }) => kind === 'papers' && /daca/.test(plain));
  unread.push(...ofPapers, ...others);
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
  unread.push(...giveSpans(stops, route.spans, unread));
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
    unread,
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

/** A stop of which more may be told. */
type StopTold = { -readonly [Field in keyof StopDraft]: StopDraft[Field] };

/** The stops of a trip while it is told. */
class RouteTold {
  readonly stops: StopTold[] = [];
  back: LayoverDraft[] = [];
  /** How long it was said to take, and at which of the stops. */
  readonly spans: (Extract<Token, { kind: 'days' }> & { at: number; isAhead: boolean })[] = [];
  /** The first stop of which no day was said. */
  #undated = 0;
  /** The day one leaves home, where none is told of the first place. */
  #departure = '';
  /** The way home has begun: in words, or by a place of home after the others. */
  #isReturn = false;
  #isHome = false;
  /** Within a country whose first day was said. */
  #hasMoved = false;
  /** The place that was named last, and whether it was named twice: with other days it is another visit. */
  #label = '';
  #isAgain = false;
  /** It ends where it began: a cruise that names no other port, or a way and back between two places abroad. */
  #isLoop = false;
  /** One place abroad was joined to another. */
  #isPair = false;
  /** Where planes are changed on the way to the first place. */
  #ahead: LayoverDraft[] = [];
  /** By land or by sea to the next place, or to all that follow. */
  #way: StopDraft['by'];
  #isWayForAll = false;

  /** Takes what stands at this token. @returns the token after it */
  hear(tokens: readonly Token[], at: number): number {
    const token = tokens[at];
    const next = tokens[at + 1];
    const row = rowAt(tokens, at, this.stops.length > 0);
    if (row) {
      // By land or sea one stops at each: `MEX-GUA-SAL en autobús`, `por Guatemala a Belice`, `a Roma pasando por Malta`.
      const [from, to] = [row.places[0], row.places.at(-1)];
      this.#isPair = row.places.length > 1 && from !== 'home' && to !== 'home';
      if (this.#isPair) this.#isLoop = false;
      const isPassed =
        row.places.length > 2 || tokens.slice(at, row.end).some((token) => token.kind === 'by' && isPor(token));
      // With a ticket, and home again, one flies, unless one came by land or by sea to where one leaves.
      const isFlown = row.places.some(isAirport) || (this.#isReturn && !this.stops.at(-1)?.by);
      // What is said of later places is not of a ticket's.
      const later = tokens.findIndex(({ kind }, after) => after >= row.end && kind === 'place');
      const until = later > 0 && row.places.some(isAirport) ? later : undefined;
      const isOverland = isPassed && tokens.slice(isFlown ? at : 0, until).some(({ kind }) => /land|sea/.test(kind));
      const last = to || !isOverland || this.#isReturn ? undefined : this.stops.pop();
      if (isOverland && (to || last || this.#isReturn)) {
        // `Panamá 10 al 18 de enero, velero por San Blas` goes nowhere else.
        const passed = tokens
          .slice(at, row.end)
          .flatMap(placeOf)
          .filter((one) => slugOf(one) !== last?.place);
        for (const place of [...passed.filter((one) => one !== to), ...(to ? [to] : [])]) {
          this.#way ??= (last ?? this.stops.at(-1))?.by;
          this.#arrive(place);
        }
        if (last) this.stops.push(last);
      } else {
        const [day, then] = tokens.slice(row.end, row.end + 4).filter(({ kind }) => !/land|sea/.test(kind));
        this.#travel(row, day?.kind === 'day' && then?.kind !== 'day');
      }
      return row.end;
    }
    if (token?.kind === 'from' && next?.kind === 'place' && tokens[at + 2]?.kind !== 'joined') {
      const [place = 'home'] = next.named;
      if (!this.#isReturn) this.#setOut(place);
      // `regreso a México desde París`, where one is.
      if (!this.#isReturn || slugOf(place) === this.stops.at(-1)?.place) return at + 2;
    }
    if (token?.kind === 'land' || token?.kind === 'sea') this.#go(token.kind, tokens, at);
    const before = tokens[at - 1]?.kind;
    // `7 días 6 noches` are seven.
    const ahead = next?.plain === 'a ' ? tokens[at + 2] : next;
    const [there] = ahead?.kind === 'place' && before !== 'place' ? ahead.named : [];
    if (token?.kind === 'days' && before !== 'days' && there !== 'home') {
      const isNew = there !== undefined && slugOf(there) !== this.stops.at(-1)?.place;
      this.spans.push({ ...token, at: this.stops.length - Number(!isNew), isAhead: this.stops.length === 0 });
    }
    if (token?.kind === 'loop') this.#isLoop = this.#isPair;
    // `escala en Madrid ida y vuelta`
    if (token?.kind === 'loop' && tokens[at - 2]?.kind === 'by') this.back = [...(this.stops[this.#head()]?.via ?? [])];
    if (token?.kind === 'back') this.#isReturn = this.stops.length > 0;
    if (token?.kind === 'day' && token.day !== undefined) {
      const first = tokens.findIndex(({ kind }, after) => after > at && kind === 'place');
      if (this.stops.length === 0 && tokens[first + 1]?.kind !== 'day') this.#departure = formatDay(token.day);
      this.#date(formatDay(token.day), next?.kind !== 'day' && before !== 'day', before === 'until');
    }
    return at + 1;
  }

  /** A loop ends where it began, but for who stays in its last port, and the first place is come to otherwise than the others. */
  end([from, to = 'home']: readonly NamedPlace[]): void {
    const [first, last] = [this.stops[0], this.stops.at(-1)];
    const embarks = this.stops.length > 1 && from !== 'home';
    if (
      this.#isLoop &&
      !(last?.entry && last.exit > last.entry) &&
      first &&
      last &&
      embarks &&
      first.place !== last.place
    ) {
      // The days of a cruise may be told before its ports.
      const begun = first.by === 'sea' && last.entry + last.exit === '' ? first : last;
      const { exit } = begun;
      begun.exit = '';
      this.stops.push({ place: first.place, entry: '', exit, via: [], by: last.by });
    }
    if (first && (first.by === 'land' ? !NEIGHBOURS.includes(first.place) : embarks)) delete first.by;
    // `MEX-MCO`: with a ticket nobody drives there.
    if (first && from === 'home' && isAirport(to) && NEIGHBOURS.includes(first.place)) first.by ??= 'air';
  }

  /** `Marrakech desde Madrid`: where one sets out comes before. */
  #setOut(place: NamedPlace): void {
    const last = this.stops.at(-1);
    const at = this.#undated === 0 ? 0 : this.stops.length - 1;
    if (place === 'home') return;
    if (!last) {
      this.#arrive(place);
      // The day that follows ends the stay there, or begins the cruise.
      this.#undated = this.#isLoop ? 0 : 1;
    } else if (!this.stops.slice(at).some((stop) => stop.place === place.slug)) {
      if (this.#undated >= at && !this.#isLoop) this.#undated += 1;
      this.stops.splice(at, 0, { place: place.slug, entry: '', exit: last.entry, via: [] });
    }
  }

  /** By land or by sea, to the place that follows or to that before it; said first, of a cruise or after a list, to all of them. */
  #go(way: 'land' | 'sea', tokens: readonly Token[], at: number): void {
    const last = this.stops.at(-1);
    const isCruise = /crucero/.test(tokens[at]?.plain ?? '');
    this.#isLoop ||= isCruise;
    const next = tokens[at + 1];
    const isBetween = tokens[at - 1]?.kind === 'joined' && next?.kind === 'joined';
    const isAhead = isBetween || /place|by/.test(next?.kind ?? '') || /^a\s/.test(next?.plain ?? '');
    // `Nueva York - Toronto en coche` says nothing of how one comes to the first.
    const begins = Math.max(this.#head(), Number(this.#isPair && !isCruise));
    if (last && (!isAhead || /pasando/.test(next?.plain ?? '')))
      for (const stop of isCruise || way === 'land' ? this.stops.slice(begins) : [last]) stop.by = way;
    else [this.#way, this.#isWayForAll] = [way, !last || isCruise];
  }

  #date(day: string, isLone: boolean, isUntil: boolean): void {
    const last = this.stops.at(-1);
    if (!last) return;
    if (isUntil) {
      if (this.#undated < this.stops.length) this.#begin(this.stops.at(-2)?.exit ?? '');
      last.exit = day;
    } else if (isLone && this.#hasMoved && !this.#isReturn && !this.#isHome) return;
    else if (this.#isAgain && !isLone && last.exit && day > formatDay((parseDay(last.exit) ?? 0) + 1)) {
      this.stops.push({ place: last.place, entry: day, exit: '', via: [] });
      this.#undated = this.stops.length;
    } else if (this.#undated === this.stops.length || (isLone && (this.#isReturn || this.#isHome))) last.exit = day;
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

  /** The first stop of which no day was said, or of those that were dated as one. */
  #head(): number {
    const isDated = this.#undated === this.stops.length;
    return isDated ? this.stops.findLastIndex(({ entry }) => entry !== '') : this.#undated;
  }

  #arrive(place: NamedPlace, via: LayoverDraft[] = []): void {
    if (place === 'home') {
      this.#isHome = this.stops.length > 0;
      if (via.length > 0) this.back = via;
    } else if (place.slug === this.stops.at(-1)?.place && !this.#isHome) {
      this.#hasMoved = this.#undated === this.stops.length;
      this.#isAgain = this.#hasMoved && this.#label === place.label;
      this.stops.at(-1)?.via.push(...via);
      if (!this.#isWayForAll) this.#way = undefined;
    } else {
      [this.#isHome, this.#hasMoved, this.#isAgain] = [false, false, false];
      this.stops.push({ place: place.slug, entry: '', exit: '', via: [...this.#ahead, ...via], by: this.#way });
      if (!this.#isWayForAll) this.#way = undefined;
      this.#ahead = [];
      if (this.#departure) this.#begin(this.#departure);
      [this.#departure, this.#isReturn] = ['', false];
    }
    this.#label = place === 'home' ? '' : place.label;
  }

  #travel({ places, via }: Row, hasLoneDay: boolean): void {
    const [from, ...others] = places;
    const to = others.at(-1);
    const middle = others.length >> 1;
    const last = this.stops.at(-1);
    if (!from) {
      // `Egipto y Jordania del 5 al 20 vía Estambul`: before the first of what was dated as one.
      const flown = this.#isReturn ? this.back : last ? (this.stops[this.#head()] ?? last).via : this.#ahead;
      flown.push(...via);
      return;
    }
    // `Argentina 3 de abril (MEX-EZE)`
    if (from === 'home' && last && last.entry && !last.exit && to && slugOf(to) === last.place) {
      last.via.push(...toLayovers(others.slice(0, -1)));
      return;
    }
    const isHere = from === 'home' ? to !== 'home' || last !== undefined : from.slug === last?.place;
    if (!to) {
      // `Dubái y Maldivas vía Estambul`: before the first of a list, too.
      const head = this.stops[this.#undated];
      head?.via.push(...via);
      this.#arrive(from, head ? [] : via);
    } else if (from === 'home' && middle > 1 && String(places.map(slugOf)) === String(places.map(slugOf).reverse())) {
      // `MEX-LAX-NRT-LAX-MEX`
      this.#arrive(places[middle] ?? from, toLayovers(places.slice(1, middle)));
      this.back = toLayovers(others.slice(middle));
    } else if ((isHere && !isTour(places)) || (others.length === 1 && hasLoneDay)) {
      this.#arrive(from);
      // Begun abroad: the stay there comes first, and the day ends it.
      if (hasLoneDay) this.#undated = this.stops.length;
      this.#arrive(to, [...toLayovers(others.slice(0, -1)), ...via]);
    } else for (const place of [from, ...others]) this.#arrive(place, place === to ? via : []);
  }
}

/** `CDMX - Bogotá - Lima - La Paz`: whoever changes planes more than once says so by codes. */
const isTour = (places: readonly NamedPlace[]) => places.length > 3 && !places.some(isAirport);
const isAirport = (place: NamedPlace) => place !== 'home' && /\([A-Z]{3}\)$/.test(place.label);

/** Places that are joined each to the one before, and where planes are changed among them. */
interface Row {
  places: NamedPlace[];
  via: LayoverDraft[];
  /** The token after it. */
  end: number;
}

function rowAt(tokens: readonly Token[], start: number, hasStops: boolean): Row | undefined {
  const first = tokens[start];
  const isBy = first?.kind === 'by' && tokens[start + 1]?.kind === 'place';
  if (!isBy && first?.kind !== 'place') return undefined;
  const row: Row = { places: [], via: [], end: isBy ? start + 1 : start };
  const isVia = isBy && (hasStops || tokens[start + 2]?.kind === 'joined' || !isPor(first));
  let by = isVia ? first.plain : undefined;
  for (let here = tokens[row.end]; here?.kind === 'place'; here = tokens[row.end]) {
    const [place = 'home'] = here.named;
    if (by === undefined) row.places.push(place);
    else row.via.push(...toLayovers([place], by));
    const link = tokens[row.end + 1];
    row.end += 1;
    // `vía Londres Heathrow` is one airport.
    row.end += Number(
      by !== undefined && link?.kind === 'place' && link.named.some((one) => slugOf(one) === slugOf(place)),
    );
    // `con escala en Bogotá y Lima`
    const between = /pasando|escalas/.test(by ?? '') ? /^(?:,|[ey]\s)/ : /^[ey]\s/;
    const isReturn = tokens[start - 1]?.kind === 'back';
    const isListed =
      (isReturn || /escala|conexi|pasando/.test(by ?? '')) && link?.kind === 'apart' && between.test(link.plain);
    if (!(isListed || /joined|by/.test(link?.kind ?? '')) || tokens[row.end + 1]?.kind !== 'place') break;
    by = link?.kind === 'by' ? link.plain : isListed ? by : undefined;
    row.end += 1;
  }
  return row;
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

const LETTERS: Partial<Record<Token['kind'], string>> = {
  place: 'P',
  day: 'D',
  joined: 'J',
  by: 'Y',
  back: 'B',
  days: 'S',
  each: 'E',
  land: 'W',
  sea: 'W',
};
/** What stands where, a letter each. */
const shapeOf = (tokens: readonly Token[]) =>
  tokens.map(({ kind, text }) => (text.includes(':') ? 'J' : (LETTERS[kind] ?? '.'))).join('');
/** `el 5 de mayo en tren a Roma`, `del 5 al 20 Tokio y Seúl`, `5 mayo, vía Dallas a Roma`: days, and the places they are said before. */
const AHEAD = /(?<![PD])(?<days>D+)W?J?P(?:[^DB]*P)?|(?<=^[^PD]*)(?<first>D+)[^DB]*P/g;

/** What is said of several places at once, or before them, behind each of them. */
function arranged(told: readonly Token[]): readonly Token[] {
  const names = told.map((token) => placeOf(token).map(slugOf)[0]);
  const colon = told.findIndex(({ kind, text }) => kind === 'day' || text.includes(':'));
  // `España y Francia: Madrid 3 mayo, París 5 mayo` tells of its countries in what follows.
  const isNamed = (at: number) => names[at] !== undefined && names.indexOf(names[at], colon) > colon;
  const isHeading = told[colon]?.kind === 'apart' && names.some((_name, at) => at < colon && isNamed(at));
  const unnamed = told.filter((_token, at) => at < colon && names[at] !== undefined && !isNamed(at));
  const tokens = withoutChanges(
    isHeading
      ? [...told.filter(({ kind }, at) => at < colon && kind === 'sea'), ...told.slice(colon + 1), ...unnamed]
      : [...told],
  );
  for (const { 0: all, index, groups } of shapeOf(tokens).matchAll(AHEAD)) {
    const { length } = groups?.['days'] ?? groups?.['first'] ?? '';
    tokens.splice(index + all.length - length, 0, ...tokens.splice(index, length));
  }
  const shape = shapeOf(tokens);
  const count = (pattern: RegExp) => shape.match(pattern)?.length ?? 0;
  const visits = count(/(?<!Y)P/g);
  const isAfterAll = visits > 1 && !/D.*P/.test(shape);
  // `Japón y Corea 1-7 abril, 7-14 abril`, `Japón y Corea; 1 abril, 7 abril, regreso 14 abril`: a stay each, in their order.
  const isEntryEach = /B/.test(shape) && !/DD/.test(shape) && count(/D/g) === visits + 1;
  const each = isAfterAll ? (count(/D/g) === 2 * visits ? 2 : Number(isEntryEach)) : 0;
  // `3 noches en cada ciudad`
  const spans = count(/S/g) === 1 && /E/.test(shape) ? tokens.filter(({ kind }) => kind === 'days') : [];
  const days = daysOf(tokens).slice(0, each * visits);
  const moved: Token[] = [...days, ...spans];
  return tokens.flatMap((token, at) => {
    if (moved.includes(token)) return [];
    return shape[at] === 'P' && shape[at - 1] !== 'Y' ? [token, ...days.splice(0, each), ...spans] : token;
  });
}

/** `MEX-IAH, IAH-FRA 12 mayo`: where one comes to and flies on from, that day or the next as who flies by night, planes are changed. */
function withoutChanges(tokens: readonly Token[]): Token[] {
  const placeAt = (at: number) => tokens.slice(at, at + 1).flatMap(placeOf)[0] ?? 'home';
  const dayAt = (at: number) => daysOf(tokens.slice(at, at + 1))[0]?.day;
  const told = tokens.map((token) => [token]);
  for (const { 0: said, index } of shapeOf(tokens).matchAll(/(?<=JP)D?\.P(?=JP(?!J))/g)) {
    const [from, to] = [placeAt(index - 1), index + said.length];
    const isSame = isAirport(from) && JSON.stringify(from) === JSON.stringify(placeAt(to - 1));
    const nights = (dayAt(to + 2) ?? 0) - (dayAt(index) ?? 0);
    // A day in Houston is no change of planes.
    const isReturn = placeAt(to + 1) === 'home' && (!said.startsWith('D') || placeAt(index - 3) === 'home');
    if (!isSame || isReturn || (said.startsWith('D') && nights !== 0 && nights !== 1)) continue;
    // On the way home the day one leaves is told, on the way there that of arrival.
    if (placeAt(to + 1) === 'home') told[to + 2] = tokens.slice(index, index + 1);
    told.fill([], index, to);
  }
  return told.flat();
}

const daysOf = (tokens: readonly Token[]) => tokens.flatMap((token) => (token.kind === 'day' ? token : []));

/** `2 semanas`, for a stop or, alone or before all of them, for the whole trip. @returns those of which nothing could be taken, as they were written */
function giveSpans(stops: readonly StopTold[], spans: RouteTold['spans'], unread: readonly string[]): string[] {
  const last = stops.at(-1);
  // «tres días en Bogotá, cinco en Lima»
  const isUnclear = unread.some((words) => NUMBER.test(words));
  const [{ at: only = 0, isAhead = false } = {}, another] = spans;
  const isLone = !another && (isAhead || only === stops.length - 1) && !stops[only - 1]?.exit;
  // The whole comes last.
  const places = [...new Set(spans.map(({ at }) => at))].sort((at, other) => Number(at < 0) - Number(other < 0));
  return places.flatMap((at) => {
    const own = spans.filter((span) => span.at === at);
    const sum = (unit: 'months' | 'days') => own.reduce((all, span) => all + span[unit], 0);
    const isWhole = isLone || at < 0;
    const stop = isWhole ? last : stops[at];
    const first = isWhole ? stops.find(({ entry }) => entry !== '')?.entry : stop?.entry || stops[at - 1]?.exit;
    const entry = parseDay(first ?? '');
    const exit = entry === undefined || isUnclear ? '' : formatDay(addMonths(entry, sum('months')) + sum('days'));
    if (!stop || !exit || (stop.exit && stop.exit !== exit)) return own.map(({ text }) => text.trim());
    stop.exit = exit;
    const next = stops[at + 1];
    if (!isWhole && first) stop.entry = first;
    if (!isWhole && next) next.entry ||= exit;
    return [];
  });
}

const placeOf = (token: Token): NamedPlace[] => (token.kind === 'place' ? [token.named[0] ?? 'home'] : []);
const slugOf = (place: NamedPlace) => (place === 'home' ? place : place.slug);
const NUMBER = /^(?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez)$/i;
/** Where one comes by land from Mexico. */
const NEIGHBOURS: readonly string[] = ['united-states', 'guatemala', 'belize'];
/** «Por» may be anything: through a place, by land, all over Spain. */
const isPor = ({ plain }: Token) => /por\s$/.test(plain);
const isCountry = (place: NamedPlace) => place !== 'home' && place.label === place.country;
export function fullName({ label, country }: Exclude<NamedPlace, 'home'>): string {
  return label === country ? label : `${label}, ${country}`;
}

/** Where planes are changed, with the hours that were said of it: `escala de 8 horas en`. */
function toLayovers(places: readonly NamedPlace[], said = ''): LayoverDraft[] {
  const [hours] = /\d+/.exec(said) ?? [];
  return places.flatMap((place) =>
    place === 'home' ? [] : [{ place: place.slug, label: place.label, leaves: '', ...(hours && { hours }) }],
  );
}

const SHAPE: Partial<Record<Token['kind'], string>> = { word: 'w', apart: ',', day: 'D', land: 'l' };

/** `Roma 3 al 8 de mayo, Atlantis 8 al 12`: what has days of its own beside other days is a stop, and nobody knows of what. */
function withStrangers(tokens: readonly Token[]): Token[] {
  const told = [...tokens];
  const shape = told.map(({ kind }) => SHAPE[kind] ?? '.').join('');
  for (const { 0: words, index } of [
    ...shape.matchAll(/(?<=D.*,)w{1,3}(?=l?DD)|^w{1,3}(?=l?DD,.{1,2}DD)/g),
  ].reverse()) {
    const text = told.slice(index, index + words.length).map((token) => token.text);
    const slug = text.join(' ').slice(0, 60);
    told.splice(index, words.length, {
      kind: 'place',
      text: slug,
      plain: slug,
      named: [{ slug, label: slug, country: '' }],
    });
  }
  return told;
}

/** The words that name nothing, those in a row as one: where a place had to stand, or beside what was read. */
function wordsLeft(tokens: readonly Token[]): Record<'unknown' | 'unread', string[]> {
  const left: Record<'unknown' | 'unread', string[]> = { unknown: [], unread: [] };
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
    const words = tokens.slice(at, end).map(({ text }) => text.trim());
    left[stands ? 'unknown' : 'unread'].push(words.join(' '));
  }
  return left;
}
