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
  const told = tokensOf(line, find, today);
  const { unknown, unread } = wordsLeft(told);
  const tokens = told.filter(({ kind }) => !/word|when|aside|land|sea/.test(kind));
  // `San José, Costa Rica`: a country settles which of its namesakes a city is.
  const countries = told
    .flatMap((token) => (token.kind === 'place' ? token.named : []))
    .filter(isCountry)
    .map(slugOf);
  const settled = (named: readonly NamedPlace[]) =>
    named.find((place) => countries.includes(slugOf(place))) ?? named[0] ?? 'home';
  const understood: NamedPlace[] = [];
  const stops: StopDraft[] = [];
  let back: LayoverDraft[] = [];
  /** The first stop of which no day was said. */
  let undated = 0;
  /** Said in words, or by a place of home after the others. */
  let isReturn = false;
  let isHome = false;
  /** What stands before its place: a day, the last one, and where planes are changed. */
  let waiting = '';
  let waitingExit = '';
  let ahead: LayoverDraft[] = [];
  let isRoute = told.some(({ kind }) => kind === 'day' || kind === 'days' || kind === 'when');

  const change = (at: number, said: Partial<StopDraft>) => {
    const stop = stops[at];
    if (stop) stops[at] = { ...stop, ...said };
  };
  const begin = (day: string) => {
    if (!stops[undated - 1]?.exit) change(undated - 1, { exit: day });
    change(undated, { entry: day });
    undated = stops.length;
  };
  const arrive = (place: NamedPlace, via: LayoverDraft[] = []) => {
    if (place === 'home') {
      isHome = stops.length > 0;
      if (via.length > 0) back = via;
    } else if (place.slug !== stops.at(-1)?.place || isHome) {
      isHome = false;
      stops.push({ place: place.slug, entry: '', exit: '', via: [...ahead, ...via] });
      ahead = [];
      if (waiting) begin(waiting);
      waiting = '';
    }
  };
  /** Goes by places in a row, each joined to the one before. */
  const travel = ([from, ...others]: readonly NamedPlace[], via: LayoverDraft[], hasLoneDay: boolean) => {
    const to = others.at(-1);
    if (!from) {
      if (isReturn) back = [...back, ...via];
      else if (stops.length === 0) ahead = via;
      else change(stops.length - 1, { via: [...(stops.at(-1)?.via ?? []), ...via] });
    } else if (!to) arrive(from, via);
    else {
      const isHere = from === 'home' ? to !== 'home' || stops.length > 0 : from.slug === stops.at(-1)?.place;
      if (isHere || (others.length === 1 && hasLoneDay)) {
        arrive(from);
        // Begun abroad: the stay there comes first, and the day ends it.
        undated = stops.length;
        arrive(to, [...others.slice(0, -1).flatMap((place) => toLayover(place)), ...via]);
      } else for (const place of [from, ...others]) arrive(place);
    }
  };

  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const next = tokens[at + 1];
    at += 1;
    if (token?.kind === 'back') isReturn = stops.length > 0;
    else if (token?.kind === 'from' && next?.kind === 'place' && next.named[0] === 'home') at += 1;
    else if (token?.kind === 'day' && token.day !== undefined) {
      const day = formatDay(token.day);
      const isLone = next?.kind !== 'day';
      const isBefore = next?.kind === 'place' && tokens[at - 2]?.kind !== 'place';
      if (stops.length === 0 && waiting) waitingExit = day;
      else if (stops.length === 0 || isBefore) waiting = day;
      else if (undated === stops.length || (isLone && (isReturn || isHome))) change(stops.length - 1, { exit: day });
      else begin(day);
    } else if (token?.kind === 'place' || (token?.kind === 'by' && next?.kind === 'place')) {
      const isVia = token.kind === 'by' && (stops.length > 0 || tokens[at + 1]?.kind === 'joined' || !isPor(token));
      const row: NamedPlace[] = [];
      const via: LayoverDraft[] = [];
      let by = isVia ? token.text : undefined;
      if (token.kind === 'place') at -= 1;
      for (let here = tokens[at]; here?.kind === 'place'; here = tokens[at]) {
        const place = settled(here.named);
        understood.push(place);
        if (by === undefined) row.push(place);
        else via.push(...toLayover(place, by));
        const link = tokens[at + 1];
        at += 1;
        if ((link?.kind !== 'joined' && link?.kind !== 'by') || tokens[at + 1]?.kind !== 'place') break;
        by = link.kind === 'by' ? link.text : undefined;
        at += 1;
      }
      isRoute ||= row.length + via.length > 1;
      travel(row, via, tokens[at]?.kind === 'day' && tokens[at + 1]?.kind !== 'day');
    }
  }

  const days = tokens.flatMap((token) => (token.kind === 'day' ? token : []));
  const spans = tokens.flatMap((token) => (token.kind === 'days' ? token : []));
  // `Japón y Corea 1-7 abril, 7-14 abril`: a stay each, in their order.
  if (
    stops.length > 1 &&
    days.length === 2 * stops.length &&
    tokens.slice(-days.length).every(({ kind }) => kind === 'day' || kind === 'apart')
  ) {
    for (const at of stops.keys()) change(at, { entry: dayOf(days[2 * at]), exit: dayOf(days[2 * at + 1]) });
  }
  if (waitingExit && !stops.at(-1)?.exit) change(stops.length - 1, { exit: waitingExit });
  const entry = parseDay(stops[0]?.entry ?? '');
  const isWhole = spans.length === 1 && stops.at(-1)?.exit === '';
  if (entry !== undefined && (isWhole || spans.length === stops.length)) {
    let day = entry;
    for (const [at, span] of spans.entries()) {
      if (!isWhole) change(at, { entry: formatDay(day) });
      day = addMonths(day, span.months) + span.days;
      change(isWhole ? stops.length - 1 : at, { exit: formatDay(day) });
    }
  } else unread.push(...spans.map((span) => span.text.trim()));
  const ways = (['land', 'sea'] as const).filter((way) => told.some(({ kind }) => kind === way));
  // A cruise begins where one came otherwise.
  const embarked = ways[0] === 'sea' && stops.length > 1 && understood[0] !== 'home' ? 1 : 0;
  if (ways.length === 1) for (let at = embarked; at < stops.length; at += 1) change(at, { by: ways[0] });
  else unread.push(...told.flatMap(({ kind, text }) => (kind === 'land' || kind === 'sea' ? text.trim() : [])));
  const wrongDays = days.flatMap((token) => (token.day === undefined ? token.text.trim() : []));
  if (stops.length === 0 && unknown.length === 0) {
    const isWithinHome = understood.length > 1;
    return isWithinHome ? { stops, back, places: [], unknown, unread, wrongDays, isWithinHome } : undefined;
  }
  // A line of which no word is a place is a question like any other.
  if (understood.length === 0 || !(isRoute || stops.length > 1)) return undefined;
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
