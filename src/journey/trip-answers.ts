import { type Allowance, left, type Overstay, overstayIn } from './allowance.ts';
import type { CalendarDay } from './calendar-day.ts';
import { checkPassport, type Passport, type PassportAnswer } from './passport-check.ts';
import { daysPresent, type Presence, presenceOf } from './presence.ts';
import { type Count, checkStay, type StayAnswer } from './stay-check.ts';
import type { Trip } from './trip-draft.ts';

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
  /** Days beyond the limit of its area, by what was typed. */
  overstay?: Overstay;
}

export interface ComingTrip extends AnyTrip {
  isPast: false;
  /** No other stay is known that its days count together with. */
  isOnly: boolean;
  passport: PassportAnswer;
  stay: StayAnswer;
  /** For days of an area that counts them together: how many are left on the day of exit. */
  leftAtExit?: number;
  /** Days there in the twelve months that end with this stay, where several stays make most of them. */
  inYear?: number;
  /** No longer than this: the day of leaving is not said, and is before the next one that is. */
  isMost?: boolean | undefined;
  /** The last day in the area, where this trip goes on to another member: the passport's rule counts from it. */
  leavesArea?: CalendarDay;
}

const MOST_OF_A_YEAR = 183;

/** Everything the tool says, from what the reader typed correctly; answers in the order of the trips. */
export function answerTrips(passport: Passport, trips: readonly Trip[], today: CalendarDay): TripAnswer[] {
  const counts = countsOf(trips);
  return trips.map((trip): TripAnswer => {
    const { place, entry, exit } = trip;
    const clash = trips.find((other) => isElsewhere(trip, other));
    const common = { trip, days: exit - entry + 1, ...(clash && { clash }) };
    const counted = counts.get(countName(trip)) ?? { stays: [trip], presence: presenceOf([trip]) };
    if (exit < today) {
      const window = windowOf(trip);
      const overstay = window && overstayIn(counted.presence, trip, window);
      return { ...common, isPast: true, ...(overstay && { overstay }) };
    }
    const lastDay = place.counted?.isWithoutBorders ? lastDayInArea(counted.presence, exit) : exit;
    const leftAtExit = leftOn(trip, counted.presence);
    const inYear = daysPresent(counted.presence, exit - 364, exit);
    return {
      ...common,
      isPast: false,
      isOnly: counted.stays.length === 1,
      passport: checkPassport(passport, place.validity, { entry, exit: lastDay }, place.stay.limit),
      ...(lastDay > exit && { leavesArea: lastDay }),
      stay: checkVisit(trip, counted),
      ...(leftAtExit !== undefined && { leftAtExit }),
      ...(counted.stays.length > 1 && inYear > MOST_OF_A_YEAR && { inYear }),
    };
  });
}

/** The count of its area, where it is of any so many days. */
function windowOf({ place: { counted: area } }: Trip): Allowance | undefined {
  const { days, within } = area?.stay ?? {};
  return days !== undefined && within !== undefined ? { days, window: within } : undefined;
}

/** The first day of the visit to the area that a stay belongs to: without a day elsewhere between. */
function firstDayOfVisit(presence: Presence, entry: CalendarDay): CalendarDay {
  let first = entry;
  while (daysPresent(presence, first - 1, first - 1) === 1) first -= 1;
  return first;
}

function leftOn(trip: Trip, presence: Presence): number | undefined {
  const { counted: area } = trip.place;
  const window = windowOf(trip);
  if (!area || window) return window && left(presence, trip.exit, window);
  const [first, last] = [firstDayOfVisit(presence, trip.entry), lastDayInArea(presence, trip.exit)];
  // How several visits add up nobody says: of one of them, no count is left.
  const isOnlyVisit = daysPresent(presence, last - 365, first + 365) === last - first + 1;
  return isOnlyVisit ? area.stay.days - (trip.exit - first + 1) : undefined;
}

/** Whether a stay keeps to the limit of its place, and with those before it to the days that its area gives to one visit. */
function checkVisit(trip: Trip, counted: Count): StayAnswer {
  const { entry, exit, place } = trip;
  const own = checkStay(trip, place.stay.limit, counted);
  const first = firstDayOfVisit(counted.presence, entry);
  if (!place.counted || windowOf(trip) || first === entry) return own;
  const last = first + place.counted.stay.days - 1;
  const lastDay = last < entry ? undefined : last;
  if (exit > last)
    return { outcome: 'over', first: Math.max(entry, last + 1), days: exit - Math.max(entry - 1, last), lastDay };
  return 'lastDay' in own && own.lastDay !== undefined ? { ...own, lastDay: Math.min(own.lastDay, last) } : own;
}

/** Going on to another member, on the same day or the next, is not leaving the area. */
function lastDayInArea(presence: Presence, exit: CalendarDay): CalendarDay {
  let last = exit;
  while (daysPresent(presence, last + 1, last + 1) === 1) last += 1;
  return last;
}

/** Trips with the same name are counted together. */
function countName({ place }: Trip): string {
  return place.counted?.id ?? place.slug;
}

function countsOf(trips: readonly Trip[]): Map<string, Count> {
  return new Map(
    [...Map.groupBy(trips, countName)].map(([name, stays]) => [name, { stays, presence: presenceOf(stays) }]),
  );
}

/** One is in one country at a time, except on the day of going from one to the next, and on a day trip where no border is crossed. */
function isElsewhere(one: Trip, other: Trip): boolean {
  const isWithin = (inner: Trip, outer: Trip) => outer.entry <= inner.entry && inner.exit <= outer.exit;
  const isSameArea = one.place.counted?.isWithoutBorders && countName(one) === countName(other);
  const isDayTrip = isSameArea && one.place !== other.place && (isWithin(one, other) || isWithin(other, one));
  return one.entry < other.exit && other.entry < one.exit && one !== other && !isDayTrip;
}
