import { current } from '../catalogue/current.ts';
import type { Situation } from '../catalogue/situation.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import { badgeLabel, EASE, isStricter, UNCONFIRMED, type VisaStatus } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { EntrySaid, Level } from './findings.ts';
import { isUndecided, layoverAnswer } from './layover-answer.ts';
import type { LayoverHub, LayoverSide } from './layover-hub.ts';
import { heldFor } from './personal-answer.ts';
import { type PersonalView, personalViews } from './personal-view.ts';
import type { Leg, PlaceFacts, Travellers } from './route.ts';

/** The facts of one place as they will be on the day the reader enters, and the reader's own answer. */
export interface Known {
  slug: string;
  details: PlaceFacts['details'];
  place: PlaceFacts['place'];
  personal: PersonalView | undefined;
}

/** What one way of passing asks. */
interface Asked {
  entry: EntrySaid;
  /** False while it holds only on conditions that the reader is not asked, or may not hold at all. */
  isSure: boolean;
  /** What the entry rests on. */
  facts: readonly string[];
  /** Easier ways that nobody could confirm. */
  unconfirmed: readonly string[];
}

/** One border of a journey: what is known of it on its day, and what it asks of this reader. */
export interface Border extends Asked {
  at: number;
  leg: Leg;
  /** Of a stop, its entry. Of a connection, the entry of the stop it leads to; on the way home, the day one leaves. */
  day: CalendarDay | undefined;
  known: Known | undefined;
  level: Level;
  /** The reader is a national of the place. */
  isOwn: boolean;
  /** A connection that goes on to a stop of the same ground: that visit begins here. */
  isVisit: boolean;
}

/** Every border of a route, in its order, on its own day. `today` stands in where there is no day yet. */
export function bordersOf(legs: readonly Leg[], travellers: Travellers, today: CalendarDay): Border[] {
  const days = legs.map((_leg, at) => dayOf(legs, at));
  const grounds = legs.map((leg, at) => {
    const isByAir = leg.kind === 'layover' || legs[at - 1]?.kind === 'layover';
    return leg.facts && factsOn(leg.facts, days[at] ?? today, travellers.situation, isByAir);
  });
  /** No border lies between a leg and the one before it: the same country or area, and not left meanwhile. */
  const isInside = (at: number) => {
    const before = legs[at - 1];
    const left = before?.kind === 'stop' ? before.exit : days[at - 1];
    const day = days[at];
    const isLater = left !== undefined && day !== undefined && day > left + 1;
    return !isLater && isSameGround(grounds[at - 1], grounds[at]);
  };
  return legs.map((leg, at) => {
    const known = grounds[at];
    const day = days[at];
    const isOwn = known !== undefined && known.details.country.iso2 === travellers.nationality;
    const isVisit = beginsVisit(legs, at, isInside);
    const hub = leg.hub && current(leg.hub, formatDay(day ?? today));
    const neighbours = [grounds[at - 1], grounds[at + 1]].flatMap((ground) => ground?.details.country ?? []);
    const closing =
      leg.kind === 'layover' ? neighbours.find(({ iso2 }) => hub?.airside.closedWith?.includes(iso2)) : undefined;
    const goesOn = isInside(at + 1) || closing !== undefined;
    const within = { isInside: isInside(at), goesOn, isVisit };
    const asVisitor = isOwn ? ownEntry(known) : askedAt(leg, known, hub, within, travellers.situation);
    const asked = (known && hub && transitPermit(at, legs, grounds, hub, asVisitor)) ?? asVisitor;
    const entry = { ...asked.entry, isInside: within.isInside, closedWith: closing?.nameSpanish };
    return { ...asked, entry, level: levelOf(entry, asked.isSure), at, leg, day, known, isOwn, isVisit };
  });
}

function dayOf(legs: readonly Leg[], at: number): CalendarDay | undefined {
  const leg = legs[at];
  if (leg?.kind === 'stop') return leg.entry;
  const next = legs.slice(at).find((other) => other.kind === 'stop');
  const before = legs.slice(0, at).findLast((other) => other.kind === 'stop');
  return next?.entry ?? before?.exit ?? before?.entry;
}

function factsOn(
  { details, place, personal }: PlaceFacts,
  day: CalendarDay,
  situation: Situation | undefined,
  isByAir: boolean,
): Known {
  const date = formatDay(day);
  const own = personal && current(personal, date);
  // How one arrives counts there, whatever one holds.
  const held = situation ?? (own?.onlyBy && { holds: [] });
  const arriving = held && (isByAir ? { ...held, arrival: 'air' as const } : held);
  return {
    slug: details.country.slug,
    details: current(details, date),
    place: current(place, date),
    personal: own && arriving && personalViews([own], arriving).get(own.slug),
  };
}

function isSameGround(one: Known | undefined, other: Known | undefined): boolean {
  if (!one || !other) return false;
  const { area } = one.place;
  return one.slug === other.slug || (area?.isWithoutBorders === true && area.id === other.place.area?.id);
}

function beginsVisit(legs: readonly Leg[], at: number, isInside: (at: number) => boolean): boolean {
  let next = at;
  while (legs[next]?.kind === 'layover' && isInside(next + 1)) next += 1;
  return next > at && legs[next]?.kind === 'stop';
}

function levelOf({ status, isHeld, depends, isInside }: EntrySaid, isSure: boolean): Level {
  if (isInside) return 'good';
  if (status === 'unknown') return 'ask';
  if (status === 'visa-free' || isHeld) return isSure ? 'good' : 'ask';
  if (depends || status !== 'visa-on-arrival') return 'todo';
  return isSure ? 'carry' : 'ask';
}

function asked(
  said: Pick<EntrySaid, 'status' | 'label'> & Partial<EntrySaid>,
  facts: readonly string[],
  isSure = true,
  unconfirmed: readonly string[] = [],
): Asked {
  const entry = { kind: 'entry', isHeld: false, depends: false, isInside: false, ...said } as const;
  return { entry, isSure, facts, unconfirmed };
}

/** Whoever is a national of the place is let in; with which passport is said apart. */
function ownEntry({ slug }: Known): Asked {
  const because = 'Porque entras con tu otro pasaporte.';
  const said = { status: 'visa-free', label: 'Sin otro trámite', because, isHeld: true } as const;
  return asked(said, [`${slug}/nationalsUseOwnPassport`]);
}

function askedAt(
  leg: Leg,
  known: Known | undefined,
  hub: LayoverHub | undefined,
  { isInside, goesOn, isVisit }: { isInside: boolean; goesOn: boolean; isVisit: boolean },
  situation: Situation | undefined,
): Asked {
  // Going on to a stop there, this is where it is entered: what holds for passing through is of no use.
  if (known && (leg.kind === 'stop' || isInside || isVisit)) return askedOfVisitor(known, situation);
  const leaves = goesOn || (leg.kind === 'layover' && leg.leaves);
  if (hub) return askedInTransit(hub, known, leaves, situation);
  // Without transit facts, who passes the border is a visitor; who does not, nobody can answer for.
  if (known && leaves) return askedOfVisitor(known, situation);
  return asked({ status: 'unknown', label: badgeLabel('unknown') }, known ? [`${known.slug}/transit`] : [], false);
}

function askedOfVisitor({ slug, personal, details }: Known, situation: Situation | undefined): Asked {
  if (personal) {
    const { visaStatus: status, badge: label, because, held, rule, onlyIfArriving: way, qualifier } = personal;
    const isOfDoubt = rule?.requires !== undefined || qualifier === UNCONFIRMED;
    const document = held ?? (rule && situation && heldFor(rule, situation));
    const onlyIfArriving = isOfDoubt ? undefined : way;
    return asked(
      { status, label, because, document, isHeld: held !== undefined, onlyIfArriving },
      [rule ? `${slug}/conditional` : `${slug}/visaStatus`],
      !isOfDoubt && !way,
      personal.unconfirmed.map(({ text }) => text),
    );
  }
  const { visaStatus, conditional, confidence } = details.country;
  const open = stricter(visaStatus, conditional?.otherwise.visaStatus, badgeText(details.country));
  const facts = [`${slug}/visaStatus`, ...(open.depends ? [`${slug}/conditional`] : [])];
  return asked(open, facts, confidence !== 'low');
}

const DAYS_HOURS = 24;
const HOME = 'MX';

/**
 * A country that asks its visitors for a permit may let through without one who goes on to a third country within some
 * hours: the stay is answered as that transit, on its conditions. The days are counted from the one after the entry.
 */
function transitPermit(
  at: number,
  legs: readonly Leg[],
  grounds: readonly (Known | undefined)[],
  { id, landside }: LayoverHub,
  { entry }: Asked,
): Asked | undefined {
  const { hasConditions, maxHours = 0 } = landside;
  if (!hasConditions || maxHours <= DAYS_HOURS || entry.isHeld || entry.status === 'visa-free') return undefined;
  const isThere = (other: number) => isSameGround(grounds[at], grounds[other]);
  let [first, last] = [at, at];
  while (isThere(first - 1)) first -= 1;
  while (isThere(last + 1)) last += 1;
  const [from, to] = [grounds[first - 1], grounds[last + 1]].map((ground) => ground?.details.country.iso2 ?? HOME);
  const days = legs.slice(first, last + 1).flatMap((leg) => (leg.kind === 'stop' ? [leg.entry, leg.exit] : []));
  const known = days.filter((day) => day !== undefined);
  const isShort = known.length === days.length && (Math.max(...known) - Math.min(...known)) * DAYS_HOURS <= maxHours;
  if (from === to || days.length === 0 || !isShort) return undefined;
  const label = `${badgeLabel('visa-free')} · con condiciones`;
  return asked({ status: 'visa-free', label, side: landside }, [`hub:${id}/landside`], false);
}

/** While the reader has not said what they hold, the stricter of the two. */
function stricter(one: VisaStatus, otherwise: VisaStatus = one, label: string) {
  const status = isStricter(otherwise, one) ? otherwise : one;
  const depends = otherwise !== one;
  return { status, depends, label: depends ? `${badgeLabel(status)} · depende de tu caso` : label };
}

function askedInTransit(
  hub: LayoverHub,
  known: Known | undefined,
  leaves: boolean | undefined,
  situation: Situation | undefined,
): Asked {
  const askedOn = (way: 'airside' | 'landside') => askedOnSide(hub[way], `hub:${hub.id}/${way}`, known, situation);
  if (leaves !== undefined) return askedOn(leaves ? 'landside' : 'airside');
  // The harder first: that is what to count with while the reader does not know which.
  const [first, other] = [askedOn('airside'), askedOn('landside')].sort(
    (a, b) =>
      severity(b.entry.status) - severity(a.entry.status) ||
      Number(a.isSure) - Number(b.isSure) ||
      Number(isEased(a)) - Number(isEased(b)),
  ) as [Asked, Asked];
  const isAnother = other.entry.label !== first.entry.label || isEased(other) !== isEased(first);
  return isAnother ? { ...first, entry: { ...first.entry, otherSide: other.entry.label } } : first;
}

/** Who only passes asks for something less than a visitor. */
function isEased({ entry: { side, status } }: Asked): boolean {
  return side?.permit?.instead === status;
}

function askedOnSide(side: LayoverSide, fact: string, known: Known | undefined, situation?: Situation): Asked {
  const { label, because, document, status, unconfirmed } = layoverAnswer(side, situation);
  const isOpen = !situation && status !== 'unknown' && isUndecided(side);
  const open = isOpen ? stricter(status, side.conditional?.otherwise.visaStatus, label) : { status, label };
  const isHeld = document !== undefined && status === 'visa-free';
  return asked(
    { ...open, because, document, isHeld, side },
    // Where passing asks for what a visit asks, the record says it.
    side.iso2 && known ? [fact, `${known.slug}/visaStatus`] : [fact],
    !side.hasConditions && side.confidence !== 'low',
    unconfirmed,
  );
}

/** Of one border as several people meet it: as who holds least does. */
export function hardest(one: Border, other: Border): Border {
  const hardness = ({ entry }: Border) => (entry.isInside || entry.isHeld ? 0 : severity(entry.status));
  return hardness(other) > hardness(one) ? other : one;
}

/** What nobody knows is the hardest: it may be anything. */
function severity(status: VisaStatus | 'unknown'): number {
  return status === 'unknown' ? EASE.length : EASE.indexOf(status);
}

/** The residence of this very country, or of its area, that the reader holds: who lives there is no visitor. */
export function residenceOf({ details }: Known, situation: Situation | undefined): TravelDocument | undefined {
  return details.country.issues?.find((own) => own.endsWith('-residence') && situation?.holds.includes(own));
}

/** Lives in the area whose days are counted for visitors alone. */
export function isCountedOut(known: Known, situation: Situation | undefined): boolean {
  return known.place.area !== undefined && residenceOf(known, situation) !== undefined;
}
