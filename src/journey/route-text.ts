import { type CalendarDay, formatDay, parseDay } from './calendar-day.ts';
import { type LayoverDraft, MOST_LAYOVERS, MOST_STOPS, type StopDraft } from './journey-draft.ts';

/** A place that a word of the line names; home is Mexico, where no border is crossed. */
export type NamedPlace = 'home' | { slug: string; label: string };

export interface RouteText {
  stops: StopDraft[];
  back: LayoverDraft[];
  /** Words that name no place; nothing is added while there are any. */
  unknown: string[];
}

const BETWEEN_FLIGHTS = /[,;\n]+/;
const BETWEEN_PLACES = /\s*(?:[-–—>→]+)\s*/;
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const WRITTEN_DATES = [
  /\s+(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /\s+(?<day>\d\d?)\/(?<month>\d\d?)(?:\/(?<year>\d{4}))?$/,
  /\s+(?<day>\d\d?)[\s-]+(?:de\s+)?(?<name>\p{L}{3,10})\.?(?:\s+(?:de\s+|del\s+)?(?<year>\d{4}))?$/u,
];

/**
 * A line as tickets have it, `MEX-DFW-NRT 3 mar, NRT-LAX-MEX 18 mar`: the last place of a flight is a stop, those
 * between are connections, and the day of the next flight ends the stay. A day without its year is the next such day.
 *
 * @param find what a code, a city or a country names
 * @returns undefined where the text is no such line
 */
export function readRouteText(
  text: string,
  find: (word: string) => NamedPlace | undefined,
  today: CalendarDay,
): RouteText | undefined {
  // Guinea-Bisáu is one place.
  if (!BETWEEN_PLACES.test(text) || find(text.trim())) return undefined;
  const stops: StopDraft[] = [];
  const unknown: string[] = [];
  let back: LayoverDraft[] = [];
  let earliest = today;
  for (const flight of text.split(BETWEEN_FLIGHTS).filter((each) => each.trim() !== '')) {
    const { route, day } = withoutDate(flight.trim(), earliest);
    const places = route.split(BETWEEN_PLACES).flatMap((word) => {
      const place = find(word);
      if (!place) unknown.push(word);
      return place ?? [];
    });
    const [from] = places;
    const to = places.at(-1);
    if (places.length < 2 || !from || !to) continue;
    if (day !== undefined) earliest = day;
    const date = day === undefined ? '' : formatDay(day);
    const last = stops.at(-1);
    if (last) stops[stops.length - 1] = { ...last, exit: last.exit || date };
    // Begun abroad: the stay there comes first.
    else if (from !== 'home') stops.push({ place: from.slug, entry: '', exit: date, via: [] });
    const via = places.slice(1, -1).flatMap(toLayover).slice(0, MOST_LAYOVERS);
    if (to === 'home') back = via;
    else stops.push({ place: to.slug, entry: date, exit: '', via });
  }
  if (stops.length === 0 && unknown.length === 0) return undefined;
  return { stops: stops.slice(0, MOST_STOPS), back, unknown };
}

function toLayover(place: NamedPlace): LayoverDraft[] {
  return place === 'home' ? [] : [{ place: place.slug, label: place.label, leaves: '' }];
}

/** The flight without the day it ends with; a day that does not exist is no day, and its words name no place. */
function withoutDate(flight: string, earliest: CalendarDay): { route: string; day?: CalendarDay | undefined } {
  for (const written of WRITTEN_DATES) {
    const found = written.exec(flight);
    if (!found?.groups) continue;
    const { year, month, name, day = '' } = found.groups;
    const number = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
    if (number < 1) continue;
    const inYear = (of: number) => parseDay(`${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
    const thisYear = Number(formatDay(earliest).slice(0, 4));
    const years = year ? [Number(year)] : [thisYear, thisYear + 1];
    const read = years.map(inYear).find((each) => each !== undefined && (year !== undefined || each >= earliest));
    if (read !== undefined) return { route: flight.slice(0, found.index), day: read };
  }
  return { route: flight };
}
