import { left, type Overstay, overstayIn, SCHENGEN_ALLOWANCE } from './allowance.ts';
import type { CalendarDay } from './calendar-day.ts';
import { checkPassport, type Passport, type PassportAnswer } from './passport-check.ts';
import { daysPresent, type Presence, presenceOf } from './presence.ts';
import { type Count, checkStay, type StayAnswer } from './stay-check.ts';
import type { Trip } from './trip-draft.ts';
import { SCHENGEN_SLUG } from './trip-place.ts';

export type TripAnswer = PastTrip | ComingTrip;

interface AnyTrip {
  trip: Trip;
  /** Entry and exit both count. */
  days: number;
  /** Another trip, elsewhere, that has days in common with this one beyond the day of travelling on. */
  clash?: Trip;
}

/** Of use for counting only. */
export interface PastTrip extends AnyTrip {
  isPast: true;
  /** Days beyond the Schengen limit, by what was typed. */
  overstay?: Overstay;
}

export interface ComingTrip extends AnyTrip {
  isPast: false;
  passport: PassportAnswer;
  stay: StayAnswer;
  /** For days of the Schengen count: how many are left on the day of exit. */
  leftAtExit?: number;
  /** The last day in the area, where this trip goes on to another member: the passport's rule counts from it. */
  leavesArea?: CalendarDay;
}

/** Everything the tool says, from what the reader typed correctly; answers in the order of the trips. */
export function answerTrips(passport: Passport, trips: readonly Trip[], today: CalendarDay): TripAnswer[] {
  const counts = countsOf(trips);
  const clashes = findClashes(trips);
  return trips.map((trip): TripAnswer => {
    const { place, entry, exit } = trip;
    const clash = clashes.get(trip);
    const common = { trip, days: exit - entry + 1, ...(clash && { clash }) };
    const counted = counts.get(countName(trip)) ?? { stays: [trip], presence: presenceOf([trip]) };
    if (exit < today) {
      const overstay = place.isSchengenCount ? overstayIn(counted.presence, trip, SCHENGEN_ALLOWANCE) : undefined;
      return { ...common, isPast: true, ...(overstay && { overstay }) };
    }
    const lastDay = place.isSchengenCount ? lastDayInArea(counted.presence, exit) : exit;
    return {
      ...common,
      isPast: false,
      passport: checkPassport(passport, place.validity, { entry, exit: lastDay }, place.stay.limit),
      ...(lastDay > exit && { leavesArea: lastDay }),
      stay: checkStay(trip, place.stay.limit, counted),
      ...(place.isSchengenCount && { leftAtExit: left(counted.presence, exit, SCHENGEN_ALLOWANCE) }),
    };
  });
}

/** Going on to another member, on the same day or the next, is not leaving the area. */
function lastDayInArea(presence: Presence, exit: CalendarDay): CalendarDay {
  let last = exit;
  while (daysPresent(presence, last + 1, last + 1) === 1) last += 1;
  return last;
}

/** Trips with the same name are counted together. */
function countName({ place }: Trip): string {
  return place.isSchengenCount ? SCHENGEN_SLUG : place.slug;
}

function countsOf(trips: readonly Trip[]): Map<string, Count> {
  const groups = new Map<string, Trip[]>();
  for (const trip of trips) {
    const group = groups.get(countName(trip));
    if (group) group.push(trip);
    else groups.set(countName(trip), [trip]);
  }
  return new Map([...groups].map(([name, stays]) => [name, { stays, presence: presenceOf(stays) }]));
}

/** One is in one country at a time, except on the day of going from one to the next. */
function findClashes(trips: readonly Trip[]): Map<Trip, Trip> {
  const clashes = new Map<Trip, Trip>();
  let longest: Trip | undefined;
  for (const trip of [...trips].sort((a, b) => a.entry - b.entry || a.exit - b.exit)) {
    if (longest && trip.entry < longest.exit) {
      clashes.set(trip, longest);
      if (!clashes.has(longest)) clashes.set(longest, trip);
    }
    if (!longest || trip.exit > longest.exit) longest = trip;
  }
  return clashes;
}
