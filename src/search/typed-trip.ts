import type { TravelDocument } from '../catalogue/travel-document.ts';
import type { CalendarDay } from '../journey/calendar-day.ts';
import { journeyToHash } from '../journey/journey-address.ts';
import { EMPTY_JOURNEY, untakenOf } from '../journey/journey-draft.ts';
import { putSituation } from '../journey/situation-address.ts';
import { airportNamed } from './airport-named.ts';
import { chosen, keyOf, type Meaning, type NameIndex } from './name-index.ts';
import { loadRecordPlaces, type RecordPlaces } from './places-file.ts';
import { meaningsOf, placesIn } from './places-in.ts';
import { plainWords } from './plain-words.ts';
import { fullName, type RouteText, readRouteText } from './route-text.ts';
import type { FindPlace, NamedPlace } from './route-words.ts';
import { heldDocument } from './tool-answers.ts';

/** Names of two letters; any others are ordinary words. */
const SHORT: Record<string, string> = {
  NY: 'nueva york',
  LA: 'los angeles',
  EU: 'estados unidos',
  UK: 'reino unido',
  RD: 'republica dominicana',
};
/** Of one doubtful name. */
const MOST_WAYS = 5;

const key = (text: string, meaning: Meaning) => `${text}|${keyOf(meaning)}`;

/** A trip that a text tells, with what the reader says they hold. */
export interface TypedTrip extends RouteText {
  holds: TravelDocument[];
  /** Code of the other country whose passport they have; empty where none was told. */
  nationality: string;
}

/** What a typed trip is read with. */
export interface TripIndex extends NameIndex {
  beside: ReadonlySet<string>;
  /** Whether nobody means that place, of all that have the name: the packages' data alone know it. */
  isLesser: (text: string, meaning: Meaning) => boolean;
}

/** The index, with what the records call popular, after all else that has the name. */
export function withRecordPlaces(index: NameIndex, { places, beside, sure }: RecordPlaces): TripIndex {
  const meanings = new Map(index.meanings);
  const ofData = new Set(index.names.flatMap(({ text, from, meaning }) => (from === 'data' ? key(text, meaning) : [])));
  for (const { from, meaning } of index.names) {
    if (from !== 'country' || !('country' in meaning)) continue;
    for (const place of places[meaning.country.iso2] ?? [])
      for (const name of place) {
        const text = plainWords(name);
        const known = meanings.get(text) ?? [];
        const isKnown = known.some((other) => 'country' in other && other.country.slug === meaning.country.slug);
        if (!isKnown) meanings.set(text, [...known, { ...meaning, place: place[0] ?? name }]);
      }
  }
  const isLesser = (text: string, meaning: Meaning) => {
    const isOrdered = 'country' in meaning && index.file?.order[text]?.includes(meaning.country.iso2);
    return sure.includes(text) ? meaning !== meanings.get(text)?.[0] : !isOrdered && ofData.has(key(text, meaning));
  };
  return { ...index, meanings, beside: new Set(beside), isLesser };
}

/** The popular places of the records of that name. */
export const placesOfRecords = (text: string, index: NameIndex, more: RecordPlaces) =>
  meaningsOf(plainWords(text).split(' '), withRecordPlaces(index, more)).filter((meaning) => 'country' in meaning);

let last: { index: NameIndex; full: TripIndex } | undefined;

/**
 * The trip that a text tells, and after a doubtful one each of those it may be, by the place that makes it so; undefined where it
 * tells none. Of two doubts at once nothing is offered: there would be too many.
 */
export function typedTrips(text: string, index: NameIndex, more: RecordPlaces, today: CalendarDay) {
  if (last?.index !== index) last = { index, full: withRecordPlaces(index, more) };
  const { full } = last;
  const read = (doubt?: RouteText['doubtful'][number], place?: NamedPlace) => {
    const find: FindPlace = (words, mayBeCode) =>
      place && words === doubt?.text ? [place] : placesNamed(words, mayBeCode, full);
    const route = readRouteText(text, find, today);
    return route && withPapers(route, index);
  };
  const route = read();
  const [doubt, ...others] = route?.doubtful ?? [];
  const places = others.length === 0 ? (doubt?.named.slice(0, MOST_WAYS) ?? []) : [];
  const ways = places.flatMap((place) => {
    const way = read(doubt, place);
    return way ? [{ name: place === 'home' ? `${doubt?.text}, México` : fullName(place), way }] : [];
  });
  return route && { route, ways };
}

/** The address of the trip that a text tells; none where something of it has to be settled first. */
export async function typedTripHash(text: string, index: NameIndex, today: CalendarDay): Promise<string | undefined> {
  const { route } = typedTrips(text, index, await loadRecordPlaces(), today) ?? {};
  const isSettled =
    route && route.unknown.length + route.doubtful.length + route.wrongDays.length === 0 && !route.tooMany;
  if (!isSettled || route.stops.length === 0) return undefined;
  const { stops, back, people, nationality, untaken, holds } = route;
  const hash = journeyToHash({ ...EMPTY_JOURNEY, ...people, nationality, untaken, trips: stops, back }, true);
  return holds.length > 0 ? `#${putSituation(new URLSearchParams(hash.slice(1)), { holds })}` : hash;
}

/** The visas, residences and other passports that were told; of those it does not know nothing was taken. */
function withPapers(route: RouteText, index: NameIndex): TypedTrip {
  const trip: TypedTrip = { ...route, holds: [], nationality: '', untaken: [...route.untaken] };
  for (const paper of route.papers) {
    const text = plainWords(paper);
    const document = index.file && heldDocument(text, index.file)?.document;
    const [[of] = []] = /\b(?:pasaporte|soy|somos|nacionalidad|ciudadan)(?!.*\bresiden)/.test(text)
      ? placesIn(text, index)
      : [];
    if (document) trip.holds.push(document);
    else if (of && 'country' in of) trip.nationality = of.country.iso2;
    else if (!of || !('home' in of)) trip.untaken.push(paper);
  }
  return { ...trip, untaken: untakenOf(trip.untaken) };
}

/** What words of a line stand for; a code of three letters that is no country is one of an airport, and in capitals. */
export function placesNamed(words: string, mayBeCode: boolean, index: TripIndex): ReturnType<FindPlace> {
  const airport = mayBeCode && airportNamed(words, index);
  const text = (mayBeCode && SHORT[words]) || plainWords(words);
  if (!airport && index.noise.has(text)) return 'noise';
  const meanings = airport ? [airport] : meaningsOf(text.split(' '), index);
  const isShy = !airport && index.beside.has(text);
  return meanings.flatMap((meaning) => {
    if ('home' in meaning) return 'home';
    if (!('country' in meaning) || (!mayBeCode && meaning.place?.endsWith(`(${words.toUpperCase()})`))) return [];
    const isLesser = index.isLesser(text, meaning);
    return {
      ...chosen(meaning),
      country: meaning.country.nameSpanish,
      ...(isLesser && { isLesser }),
      ...(isShy && { isShy }),
    };
  });
}
