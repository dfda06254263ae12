import type { Country } from '../catalogue/country.ts';
import type { Arrival, Situation } from '../catalogue/situation.ts';
import { badgeLabel, EASE, isStricter, UNCONFIRMED, type VisaStatus } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import type { EntrySaid } from './findings.ts';
import { isUndecided, layoverAnswer } from './layover-answer.ts';
import type { LayoverHub, LayoverSide } from './layover-hub.ts';
import { untold } from './personal-answer.ts';
import type { PersonalView } from './personal-view.ts';
import type { Leg, PlaceFacts } from './route.ts';

/** The facts of one place as they will be on the day the reader enters, and the reader's own answer. */
export interface EnteredPlace {
  slug: string;
  details: PlaceFacts['details'];
  place: PlaceFacts['place'];
  personal: PersonalView | undefined;
}

/** What one way of passing asks. */
export interface Asked {
  entry: EntrySaid;
  /** False while it holds only on conditions that the reader is not asked, or may not hold at all. */
  isSure: boolean;
  /** Easier ways that nobody could confirm. */
  unconfirmed: readonly string[];
}

/** The same country, or an area without borders between its members. */
export function isSameGround(one: EnteredPlace | undefined, other: EnteredPlace | undefined): boolean {
  if (!one || !other) return false;
  const { counted: area } = one.place;
  return one.slug === other.slug || (area?.isWithoutBorders === true && area.id === other.place.counted?.id);
}

/** What one way of passing asks, with what follows where nothing else is said. */
export function asked(
  said: Pick<EntrySaid, 'status' | 'label'> & Partial<EntrySaid>,
  isSure = true,
  unconfirmed: readonly string[] = [],
): Asked {
  const entry = { kind: 'entry', isHeld: false, untold: [], isInside: false, ...said } as const;
  return { entry, isSure, unconfirmed };
}

/** Whoever is a national of the place is let in; with which passport is said apart. */
export const OWN_ENTRY = asked({
  status: 'visa-free',
  label: 'Sin otro trámite',
  because: 'Es así porque entras con tu otro pasaporte.',
  isHeld: true,
});

export function askedAt(
  leg: Leg,
  known: EnteredPlace | undefined,
  hub: LayoverHub | undefined,
  { isInside, goesOn, isVisit }: { isInside: boolean; goesOn: boolean; isVisit: boolean },
  situation: Situation | undefined,
): Asked {
  // Going on to a stop there, this is where it is entered: what holds for passing through is of no use.
  if (known && (leg.kind === 'stop' || isInside || isVisit)) return askedOfVisitor(known);
  const { leaves, hours } = leg.kind === 'layover' ? leg : {};
  if (hub) return askedInTransit(hub, known, goesOn || leaves, hours, situation);
  // Without transit facts, who passes the border is a visitor; who does not is asked for no more where that is nothing.
  const visitor = known && askedOfVisitor(known);
  if (visitor && (goesOn || leaves || (visitor.isSure && visitor.entry.status === 'visa-free'))) return visitor;
  return asked({ status: 'unknown', label: badgeLabel('unknown') }, false);
}

function askedOfVisitor({ personal, details }: EnteredPlace): Asked {
  if (personal) {
    const { visaStatus: status, badge: label, because, held, document, qualifier, untold: all } = personal;
    const isDoubtful = untold(personal, 'proviso') !== undefined || qualifier === UNCONFIRMED;
    // Of what is doubtful all the same, how one arrives decides nothing.
    const open = isDoubtful ? all.filter(({ what }) => what !== 'way') : all;
    return asked(
      { status, label, because, document, isHeld: held !== undefined, untold: open },
      !isDoubtful && !untold(personal, 'way'),
      personal.unconfirmed.map(({ text }) => text),
    );
  }
  const { visaStatus, confidence } = details.country;
  const open = stricter(details.country, visaStatus, badgeText(details.country));
  return asked(open, confidence !== 'low');
}

const DAYS_HOURS = 24;
const HOME = 'MX';

/**
 * A country that asks its visitors for a permit may let through without one who goes on to a third country within some
 * hours: the stay is answered as that transit, on its conditions. The days are counted from the one after the entry.
 */
export function transitPermit(
  at: number,
  legs: readonly Leg[],
  grounds: readonly (EnteredPlace | undefined)[],
  { landside }: LayoverHub,
  { entry }: Asked,
  ways: readonly (Arrival | undefined)[],
): Asked | undefined {
  const { hasConditions, maxHours = 0, landWith } = landside;
  if (!hasConditions || maxHours <= DAYS_HOURS || entry.isHeld || entry.status === 'visa-free') return undefined;
  const isThere = (other: number) => isSameGround(grounds[at], grounds[other]);
  let [first, last] = [at, at];
  while (isThere(first - 1)) first -= 1;
  while (isThere(last + 1)) last += 1;
  const [from, to] = [grounds[first - 1], grounds[last + 1]].map((ground) => ground?.details.country.iso2 ?? HOME);
  const isOpen = (by: Arrival | undefined, iso2 = HOME) => by !== 'land' || !landWith || landWith.includes(iso2);
  const days = legs.slice(first, last + 1).flatMap((leg) => (leg.kind === 'stop' ? [leg.entry, leg.exit] : []));
  const known = days.filter((day) => day !== undefined);
  const isShort = known.length === days.length && (Math.max(...known) - Math.min(...known)) * DAYS_HOURS <= maxHours;
  if (from === to || days.length === 0 || !isShort || !isOpen(ways[first], from) || !isOpen(ways[last + 1], to))
    return undefined;
  const label = `${badgeLabel('visa-free')} · con condiciones`;
  return asked({ status: 'visa-free', label, side: landside }, false);
}

/** While the reader has not said what they hold, the stricter of the two. */
function stricter(
  { conditional, issues = [] }: Pick<Country, 'conditional' | 'issues'>,
  one: VisaStatus,
  label: string,
) {
  // Who holds the very visa that is asked for has nothing to tell.
  const isOpen = conditional?.rules.some(({ holds }) => holds.some((held) => !issues.includes(held)));
  if (!conditional || !isOpen) return { status: one, label, untold: [] };
  const otherwise = conditional.otherwise.visaStatus;
  const isOfAll = conditional.rules.every(
    ({ visaStatus, holds }) =>
      visaStatus.endsWith('required') || holds.every((held) => issues.includes(held) || held.endsWith('-residence')),
  );
  const status = isStricter(otherwise, one) ? otherwise : one;
  const said = otherwise === one ? label : `${badgeLabel(status)} · depende de tu caso`;
  return { status, label: said, untold: [{ what: 'documents', isOfAll } as const] };
}

function askedInTransit(
  hub: LayoverHub,
  known: EnteredPlace | undefined,
  leaves: boolean | undefined,
  hours: number | undefined,
  situation: Situation | undefined,
): Asked {
  const isTooLong = ({ maxHours = Infinity }: LayoverSide) => (hours ?? 0) > maxHours;
  const askedOn = (way: 'airside' | 'landside'): Asked => {
    // For longer than one may stay in the zone one leaves it, and for longer than a transit one is a visitor.
    if (!isTooLong(hub[way])) return askedOnSide(hub[way], situation, hours);
    return way === 'landside' && known ? askedOfVisitor(known) : askedOn('landside');
  };
  if (leaves !== undefined) return askedOn(leaves ? 'landside' : 'airside');
  // The harder first: that is what to count with while the reader does not know which.
  const [first, other] = [askedOn('airside'), askedOn('landside')].sort(
    (a, b) =>
      severity(b.entry.status) - severity(a.entry.status) ||
      Number(a.isSure) - Number(b.isSure) ||
      Number(isEased(a)) - Number(isEased(b)),
  ) as [Asked, Asked];
  const isAnother = other.entry.label !== first.entry.label || isEased(other) !== isEased(first);
  const { name = '', pesos } = (isEased(other) && other.entry.side?.permit) || {};
  const words = `${name}${pesos === 0 ? ', que es gratis' : ''}`;
  const entry: EntrySaid = { ...first.entry, untold: [...first.entry.untold, { what: 'zone', words }] };
  return isAnother ? { ...first, entry } : first;
}

/** Who only passes asks for something less than a visitor. */
function isEased({ entry: { side, status } }: Asked): boolean {
  return side?.permit?.instead === status;
}

function askedOnSide(side: LayoverSide, situation: Situation | undefined, hours: number | undefined): Asked {
  const { label, status, personal } = layoverAnswer(side, situation);
  const { because, document, unconfirmed = [] } = personal ?? {};
  const isOpen = !situation && status !== 'unknown' && isUndecided(side);
  const open = isOpen ? stricter(side, status, label) : { status, label, untold: [] };
  const isHeld = document !== undefined && status === 'visa-free';
  const isBound = side.maxHours !== undefined && (!side.permit || side.permit.instead === status);
  const ofHours = hours === undefined && isBound ? [{ what: 'hours' } as const] : [];
  return asked(
    { ...open, because, document, isHeld, side, untold: [...open.untold, ...ofHours] },
    !side.hasConditions && side.confidence !== 'low',
    unconfirmed.map(({ text }) => text),
  );
}

/** What nobody knows is the hardest: it may be anything. */
function severity(status: VisaStatus | 'unknown'): number {
  return status === 'unknown' ? EASE.length : EASE.indexOf(status);
}

/** How hard a way of passing is, of all those who pass so. */
export function hardness({ isInside, isHeld, status }: EntrySaid): number {
  return isInside || isHeld ? 0 : severity(status);
}
