import { current } from '../catalogue/current.ts';
import type { Situation } from '../catalogue/situation.ts';
import { badgeLabel, EASE, isStricter, UNCONFIRMED, type VisaStatus } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/wording.ts';
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

/** One border of a journey: what is known of it on its day, and what it asks of this reader. */
export interface Border {
  at: number;
  leg: Leg;
  /** Of a stop, its entry. Of a connection, the entry of the stop it leads to; on the way home, the day one leaves. */
  day: CalendarDay | undefined;
  known: Known | undefined;
  entry: EntrySaid;
  level: Level;
  /** What the entry rests on. */
  facts: readonly string[];
  /** The reader is a national of the place. */
  isOwn: boolean;
  /** A connection that goes on to a stop of the same ground: that visit begins here. */
  isVisit: boolean;
  /** Easier ways that nobody could confirm. */
  unconfirmed: readonly string[];
}

/** What one way of passing asks, before it is known whether there is a border at all. */
interface Asked {
  entry: Omit<EntrySaid, 'isInside'>;
  /** False while it holds only on conditions that the reader is not asked, or may not hold at all. */
  isSure: boolean;
  facts: readonly string[];
  unconfirmed: readonly string[];
}

/** Every border of a route, in its order, on its own day. `today` stands in where there is no day yet. */
export function bordersOf(legs: readonly Leg[], travellers: Travellers, today: CalendarDay): Border[] {
  const days = legs.map((_leg, at) => dayOf(legs, at));
  const known = legs.map((leg, at) => {
    const isByAir = leg.kind === 'layover' || legs[at - 1]?.kind === 'layover';
    return leg.facts && factsOn(leg.facts, days[at] ?? today, travellers.situation, isByAir);
  });
  /** No border lies between a leg and the one before it: the same country or area, and not left meanwhile. */
  const isInside = (at: number) => {
    const before = legs[at - 1];
    const left = before?.kind === 'stop' ? before.exit : days[at - 1];
    const day = days[at];
    const isLater = left !== undefined && day !== undefined && day > left + 1;
    return !isLater && isSameGround(known[at - 1], known[at]);
  };
  return legs.map((leg, at) => {
    const ground = known[at];
    const isOwn = ground !== undefined && ground.details.country.iso2 === travellers.nationality;
    const within = { isInside: isInside(at), goesOn: isInside(at + 1), isVisit: beginsVisit(legs, at, isInside) };
    const asked = isOwn ? ownEntry(ground) : askedAt(leg, ground, within, travellers.situation, days[at] ?? today);
    const entry = { ...asked.entry, isInside: within.isInside };
    const { facts, unconfirmed } = asked;
    const { isVisit } = within;
    return {
      at,
      leg,
      day: days[at],
      known: ground,
      entry,
      level: levelOf(entry, asked),
      facts,
      isOwn,
      isVisit,
      unconfirmed,
    };
  });
}

function dayOf(legs: readonly Leg[], at: number): CalendarDay | undefined {
  const leg = legs[at];
  if (leg?.kind === 'stop') return leg.entry;
  const next = legs.slice(at).find(({ kind }) => kind === 'stop');
  const before = legs.slice(0, at).findLast(({ kind }) => kind === 'stop');
  const leads = next?.kind === 'stop' ? next.entry : undefined;
  return leads ?? (before?.kind === 'stop' ? (before.exit ?? before.entry) : undefined);
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
  return one.slug === other.slug || (one.place.isSchengenCount && other.place.isSchengenCount);
}

function beginsVisit(legs: readonly Leg[], at: number, isInside: (at: number) => boolean): boolean {
  let next = at;
  while (legs[next]?.kind === 'layover' && isInside(next + 1)) next += 1;
  return next > at && legs[next]?.kind === 'stop';
}

function levelOf({ status, isHeld, depends, isInside }: EntrySaid, { isSure }: Asked): Level {
  if (isInside) return 'good';
  if (status === 'unknown') return 'ask';
  if (status === 'visa-free' || isHeld) return isSure ? 'good' : 'ask';
  if (depends || status !== 'visa-on-arrival') return 'todo';
  return isSure ? 'carry' : 'ask';
}

/** Whoever is a national of the place is let in; with which passport is said apart. */
function ownEntry({ slug }: Known): Asked {
  return {
    entry: {
      kind: 'entry',
      status: 'visa-free',
      label: 'Sin otro trámite',
      because: 'Porque entras con tu otro pasaporte.',
      isHeld: true,
      depends: false,
    },
    isSure: true,
    facts: [`${slug}/nationalsUseOwnPassport`],
    unconfirmed: [],
  };
}

const NOTHING_KNOWN: Asked['entry'] = {
  kind: 'entry',
  status: 'unknown',
  label: badgeLabel('unknown'),
  isHeld: false,
  depends: false,
};

function askedAt(
  leg: Leg,
  known: Known | undefined,
  { isInside, goesOn, isVisit }: { isInside: boolean; goesOn: boolean; isVisit: boolean },
  situation: Situation | undefined,
  day: CalendarDay,
): Asked {
  // Going on to a stop there, this is where it is entered: what holds for passing through is of no use.
  if (known && (leg.kind === 'stop' || isInside || isVisit)) return askedOfVisitor(known, situation);
  if (leg.kind === 'layover' && leg.hub) {
    const hub = current(leg.hub, formatDay(day));
    return askedInTransit(hub, known, goesOn || leg.leaves, situation);
  }
  // Without transit facts, who passes the border is a visitor; who does not, nobody can answer for.
  if (known && leg.kind === 'layover' && (goesOn || leg.leaves)) return askedOfVisitor(known, situation);
  return { entry: NOTHING_KNOWN, isSure: false, facts: known ? [`${known.slug}/transit`] : [], unconfirmed: [] };
}

function askedOfVisitor({ slug, personal, details }: Known, situation: Situation | undefined): Asked {
  const facts = [`${slug}/visaStatus`];
  if (personal) {
    const { visaStatus: status, badge: label, because, held, rule, onlyIfArriving, qualifier } = personal;
    const document = held ?? (rule && situation && heldFor(rule, situation));
    const isOfDoubt = rule?.requires !== undefined || qualifier === UNCONFIRMED;
    const way = isOfDoubt ? undefined : onlyIfArriving;
    return {
      entry: {
        kind: 'entry',
        status,
        label,
        because,
        document,
        isHeld: held !== undefined,
        depends: false,
        onlyIfArriving: way,
      },
      isSure: !isOfDoubt && !onlyIfArriving,
      facts: rule ? [`${slug}/conditional`] : facts,
      unconfirmed: personal.unconfirmed.map(({ text }) => text),
    };
  }
  const { visaStatus, conditional, confidence } = details.country;
  const open = stricter(visaStatus, conditional?.otherwise.visaStatus);
  const label = open.depends ? `${badgeLabel(open.status)} · depende de tu caso` : badgeText(details.country);
  return {
    entry: { kind: 'entry', ...open, label, isHeld: false },
    isSure: confidence !== 'low',
    facts: open.depends ? [...facts, `${slug}/conditional`] : facts,
    unconfirmed: [],
  };
}

/** While the reader has not said what they hold, the stricter of the two. */
function stricter(status: VisaStatus, otherwise: VisaStatus = status): { status: VisaStatus; depends: boolean } {
  return { status: isStricter(otherwise, status) ? otherwise : status, depends: otherwise !== status };
}

function askedInTransit(
  hub: LayoverHub,
  known: Known | undefined,
  leaves: boolean | undefined,
  situation: Situation | undefined,
): Asked {
  const ways = (['airside', 'landside'] as const)
    .filter((way) => leaves === undefined || leaves === (way === 'landside'))
    .map((way) => askedOn(hub[way], `hub:${hub.id}/${way}`, known, situation))
    // The harder first: that is what to count with while the reader does not know which.
    .sort(
      (a, b) =>
        severity(b.entry.status) - severity(a.entry.status) ||
        Number(a.isSure) - Number(b.isSure) ||
        Number(isEased(a)) - Number(isEased(b)),
    );
  const [hardest, other] = ways;
  if (!hardest) return { entry: NOTHING_KNOWN, isSure: false, facts: [], unconfirmed: [] };
  const isAnother = other && (other.entry.label !== hardest.entry.label || isEased(other) !== isEased(hardest));
  const otherSide = isAnother ? other.entry.label : undefined;
  return { ...hardest, entry: { ...hardest.entry, ...(otherSide && { otherSide }) } };
}

/** Who only passes asks for something less than a visitor. */
function isEased({ entry: { side, status } }: Asked): boolean {
  return side?.permit?.instead === status;
}

function askedOn(side: LayoverSide, fact: string, known: Known | undefined, situation: Situation | undefined): Asked {
  const { label, because, document, status, unconfirmed } = layoverAnswer(side, situation);
  const open =
    !situation && status !== 'unknown' && isUndecided(side)
      ? stricter(status, side.conditional?.otherwise.visaStatus)
      : { status, depends: false };
  return {
    entry: {
      kind: 'entry',
      ...open,
      label: open.depends ? `${badgeLabel(open.status)} · depende de tu caso` : label,
      because,
      document,
      isHeld: document !== undefined && status === 'visa-free',
      side,
    },
    isSure: !side.hasConditions && side.confidence !== 'low',
    // Where passing asks for what a visit asks, the record says it.
    facts: side.iso2 && known ? [fact, `${known.slug}/visaStatus`] : [fact],
    unconfirmed,
  };
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
