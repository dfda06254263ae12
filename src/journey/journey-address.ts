import {
  COMPANY,
  EMPTY_JOURNEY,
  isLayoverDraft,
  isTyped,
  type JourneyDraft,
  type LayoverDraft,
  MOST_LAYOVERS,
  MOST_TRAVELLERS,
  MOST_TRIPS,
  SHARED,
  UNKNOWN_AGE,
} from './journey-draft.ts';

const STOP_PARAM = 'viaje';
const BACK_PARAM = 'vuelta';
const EXPIRY_PARAM = 'vence';
const ISSUED_PARAM = 'expedido';
const ADULTS_PARAM = 'somos';
const CHILDREN_PARAM = 'menores';
const COMPANY_PARAM = 'con';
const SHARED_PARAM = 'todos';
const NATIONALITY_PARAM = 'otro';
const PARAMS = [
  STOP_PARAM,
  BACK_PARAM,
  EXPIRY_PARAM,
  ISSUED_PARAM,
  ADULTS_PARAM,
  CHILDREN_PARAM,
  COMPANY_PARAM,
  SHARED_PARAM,
  NATIONALITY_PARAM,
];
const PLACE_PARAM = 'pais';
const BETWEEN = '~';
const INSIDE = ':';

/** More would not fit in an address that every messenger takes whole. */
export const MOST_SHARED_TRIPS = 100;

export interface AddressedJourney {
  draft: JourneyDraft;
  /** Parts of the address that cannot be read at all; the reader is told that they were left out. */
  unread: string[];
  /** Stops past the most that are taken; they were left out too. */
  surplus: number;
}

/**
 * `#viaje=japan~2027-03-01~2027-03-20~united-states:Dallas (DFW):no&vuelta=…&vence=2030-05-01&somos=2&menores=8,3`:
 * a stop with its connections, those on the way home, and who travels. Undefined when the address carries no journey.
 */
export function journeyFromHash(hash: string): AddressedJourney | undefined {
  const params = new URLSearchParams(hash.slice(1));
  if (!PARAMS.some((name) => params.has(name))) return undefined;
  const unread: string[] = [];
  /** What the reader could not have typed is listed, and nothing is taken for it. */
  const known = <T>(text: string, value: T | undefined): T[] => {
    if (value === undefined) unread.push(text);
    return value === undefined ? [] : [value];
  };
  const one = <T>(name: string, read: (text: string) => T | undefined): T | undefined => {
    const text = params.get(name);
    return text === null ? undefined : known(text, read(text))[0];
  };
  const layovers = (parts: readonly string[]) =>
    parts.flatMap((part, at) => known(part, at < MOST_LAYOVERS ? readLayover(part) : undefined));

  const all = params.getAll(STOP_PARAM);
  const trips = all.slice(0, MOST_TRIPS).flatMap((text) => {
    const [place, entry, exit, ...via] = text.split(BETWEEN);
    // A wrong date or place is shown with its stop, where it can be fixed; what is no stop at all is listed.
    const isStop = place && isTyped(place) && isTyped(entry) && isTyped(exit);
    return known(text, isStop ? { place, entry, exit } : undefined).map((stop) => ({ ...stop, via: layovers(via) }));
  });
  const typed = (text: string) => (isTyped(text) ? text : undefined);
  const ages = params.get(CHILDREN_PARAM)?.split(',') ?? [];
  const draft: JourneyDraft = {
    expiry: one(EXPIRY_PARAM, typed) ?? '',
    issued: one(ISSUED_PARAM, typed) ?? '',
    adults: one(ADULTS_PARAM, (text) => wholeUpTo(text, MOST_TRAVELLERS)) ?? EMPTY_JOURNEY.adults,
    children: ages.flatMap((text, at) => known(text, at < MOST_TRAVELLERS ? readAge(text) : undefined)),
    company: one(COMPANY_PARAM, (text) => COMPANY.find((company) => company === text)) ?? '',
    shared: one(SHARED_PARAM, (text) => SHARED.find((shared) => shared === text)) ?? '',
    nationality: one(NATIONALITY_PARAM, typed) ?? '',
    trips,
    back: layovers(params.get(BACK_PARAM)?.split(BETWEEN) ?? []),
  };
  return { draft, unread, surplus: Math.max(0, all.length - MOST_TRIPS) };
}

/** `?pais=japan`: a trip to begin with, no dates yet. */
export function placeFromSearch(search: string): string | undefined {
  return new URLSearchParams(search).get(PLACE_PARAM) || undefined;
}

/** The fragment of a journey. The travellers' own data (passport, ages, company, nationality) go only when asked to. */
export function journeyToHash(draft: JourneyDraft, withOwn: boolean): string {
  const params = new URLSearchParams();
  for (const { place, entry, exit, via } of draft.trips) {
    params.append(STOP_PARAM, [place, entry, exit, ...via.map(layoverText)].join(BETWEEN));
  }
  if (draft.back.length > 0) params.set(BACK_PARAM, draft.back.map(layoverText).join(BETWEEN));
  const put = (name: string, value: string) => value && params.set(name, value);
  if (draft.adults !== EMPTY_JOURNEY.adults) put(ADULTS_PARAM, String(draft.adults));
  if (withOwn) {
    put(EXPIRY_PARAM, draft.expiry);
    put(ISSUED_PARAM, draft.issued);
    put(CHILDREN_PARAM, draft.children.join(','));
    put(COMPANY_PARAM, draft.company);
    put(SHARED_PARAM, draft.shared);
    put(NATIONALITY_PARAM, draft.nationality);
  }
  return `#${params}`;
}

/** `united-states:Dallas (DFW):no`. */
function readLayover(text: string): LayoverDraft | undefined {
  const [, place, label, leaves] = /^([^:]+):(.*):([^:]*)$/s.exec(text) ?? [];
  const layover = { place, label, leaves };
  return isLayoverDraft(layover) ? layover : undefined;
}

function layoverText({ place, label, leaves }: LayoverDraft): string {
  return [place, label.replaceAll(BETWEEN, ' '), leaves].join(INSIDE);
}

function readAge(text: string): number | undefined {
  return text === String(UNKNOWN_AGE) ? UNKNOWN_AGE : wholeUpTo(text, 17);
}

function wholeUpTo(text: string, most: number): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
