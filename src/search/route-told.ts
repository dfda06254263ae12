import { addMonths, formatDay, parseDay } from '../journey/calendar-day.ts';
import type { LayoverDraft, StopDraft } from '../journey/journey-draft.ts';
import { isAirport, isPor, type NamedPlace, placeOf, slugOf, type Token } from './route-words.ts';

/** A stop of which more may be told. */
export type StopTold = { -readonly [Field in keyof StopDraft]: StopDraft[Field] };

/** The stops of a trip while it is told. */
export class RouteTold {
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
        this.#travel(row, day?.kind === 'day', then?.kind === 'day');
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
    if (token?.kind === 'days' && before !== 'days' && !(there === 'home' && this.stops.length === 0)) {
      const isNew = there !== undefined && there !== 'home' && slugOf(there) !== this.stops.at(-1)?.place;
      this.spans.push({
        ...token,
        at: this.stops.length - Number(!isNew),
        isAhead: this.stops.length === 0 || this.#isLoop,
      });
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

  #travel({ places, via }: Row, hasDay: boolean, hasStay: boolean): void {
    const hasLoneDay = hasDay && !hasStay;
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
    // `Argentina 3 de abril (MEX-EZE)`, of a stay that was told
    const told = this.stops.find(({ place, entry }) => entry !== '' && to && place === slugOf(to));
    if (from === 'home' && told && !hasDay) {
      told.via.push(...toLayovers(others.slice(0, -1)));
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

/** `2 semanas`, for a stop or, alone or before all of them, for the whole trip. @returns those of which nothing could be taken, as they were written */
export function giveSpans(stops: readonly StopTold[], spans: RouteTold['spans'], untaken: readonly string[]): string[] {
  const last = stops.at(-1);
  // «tres días en Bogotá, cinco en Lima»
  const isUnclear = untaken.some((words) => NUMBER.test(words));
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

const NUMBER = /^(?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez)$/i;
/** Where one comes by land from Mexico. */
const NEIGHBOURS: readonly string[] = ['united-states', 'guatemala', 'belize'];

/** Where planes are changed, with the hours that were said of it: `escala de 8 horas en`. */
export function toLayovers(places: readonly NamedPlace[], said = ''): LayoverDraft[] {
  const [hours] = /\d+/.exec(said) ?? [];
  return places.flatMap((place) =>
    place === 'home' ? [] : [{ place: place.slug, label: place.label, leaves: '', ...(hours && { hours }) }],
  );
}
