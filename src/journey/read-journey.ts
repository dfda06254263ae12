import type { Situation } from '../catalogue/situation.ts';
import { type CalendarDay, parseDay } from './calendar-day.ts';
import type { LastDay, LayoverDraft } from './journey-draft.ts';
import type { EditedJourney } from './journey-store.ts';
import type { JourneyFacts } from './load-journey-facts.ts';
import type { Held, Leg, Route, Travellers } from './route.ts';
import { type PassportProblems, readPassport, readTrip, type Trip, type TripProblems } from './trip-draft.ts';
import type { TripPlace } from './trip-place.ts';

export interface ReadJourney {
  travellers: Travellers;
  route: Route;
  /** For every leg of the route, the id of its stop; a layover has that of the stop it leads to, and none on the way home. */
  stopIds: readonly (number | undefined)[];
  /** With the words of a typed trip of which nothing was taken. */
  problems: { passport: PassportProblems; stops: ReadonlyMap<number, TripProblems>; words: readonly string[] };
}

/**
 * What was typed, as the engine takes it. A stop whose facts are not there yet is left out of the route, and so is a
 * date with a problem: nothing is computed from either. Stays that are over, or anywhere in the Schengen area, count only
 * where days are added up.
 */
export function readJourney(
  journey: EditedJourney,
  { places, byPlace, hubOf }: JourneyFacts,
  situation: Situation | undefined,
  today: CalendarDay,
): ReadJourney {
  const { passport, problems } = readPassport(journey, today);
  const stops = new Map<number, TripProblems>();
  const legs: Leg[] = [];
  const stopIds: (number | undefined)[] = [];
  const earlier: Trip[] = [];
  const pass = (layovers: readonly LayoverDraft[], id: number | undefined) => {
    for (const { place, label, leaves, hours = '' } of layovers) {
      const [facts, hub] = [byPlace.get(place), hubOf.get(place)];
      const isLeaving = leaves ? leaves === 'si' : undefined;
      legs.push({ kind: 'layover', label, facts, hub, leaves: isLeaving, hours: readHours(hours) });
      stopIds.push(id);
    }
  };
  for (const draft of journey.trips) {
    const read = readTrip(draft, places);
    const facts = byPlace.get(draft.place);
    if (Object.keys(read.problems).length > 0) stops.set(draft.id, read.problems);
    if (!facts || (read.trip && read.trip.exit < today)) {
      if (read.trip) earlier.push(read.trip);
      continue;
    }
    pass(draft.via, draft.id);
    const { entry, exit } = read;
    const { by, meets } = draft;
    const hub = hubOf.get(draft.place);
    const around = legs.at(-1);
    const stop = { kind: 'stop', facts, hub, entry, exit, by, meets: meets ? meets === 'si' : undefined } as const;
    legs.push(stop);
    stopIds.push(draft.id);
    if (around?.kind !== 'stop' || !read.trip || !isDuring(read.trip, around)) continue;
    legs.splice(-2, 2, { ...around, exit: entry }, { ...stop, isExcursion: true }, { ...around, entry: exit, by });
    stopIds.push(stopIds.at(-2));
  }
  pass(journey.back, undefined);
  const { adults, children, company, permit, shared, nationality, people } = journey;
  return {
    travellers: {
      adults,
      children,
      company,
      ...(permit && { permit: permit === 'si' }),
      passport,
      ...(nationality && { nationality }),
      ...(situation && { situation: { ...situation, ...lastDays(journey.until) } }),
      ...(shared && { othersHold: shared === 'si' }),
      // A date with a problem is told at its field.
      each: people.map(({ who, holds, until, company: theirs, permit: signed, nationality: also, ...dates }) => ({
        who,
        holds,
        ...lastDays(until),
        company: theirs,
        permit: signed ? signed === 'si' : undefined,
        passport: readPassport(dates, today).passport,
        nationality: also,
      })),
    },
    route: { legs, earlier },
    stopIds,
    problems: { passport: problems, stops, words: journey.untaken ?? [] },
  };
}

/** Within the days of another stay, and across a border from it. */
function isDuring({ place, entry, exit }: Trip, around: Extract<Leg, { kind: 'stop' }>): boolean {
  const groundOf = ({ counted, slug }: TripPlace) => (counted?.isWithoutBorders ? counted.id : slug);
  const isWithin = (around.entry ?? Infinity) <= entry && exit < (around.exit ?? 0);
  return isWithin && groundOf(place) !== groundOf(around.facts.place);
}

/** A day that cannot be read is none. */
function lastDays(said: readonly LastDay[] = []): Pick<Held, 'until'> {
  const days = said.flatMap(({ document, day }) => {
    const last = parseDay(day);
    return last === undefined ? [] : [[document, last]];
  });
  return days.length > 0 ? { until: Object.fromEntries(days) } : {};
}

/** A length that cannot be read is none. */
function readHours(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
