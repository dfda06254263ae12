import { type CalendarDay, formatDay, parseDay } from './calendar-day.ts';
import { type LayoverDraft, MOST_LAYOVERS, MOST_STOPS, type StopDraft } from './journey-draft.ts';

/** A place that a word of the line names; home is Mexico, where no border is crossed. */
export type NamedPlace = 'home' | { slug: string; label: string; country: string };

export interface RouteText {
  stops: StopDraft[];
  back: LayoverDraft[];
  /** Every place abroad that was understood, each once: `Orlando (MCO), Estados Unidos`. */
  places: string[];
  /** More than is taken at once, and nothing of it is cut: stops of a line, or connections of a flight. */
  tooMany?: 'stops' | 'layovers' | undefined;
  /** Words that name no place; nothing is added while there are any. */
  unknown: string[];
  /** Every place is in Mexico: no border is crossed. */
  isWithinHome?: true;
  /** Days that do not exist, as they were written: `31 feb`. */
  wrongDays: string[];
}

const BETWEEN_FLIGHTS = /[,;\n]+/;
const BETWEEN_PLACES = /(?:\s*(?:[-–—>→➔➜➝➡⇒✈🛫🛬]|\uFE0F))+\s*/u;
const BETWEEN_LISTED = /\s*[,;\n]+\s*|\s+[ey]\s+|(?:\s*[-–—>→➔➜➝➡⇒])+\s*/iu;
const MONTHS = ['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep', 'oct', 'nov', 'dic dec'];
const WRITTEN_DATES = [
  /\s+(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /\s+(?<day>\d\d?)([/.-])(?<month>\d\d?)(?:\2(?<year>\d{4}))?$/,
  /\s+(?:el\s+)?(?<day>\d\d?)[\s-]+(?:de\s+)?(?<name>\p{L}{3,10})\.?(?:\s+(?:de\s+|del\s+)?(?<year>\d{4}))?$/u,
  /\s+(?<name>\p{L}{3,10})\.?\s+(?<day>\d\d?)(?:\s+(?<year>\d{4}))?$/u,
];

/** `3 al 17 oct`, `20 dic - 3 ene 2028`: a stay. */
const STAY =
  /\s+(?:del?\s+)?(?<day>\d\d?)(?:\s+(?:de\s+)?(?<name>\p{L}{3,10}))?(?:\s+(?:del?\s+)?(?<year>\d{4}))?(?:\s*[-–—]\s*|\s+(?:al?|hasta)\s+)(?:el\s+)?(?<last>\d\d?\s+(?:de\s+)?(?<month>\p{L}{3,10})(?:\s+(?:del?\s+)?(?<until>\d{4}))?)$/iu;
/** The way home, said without the places. */
const RETURN = /^(?:y\s+)?(?:de\s+)?(?:regreso|vuelta)$/i;
const BEFORE_RETURN = /\s+(?:y\s+)?(?:de\s+)?(?=(?:regreso|vuelta)\s+(?:el\s+)?\d)/i;

type Find = (word: string) => NamedPlace | undefined;

/**
 * A line as tickets have it, `MEX-DFW-NRT 3 mar, NRT-LAX-MEX 18 mar`: the last place of a flight is a stop, those
 * between are connections, and the day of the next flight ends the stay. A day without its year is the next such day.
 * Or one place and its days, `Orlando 20 dic al 3 ene`: from home. Or several and the days of them all.
 *
 * @param find what an airport's code, a city or a country names
 * @returns undefined where the text is no such line
 */
export function readRouteText(text: string, find: Find, today: CalendarDay): RouteText | undefined {
  // Guinea-Bisáu is one place.
  if (find(text.trim())) return undefined;
  const listed = listedStops(text.trim(), find, today);
  if (listed) return listed;
  const flights = text.split(BETWEEN_FLIGHTS).flatMap((flight) => (flight.trim() === '' ? [] : legsOf(flight.trim())));
  const isRoute = flights.some((flight, at) => {
    const { route, day, wrongDay } = withoutDate(flight, today);
    const isDatedPlace = at === 0 && (day !== undefined || wrongDay !== undefined) && find(route) !== undefined;
    return isDatedPlace || wordsOf(route, find).length > 1;
  });
  if (!isRoute) return undefined;
  const stops: StopDraft[] = [];
  const unknown: string[] = [];
  const wrongDays: string[] = [];
  const understood: NamedPlace[] = [];
  let back: LayoverDraft[] = [];
  let earliest = today;
  let tooMany: RouteText['tooMany'];
  for (const flight of flights) {
    const { route, day, wrongDay } = withoutDate(flight, earliest);
    if (wrongDay) wrongDays.push(wrongDay);
    const places = wordsOf(route, find).flatMap((word) => {
      const place = RETURN.test(route) ? 'home' : find(word);
      if (!place) unknown.push(word);
      return place ?? [];
    });
    if (places.length === 1 && (day !== undefined || wrongDay)) places.unshift('home');
    understood.push(...places);
    const [from] = places;
    const to = places.at(-1);
    if (places.length < 2 || !from || !to) continue;
    if (day !== undefined) earliest = day;
    const date = day === undefined ? '' : formatDay(day);
    const last = stops.at(-1);
    if (last) stops[stops.length - 1] = { ...last, exit: last.exit || date };
    // Begun abroad: the stay there comes first.
    else if (from !== 'home') stops.push({ place: from.slug, entry: '', exit: date, via: [] });
    const via = places.slice(1, -1).flatMap(toLayover);
    if (via.length > MOST_LAYOVERS) tooMany = 'layovers';
    if (to === 'home') back = via;
    else stops.push({ place: to.slug, entry: date, exit: '', via });
  }
  // A line of which no word is a place is a question like any other; within Mexico no border is crossed.
  if (understood.length === 0) return undefined;
  if (stops.length === 0 && unknown.length === 0) {
    const isFlight = understood.length > 1 && understood.every((place) => place === 'home');
    return isFlight ? { stops, back, places: [], unknown, wrongDays, isWithinHome: true } : undefined;
  }
  const names = understood.flatMap((place) => (place === 'home' ? [] : [fullName(place)]));
  if (stops.length > MOST_STOPS) tooMany = 'stops';
  return { stops, back, places: [...new Set(names)], unknown, wrongDays, ...(tooMany && { tooMany }) };
}

/** `Tokio y Seúl 4 al 9 mayo`: stops, of which the first day and the last are known. From home it would be a flight. */
function listedStops(text: string, find: Find, today: CalendarDay): RouteText | undefined {
  const [out = '', home] = legsOf(text);
  const { route, day, wrongDay } = withoutDate(out, today);
  const named = route.split(BETWEEN_LISTED).map(find);
  const places = named.flatMap((place) => (place && place !== 'home' ? place : []));
  if (home === undefined || places.length < 2 || places.length < named.length) return undefined;
  const end = withoutDate(home, day ?? today);
  // Two cities of one country are one stay.
  const countries = places.filter(({ slug }, at) => slug !== places[at - 1]?.slug);
  const dated = (at: number, of: number, date: CalendarDay | undefined) =>
    at === of && date !== undefined ? formatDay(date) : '';
  return {
    stops: countries.map(({ slug }, at) => ({
      place: slug,
      entry: dated(at, 0, day),
      exit: dated(at, countries.length - 1, end.day),
      via: [],
    })),
    back: [],
    places: [...new Set(places.map(fullName))],
    unknown: [],
    wrongDays: [wrongDay, end.wrongDay].flatMap((wrong) => wrong ?? []),
    ...(countries.length > MOST_STOPS && { tooMany: 'stops' }),
  };
}

/** The flight out and the way home, where both days are said together. */
function legsOf(flight: string): string[] {
  const { day, name, year, last, month = '', until } = STAY.exec(flight)?.groups ?? {};
  const [to, from] = [monthNamed(month), monthNamed(name ?? month)];
  if (!last || to < 1 || from < 1) return flight.split(BEFORE_RETURN);
  const begins = year ?? (until && String(Number(until) - Number(from > to)));
  return [flight.replace(STAY, ` ${day} ${name ?? month} ${begins ?? ''}`).trim(), `regreso ${last}`];
}

/** The words of a flight that should name its places: between dashes or arrows, around `a`, or codes in a row. */
function wordsOf(route: string, find: Find): string[] {
  if (BETWEEN_PLACES.test(route)) return route.split(BETWEEN_PLACES).filter((word) => word !== '');
  const places = route.split(/\s+a\s+/i);
  if (places.every(find)) return places;
  const codes = route.split(/\s+/);
  return codes.every((code) => /^[a-z]{3}$/i.test(code) && find(code)) ? codes : [route];
}

function fullName({ label, country }: Exclude<NamedPlace, 'home'>): string {
  return label === country ? label : `${label}, ${country}`;
}

function toLayover(place: NamedPlace): LayoverDraft[] {
  return place === 'home' ? [] : [{ place: place.slug, label: place.label, leaves: '' }];
}

interface DatedFlight {
  route: string;
  day?: CalendarDay;
  /** Written like a day and none: `31 feb`. */
  wrongDay?: string;
}

/** The flight without the day it ends with. */
function withoutDate(flight: string, earliest: CalendarDay): DatedFlight {
  for (const written of WRITTEN_DATES) {
    const found = written.exec(flight);
    if (!found?.groups) continue;
    const { year, month, name, day = '' } = found.groups;
    const number = name ? monthNamed(name) : Number(month);
    if (number < 1) continue;
    const inYear = (of: number) => parseDay(`${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
    const thisYear = Number(formatDay(earliest).slice(0, 4));
    // The next 29 of February may be eight years ahead.
    const years = year ? [Number(year)] : Array.from({ length: 9 }, (_, ahead) => thisYear + ahead);
    const read = years.map(inYear).find((each) => each !== undefined && (year !== undefined || each >= earliest));
    const route = flight.slice(0, found.index);
    return read === undefined ? { route, wrongDay: found[0].trim() } : { route, day: read };
  }
  return { route: flight };
}

/** From 1 to 12, in Spanish or English; 0 for any other word. */
function monthNamed(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.split(' ').includes(short)) + 1;
}
