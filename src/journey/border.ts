import { current } from '../catalogue/current.ts';
import { regionGroup } from '../catalogue/region.ts';
import { ARRIVALS, type Arrival, type Situation } from '../catalogue/situation.ts';
import { isOfResidents, type TravelDocument } from '../catalogue/travel-document.ts';
import {
  type Asked,
  askedAt,
  type EnteredPlace,
  hardness,
  isSameGround,
  OWN_ENTRY,
  transitPermit,
} from './border-entry.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { EntrySaid, Level } from './findings.ts';
import { isOffTheList, listFor, withList } from './other-passport.ts';
import type { PassportList } from './passport-list.ts';
import type { PersonalCountry } from './personal-data.ts';
import { type PersonalView, personalViews } from './personal-view.ts';
import { type Held, heldOn, type Leg, type Party, type PlaceFacts, type Route } from './route.ts';
import { lastDayOf, type StayLimit, stayLimit } from './stay-limit.ts';
import type { ComingTrip } from './trip-answers.ts';
import type { TripPlace } from './trip-place.ts';

/** One border of a journey: what is known of it on its day, and what it asks of this reader. */
export interface Border extends Asked {
  at: number;
  leg: Leg;
  /** Of a stop, its entry. Of a connection, the entry of the stop it leads to; on the way home, the day one leaves. */
  day: CalendarDay | undefined;
  known: EnteredPlace | undefined;
  /** How one arrives; undefined while nobody said it and the route does not tell. */
  by: Arrival | undefined;
  /** What these people hold on that day. */
  situation: Held | undefined;
  level: Level;
  /** The reader is a national of the place, or enters it as one. */
  isOwn: boolean;
  /** A connection that goes on to a stop of the same ground: that visit begins here. */
  isVisit: boolean;
  /** The official list of the place that names the other passport of these people. */
  otherList: PassportList | undefined;
  /** No list names it, and those there are name all that are spared a visa: it changes nothing. */
  isOffTheList: boolean;
  /** Where this route has been that shuts them out of it. */
  closedBy: string | undefined;
  /** What they are given to stay, where they enter by a list or a rule of their own. */
  stay: TripPlace['stay'] | undefined;
}

/** A journey as one party meets it: its borders, and how long they stay at each. */
export interface View {
  party: Party;
  borders: readonly Border[];
  stays: ReadonlyMap<number, ComingTrip>;
}

/** Every view has all borders. */
export const borderAt = ({ borders }: Pick<View, 'borders'>, at: number) => borders[at] as Border;

/** Every border of a route as these people meet it, in its order, on its own day. `today` stands in where there is no day yet. */
export function bordersOf(
  { legs, earlier }: Route,
  { situation, nationality }: Pick<Party, 'situation' | 'nationality'>,
  today: CalendarDay,
  passports: readonly PassportList[],
): Border[] {
  const days = legs.map((_leg, at) => dayOf(legs, at));
  const ways = legs.map((_leg, at) => wayTo(legs, at, situation));
  const held = legs.map((leg, at) => heldOn(situation, days[at] ?? today, exitOf(leg)));
  const grounds = legs.map((leg, at) => {
    const { ways: [first] = [], isBothWays, notWith = [] } = leg.facts?.personal?.onlyBy ?? {};
    const isClosed = [legs[at - 1], legs[at + 1]].some((next) => notWith.includes(next?.facts?.place.iso2 ?? ''));
    const out = isClosed ? ARRIVALS.find((way) => way !== first) : isBothWays && ways[at + 1];
    const by = out && out !== first ? out : ways[at];
    return leg.facts && factsOn(leg.facts, days[at] ?? today, held[at], by, leg);
  });
  /** No border lies between a leg and the one before it: the same country or area, and not left meanwhile; a day trip is made within a stay. */
  const isInside = (at: number) => {
    const lefts = legs.slice(0, at).map((leg, index) => (leg.kind === 'stop' ? leg.exit : days[index]));
    const left = lefts.at(-1) && Math.max(...lefts.map((each = 0) => each));
    const isLater = left !== undefined && (days[at] ?? left) > left + 1;
    return !isLater && isSameGround(grounds[at - 1], grounds[at]);
  };
  return legs.map((leg, at) => {
    const [known, day, by] = [grounds[at], days[at], ways[at]];
    const isVisit = beginsVisit(legs, at, isInside);
    const hub = leg.hub && current(leg.hub, formatDay(day ?? today));
    const neighbours = [grounds[at - 1], grounds[at + 1]].flatMap((ground) => ground?.details.country ?? []);
    const closing =
      leg.kind === 'layover' ? neighbours.find(({ iso2 }) => hub?.airside.closedWith?.includes(iso2)) : undefined;
    const goesOn = isInside(at + 1) || closing !== undefined;
    const within = { isInside: isInside(at), goesOn, isVisit };
    const otherList = known && listFor(passports, nationality, known);
    const isOwn = known !== undefined && (isHome(known, nationality) || otherList?.asNational === true);
    const asVisitor = isOwn ? OWN_ENTRY : askedAt(leg, known, hub, within, held[at]);
    const mexican = (known && hub && transitPermit(at, legs, grounds, hub, asVisitor, ways)) ?? asVisitor;
    const been = [...grounds.slice(0, at), ...earlier].flatMap((there) => there?.place ?? []);
    const closedBy = been.find(({ iso2 = '' }) => otherList?.notAfter.includes(iso2))?.name;
    const byList = otherList && !closedBy && withList(mexican, otherList, by);
    const asked = byList || mexican;
    const entry = { ...asked.entry, isInside: within.isInside, closedWith: closing?.nameSpanish };
    const level = levelOf(entry, asked.isSure);
    const isOff = known !== undefined && !otherList && isOffTheList(passports, nationality, known);
    const stay = byList ? otherList?.stay : known && ruleStay(known);
    const border = { at, leg, day, known, by, situation: held[at] };
    return { ...asked, ...border, entry, level, isOwn, isVisit, otherList, isOffTheList: isOff, closedBy, stay };
  });
}

/** Who was nowhere for more days than these went home in between. */
const MOST_BETWEEN = 30;

/** The borders of one journey up to this one: after long enough with no place told another begins. */
export function sinceHome({ at }: Pick<Border, 'at'>, borders: readonly Border[]): readonly Border[] {
  const until = borders.slice(0, at + 1);
  const first = until.findLastIndex(({ day = 0 }, index) => {
    const { leg } = until[index - 1] ?? {};
    return leg?.kind === 'stop' && leg.exit !== undefined && day - leg.exit > MOST_BETWEEN;
  });
  return until.slice(Math.max(first, 0));
}

/** How one gets to a stop, where it was said or only planes go: between the south of America, the rest of it, and elsewhere. */
function wayTo(legs: readonly Leg[], at: number, situation: Situation | undefined): Arrival | undefined {
  const [leg, before] = [legs[at], legs[at - 1]];
  if (leg?.kind !== 'stop' || before?.kind === 'layover') return 'air';
  const said = leg.by ?? situation?.arrival;
  if (said) return said;
  const landOf = (each: Leg | undefined) => {
    const region = each?.facts?.details.country.region ?? 'North America';
    return region === 'South America' ? region : regionGroup(region) === 'Americas';
  };
  return landOf(leg) === landOf(before) ? undefined : 'air';
}

function dayOf(legs: readonly Leg[], at: number): CalendarDay | undefined {
  const leg = legs[at];
  if (leg?.kind === 'stop') return leg.entry;
  const next = legs.slice(at).find((other) => other.kind === 'stop');
  const before = legs.slice(0, at).findLast((other) => other.kind === 'stop');
  return next?.entry ?? before?.exit ?? before?.entry;
}

const exitOf = (leg: Leg) => (leg.kind === 'stop' ? leg.exit : undefined);

function factsOn(
  { details, place, personal }: PlaceFacts,
  day: CalendarDay,
  situation: Situation | undefined,
  by: Arrival | undefined,
  leg: Leg,
): EnteredPlace {
  const date = formatDay(day);
  const own = personal && current(personal, date);
  // How one arrives counts there, whatever one holds.
  const held = situation ?? (own?.onlyBy && { holds: [] });
  const arriving = held && { ...held, arrival: by, ...(leg.kind === 'stop' && { meets: leg.meets }) };
  const known = { slug: details.country.slug, details: current(details, date), place: current(place, date) };
  return { ...known, personal: own && arriving && viewFor(own, arriving, known.place, day, exitOf(leg)) };
}

/** What somebody meets with what they hold. A rule that gives fewer days than they stay is of no use where asking for more gives enough. */
function viewFor(
  own: PersonalCountry,
  situation: Situation,
  place: TripPlace,
  entry: CalendarDay,
  exit: CalendarDay | undefined,
): PersonalView | undefined {
  const view = personalViews([own], situation).get(own.slug);
  const { maxStay, holds = [] } = view?.rule ?? {};
  const isEnough = (limit: StayLimit) =>
    exit === undefined || limit.kind === 'unknown' || exit <= lastDayOf(entry, limit.longest);
  if (!view || !maxStay || isEnough(stayLimit(maxStay)) || !isEnough(place.stay.limit)) return view;
  const without = { ...situation, holds: situation.holds.filter((held) => !holds.includes(held)) };
  const other = personalViews([own], without).get(own.slug);
  const because = `Es así porque con lo que tienes son solo ${view.figures.stay}, y te quedas más.`;
  return other && { ...other, because, missed: because };
}

/** What a rule of their own gives them to stay; the days of an area are counted whatever one holds. */
function ruleStay({ personal, place }: EnteredPlace): Border['stay'] {
  const { maxStay, confidence = 'medium' } = personal?.rule ?? {};
  const limit = maxStay && stayLimit(maxStay);
  if (!personal || limit?.kind !== 'known' || place.counted) return undefined;
  return { limit, text: personal.figures.stay, confidence, note: maxStay?.note };
}

function beginsVisit(legs: readonly Leg[], at: number, isInside: (at: number) => boolean): boolean {
  let next = at;
  while (legs[next]?.kind === 'layover' && isInside(next + 1)) next += 1;
  return next > at && legs[next]?.kind === 'stop';
}

function levelOf({ status, isHeld, untold: open, isInside }: EntrySaid, isSure: boolean): Level {
  if (isInside) return 'good';
  if (status === 'unknown') return 'ask';
  if (status === 'visa-free' || isHeld) return isSure ? 'good' : 'ask';
  if (status !== 'visa-on-arrival' || open.some(({ what }) => what === 'documents')) return 'todo';
  return isSure ? 'carry' : 'ask';
}

/** From what is well to what cannot be. */
export const HARDER: readonly Level[] = ['good', 'carry', 'ask', 'todo', 'no'];

/** Of one border as several people meet it, who is asked for more: no national and no resident before a visitor. */
export function isHarder(one: Border, other: Border): boolean {
  // What a visitor is asked besides the permit is asked of neither.
  const isAtHome = ({ known, situation, isOwn }: Border) =>
    Number(isOwn) || Number(known !== undefined && residenceOf(known, situation) !== undefined) / 2;
  const more =
    hardness(one.entry) - hardness(other.entry) ||
    isAtHome(other) - isAtHome(one) ||
    HARDER.indexOf(one.level) - HARDER.indexOf(other.level);
  return more > 0;
}

/** That country's nationals are at home: it is the place itself, or the state whose rules it follows. */
export function isHome({ place }: EnteredPlace, nationality: string | undefined): boolean {
  return nationality !== undefined && (place.iso2 === nationality || place.state === nationality);
}

/** The residence of this very country, or of its area, that the reader holds: who lives there is no visitor. */
export function residenceOf({ details }: EnteredPlace, situation: Situation | undefined): TravelDocument | undefined {
  return details.country.issues?.find((own) => isOfResidents(own) && situation?.holds.includes(own));
}
