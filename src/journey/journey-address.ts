import { ARRIVALS } from '../catalogue/situation.ts';
import { type Shape, wordIn } from '../ui/shape.ts';
import {
  COMPANY,
  EMPTY_JOURNEY,
  isLastDays,
  isLayoverDraft,
  isPersonDraft,
  isTyped,
  isUntaken,
  type JourneyDraft,
  type LayoverDraft,
  MOST_LAYOVERS,
  MOST_TRAVELLERS,
  MOST_TRIPS,
  SHARED,
  UNKNOWN_AGE,
} from './journey-draft.ts';
import { JOURNEY_PARAMS as PARAMS } from './journey-keys.ts';

const PLACE_PARAM = 'pais';
const BETWEEN = '~';

/** More would not fit in an address that every messenger takes whole. */
export const MOST_SHARED_TRIPS = 100;

export interface AddressedJourney {
  draft: JourneyDraft;
  /** Parts of the address that cannot be read, or are too many; the reader is told that they were left out. */
  unread: string[];
}

/**
 * `#viaje=japan~2027-03-01~2027-03-20~united-states:Dallas (DFW):no&vuelta=…&vence=2030-05-01&somos=2&menores=8,3`:
 * a stop with its connections and, where it was said, how one arrives (`land`), those on the way home, and who travels. Undefined when the address carries no journey.
 */
export function journeyFromHash(hash: string): AddressedJourney | undefined {
  const params = new URLSearchParams(hash.slice(1));
  if (!Object.values(PARAMS).some((name) => params.has(name))) return undefined;
  const unread: string[] = [];
  /** What the reader could not have typed is listed, and nothing is taken for it; a part without a word says nothing. */
  const known = <T>(text: string, value: T | undefined): T[] => {
    if (value === undefined && text.trim() !== '') unread.push(text);
    return value === undefined ? [] : [value];
  };
  const one = <T>(part: keyof typeof PARAMS, read: (text: string) => T | undefined, otherwise: T): T => {
    const text = params.get(PARAMS[part]);
    return (text === null ? undefined : known(text, read(text))[0]) ?? otherwise;
  };
  const word =
    <T>(shape: Shape<T>) =>
    (text: string) =>
      shape(text) ? text : undefined;
  const layovers = (parts: readonly string[]) =>
    parts.flatMap((part, at) => known(part, at < MOST_LAYOVERS ? readLayover(part) : undefined));

  const all = params.getAll(PARAMS.trips);
  const trips = all.slice(0, MOST_TRIPS).flatMap((text) => {
    const [place, entry, exit, ...rest] = text.split(BETWEEN);
    const by = rest.find(wordIn(ARRIVALS));
    const meets = rest.find(wordIn(['si', 'no']));
    const via = rest.filter((part) => part !== by && part !== meets);
    // A wrong date or place is shown with its stop, where it can be fixed; what is no stop at all is listed.
    const isStop = place && isTyped(place) && isTyped(entry) && isTyped(exit);
    return known(text, isStop ? { place, entry, exit } : undefined).map((stop) => ({
      ...stop,
      via: layovers(via),
      ...(by && { by }),
      ...(meets && { meets }),
    }));
  });
  if (all.length > MOST_TRIPS) unread.push(`${all.length - MOST_TRIPS} viajes de más`);
  const ages = params.get(PARAMS.children)?.split(',') ?? [];
  const draft: JourneyDraft = {
    expiry: one('expiry', word(isTyped), ''),
    issued: one('issued', word(isTyped), ''),
    adults: one('adults', (text) => wholeUpTo(text, MOST_TRAVELLERS), EMPTY_JOURNEY.adults),
    children: ages.flatMap((text, at) => known(text, at < MOST_TRAVELLERS ? readAge(text) : undefined)),
    company: one('company', word(wordIn(COMPANY)), ''),
    shared: one('shared', word(wordIn(SHARED)), ''),
    permit: one('permit', word(wordIn(SHARED)), ''),
    people: params
      .getAll(PARAMS.people)
      .flatMap((text, at) => known(text, at < MOST_TRAVELLERS ? readJson(isPersonDraft)(text) : undefined)),
    nationality: one('nationality', word(isTyped), ''),
    until: one('until', readJson(isLastDays), undefined),
    trips,
    back: layovers(params.get(PARAMS.back)?.split(BETWEEN) ?? []),
    untaken: one('untaken', (text) => [text.split(BETWEEN)].find(isUntaken), undefined),
  };
  return { draft, unread };
}

/** `?pais=japan`: a trip to begin with, no dates yet. */
export function placeFromSearch(search: string): string | undefined {
  return new URLSearchParams(search).get(PLACE_PARAM) || undefined;
}

/** The fragment of a journey. The travellers' own data (passport, ages, company, nationality) go only when asked to. */
export function journeyToHash(draft: JourneyDraft, withOwn: boolean): string {
  const params = new URLSearchParams();
  for (const { place, entry, exit, by, meets, via } of draft.trips) {
    const said = [by, withOwn && meets].filter((word) => word);
    params.append(PARAMS.trips, [place, entry, exit, ...said, ...via.map(layoverText)].join(BETWEEN));
  }
  const put = (name: keyof typeof PARAMS, value: string) => value && params.set(PARAMS[name], value);
  put('back', draft.back.map(layoverText).join(BETWEEN));
  if (draft.adults !== EMPTY_JOURNEY.adults) put('adults', String(draft.adults));
  if (withOwn) {
    for (const person of draft.people) params.append(PARAMS.people, JSON.stringify(person));
    const own = {
      ...draft,
      permit: draft.permit ?? '',
      children: draft.children.join(','),
      until: draft.until?.length ? JSON.stringify(draft.until) : '',
      untaken: (draft.untaken ?? []).join(BETWEEN),
    };
    const names = [
      'expiry',
      'issued',
      'children',
      'company',
      'permit',
      'shared',
      'nationality',
      'until',
      'untaken',
    ] as const;
    for (const name of names) put(name, own[name]);
  }
  return `#${params}`;
}

/** `{"who":"c0","holds":["us-visa"],"expiry":"2030-05-01","issued":""}`: what is said of one person, or of last days, as it is kept. */
function readJson<T>(shape: Shape<T>): (text: string) => T | undefined {
  return (text) => {
    try {
      const said: unknown = JSON.parse(text);
      return shape(said) ? said : undefined;
    } catch {
      return undefined;
    }
  };
}

/** `united-states:Dallas (DFW):no`, with its hours `…:no;14`. */
function readLayover(text: string): LayoverDraft | undefined {
  const [, place, label, leaves, hours] = /^([^:]+):(.*):([^:;]*)(?:;(\d{1,3}))?$/s.exec(text) ?? [];
  const layover = { place, label, leaves, ...(hours && { hours }) };
  return isLayoverDraft(layover) ? layover : undefined;
}

function layoverText({ place, label, leaves, hours }: LayoverDraft): string {
  return [place, label.replaceAll(BETWEEN, ' '), hours ? `${leaves};${hours}` : leaves].join(':');
}

function readAge(text: string): number | undefined {
  return text === String(UNKNOWN_AGE) ? UNKNOWN_AGE : wholeUpTo(text, 17);
}

function wholeUpTo(text: string, most: number): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
