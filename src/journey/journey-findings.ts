import { current } from '../catalogue/current.ts';
import { badgeLabel, EASE, isStricter, type VisaStatus } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/wording.ts';
import { heldFor } from '../personal/personal-answer.ts';
import { type PersonalView, personalViews } from '../personal/personal-view.ts';
import { applyBy } from './application-term.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { EntrySaid, Finding, Said } from './findings.ts';
import { UNKNOWN_AGE } from './journey-draft.ts';
import { isUndecided, layoverAnswer } from './layover-answer.ts';
import type { Layover, Leg, PlaceFacts, Route, Stop, Travellers } from './route.ts';
import { answerTrips, type TripAnswer } from './trip-answers.ts';
import type { Trip } from './trip-draft.ts';

const HOURS = 24;
/** Whoever was there before may be asked for the certificate: every country at risk lies in these (WHO list). */
const YELLOW_FEVER_REGIONS: readonly string[] = ['Africa', 'South America', 'Central America'];

/** The facts of one place as they will be on the day the reader enters, and the reader's own answer. */
interface Known {
  details: PlaceFacts['details'];
  place: PlaceFacts['place'];
  personal: PersonalView | undefined;
}

/**
 * Everything there is to say of a journey, border by border. Pure: the same travellers, route and day always give the
 * same findings.
 *
 * A fact that changes or ends before the day of entry is the one of that day: a trip of next year is answered with next
 * year's rule. While sources conflict or the reader has not said what they hold, the stricter answer leads.
 *
 * @param today the day the reader asks, in Mexico
 */
export function journeyFindings(travellers: Travellers, route: Route, today: CalendarDay): Finding[] {
  const { legs } = route;
  const known = legs.map((leg) => leg.facts && factsOn(leg.facts, dayOf(leg) ?? today, travellers));
  const entries = legs.map((leg, at) => entryOf(leg, at, known, travellers));
  const findings: Finding[] = [];
  const add = (at: number, level: Finding['level'], facts: readonly string[], said: Said) =>
    findings.push({ level, at: [at], facts, ...said });

  const trips = tripsOf(legs, known);
  const answers = new Map<Trip, TripAnswer>(
    answerTrips(travellers.passport, [...route.earlier, ...trips.values()], today).map((each) => [each.trip, each]),
  );

  for (const [at, leg] of legs.entries()) {
    const facts = known[at];
    const entry = entries[at];
    if (!entry) continue;
    const { slug } = facts?.details.country ?? { slug: '' };
    const isOwn = facts && ownPassport(at, facts, travellers, add);
    add(at, entryLevel(entry), [entryFact(leg, slug)], entry);
    if (leg.kind === 'layover') layoverDoubts(at, leg, entry, facts, add);
    if (!facts || isOwn) continue;
    if (!entry.isInside) permit(at, entry, facts, { legs, entries, known, travellers, today, add });
    if (leg.kind === 'layover') continue;
    dates(at, leg, legs, today, add);
    const trip = trips.get(leg);
    const answer = trip && answers.get(trip);
    if (answer && !answer.isPast) {
      add(at, passportLevel(answer.passport.outcome, facts), [`${slug}/passportValidity`], {
        kind: 'passport',
        answer: answer.passport,
        place: facts.place,
      });
      add(at, stayLevel(answer.stay.outcome, facts), [`${slug}/maxStay`], { kind: 'stay', answer });
    }
    doubts(at, facts, entry, add);
    requirements(at, leg, facts, { legs, known, travellers, add });
  }
  if (travellers.children.length > 0 && travellers.company !== 'both' && legs.length > 0) {
    add(0, travellers.company === '' ? 'ask' : 'todo', ['minors-leaving-mexico'], { kind: 'leave-mexico' });
  }
  return together(findings);
}

type Add = (at: number, level: Finding['level'], facts: readonly string[], said: Said) => void;

/** The first day at a border, as far as it is known. */
function dayOf(leg: Leg): CalendarDay | undefined {
  return leg.kind === 'stop' ? leg.entry : undefined;
}

function factsOn({ details, place, personal }: PlaceFacts, day: CalendarDay, { situation }: Travellers): Known {
  const date = formatDay(day);
  const own = personal && current(personal, date);
  return {
    details: current(details, date),
    place: current(place, date),
    personal: own && situation && personalViews([own], situation).get(own.slug),
  };
}

function tripsOf(legs: readonly Leg[], known: readonly (Known | undefined)[]): Map<Leg, Trip> {
  return new Map(
    legs.flatMap((leg, at) => {
      const place = known[at]?.place;
      if (leg.kind !== 'stop' || !place || leg.entry === undefined || leg.exit === undefined) return [];
      return leg.exit < leg.entry ? [] : [[leg, { place, entry: leg.entry, exit: leg.exit }] as const];
    }),
  );
}

/** What the border asks of this reader. */
function entryOf(leg: Leg, at: number, known: readonly (Known | undefined)[], travellers: Travellers): EntrySaid {
  const facts = known[at];
  const isInside = isSameGround(facts, known[at - 1]);
  if (leg.kind === 'layover') {
    // Going on within the country or the area, the border is passed here.
    const goesOn = isSameGround(facts, known[at + 1]) || isInside;
    return { ...layoverEntry({ ...leg, ...(goesOn && { leaves: true }) }, facts, travellers), isInside };
  }
  return { ...stopEntry(facts), isInside };
}

/** No border lies between two places of one country, or of the Schengen area. */
function isSameGround(one: Known | undefined, other: Known | undefined): boolean {
  if (!one || !other) return false;
  return (
    one.details.country.slug === other.details.country.slug ||
    (one.place.isSchengenCount && other.place.isSchengenCount)
  );
}

type OpenEntry = Omit<EntrySaid, 'isInside'>;

const NOTHING_KNOWN: OpenEntry = {
  kind: 'entry',
  status: 'unknown',
  label: badgeLabel('unknown'),
  isHeld: false,
  depends: false,
};

function stopEntry(facts: Known | undefined): OpenEntry {
  if (!facts) return NOTHING_KNOWN;
  const { personal, details } = facts;
  if (personal) {
    const { visaStatus: status, badge: label, because, held } = personal;
    return { kind: 'entry', status, label, because, isHeld: held !== undefined, depends: false };
  }
  const { visaStatus, conditional } = details.country;
  const otherwise = conditional?.otherwise.visaStatus;
  const depends = otherwise !== undefined && otherwise !== visaStatus;
  const status = depends && isStricter(otherwise, visaStatus) ? otherwise : visaStatus;
  const label = depends ? `${badgeLabel(status)} · depende de tu caso` : badgeText(details.country);
  return { kind: 'entry', status, label, isHeld: false, depends };
}

function layoverEntry(leg: Layover, facts: Known | undefined, { situation }: Travellers): OpenEntry {
  const { hub, leaves } = leg;
  // Without transit facts, who passes the border is a visitor; who does not, nobody can answer for.
  if (!hub) return leaves ? stopEntry(facts) : NOTHING_KNOWN;
  const air = situation && { ...situation, arrival: 'air' as const };
  const answered = ([leaves ?? false, leaves ?? true] as const).map((isOut) => {
    const side = isOut ? hub.landside : hub.airside;
    return { side, answer: layoverAnswer(side, air) };
  });
  const [first, second] = answered;
  if (!first || !second) return NOTHING_KNOWN;
  const isSecond = severity(second.answer.status) > severity(first.answer.status);
  const { side, answer } = isSecond ? second : first;
  const other = (isSecond ? first : second).answer;
  const { status, label, because } = answer;
  return {
    kind: 'entry',
    status,
    label,
    because,
    isHeld: because !== undefined && status === 'visa-free',
    depends: !situation && isUndecided(side),
    side,
    ...(other.label !== label && { otherSide: other.label }),
  };
}

/** What nobody knows is the hardest: it may be anything. */
function severity(status: VisaStatus | 'unknown'): number {
  return status === 'unknown' ? EASE.length : EASE.indexOf(status);
}

function entryFact(leg: Leg, slug: string): string {
  return leg.kind === 'layover' && leg.hub ? `hub:${leg.hub.id}` : `${slug}/visaStatus`;
}

function entryLevel({ status, isHeld, depends, isInside, side }: EntrySaid): Finding['level'] {
  if (isInside) return 'good';
  if (status === 'unknown') return 'ask';
  if (depends) return 'todo';
  if (status !== 'visa-free' && !isHeld) return 'todo';
  return side?.hasConditions ? 'ask' : 'good';
}

interface Around {
  legs: readonly Leg[];
  entries: readonly EntrySaid[];
  known: readonly (Known | undefined)[];
  travellers: Travellers;
  today: CalendarDay;
  add: Add;
}

/** What has to be asked for and paid at one border, once for each country. */
function permit(at: number, entry: EntrySaid, facts: Known, { legs, entries, known, travellers, today, add }: Around) {
  const { details, place, personal } = facts;
  const { slug } = details.country;
  const asksSame = (other: number) =>
    known[other]?.details.country.slug === slug && entries[other]?.status === entry.status && !entries[other]?.isInside;
  if (entry.status === 'unknown') return;
  const isLayover = legs[at]?.kind === 'layover';
  const earlier = legs.findIndex((_leg, other) => other < at && asksSame(other));
  if (earlier >= 0) {
    if (entry.status !== 'visa-free' && !entry.isHeld)
      add(at, 'ask', [`${slug}/visaStatus`], { kind: 'again', status: entry.status, details });
    return;
  }
  if (entry.status !== 'visa-free' && !entry.isHeld) {
    const day = legs
      .slice(at)
      .map(dayOf)
      .find((each) => each !== undefined);
    const term = place.application?.term;
    const by = day !== undefined && term ? applyBy(day, term) : undefined;
    add(at, by !== undefined && by < today ? 'no' : 'todo', [`${slug}/costs`, `${slug}/procedure`], {
      kind: 'apply',
      status: entry.status,
      by,
      takes: place.application?.text,
      details,
    });
  }
  // Passing through is not priced here unless it asks for what a visit asks.
  if (isLayover && entry.status !== details.country.visaStatus && !personal) return;
  if (isLayover && (entry.status === 'visa-free' || entry.isHeld)) return;
  fee(at, entry, facts, travellers, add);
}

function fee(at: number, entry: EntrySaid, { details, personal }: Known, { adults, children }: Travellers, add: Add) {
  const { country, cost, otherwisePesos, reducedFees = [] } = details;
  const isOtherwise = !personal && entry.depends && entry.status !== country.visaStatus;
  const perAdult = isOtherwise ? otherwisePesos : personal ? personal.figures.cost.pesos : cost.pesos;
  if (entry.isHeld && perAdult === undefined) return;
  const own = children.map((age) => {
    const less = personal ? undefined : reducedFees.find(({ under }) => age !== UNKNOWN_AGE && age < under);
    return less && { age, pesos: less.pesos, who: less.who };
  });
  const paid = own.filter((each) => each !== undefined);
  const pesos =
    perAdult === undefined
      ? undefined
      : perAdult * (adults + children.length - paid.length) + paid.reduce((sum, each) => sum + each.pesos, 0);
  if (pesos === 0) return;
  add(at, pesos === undefined ? 'ask' : 'todo', [`${country.slug}/costs`], {
    kind: 'fee',
    pesos,
    perAdult,
    ...(paid.length > 0 && { children: paid }),
    details,
  });
}

/** Whoever is a national of the place does not enter as a Mexican. @returns true where that is so, or may be. */
function ownPassport(at: number, { details }: Known, { nationality }: Travellers, add: Add): boolean {
  const { iso2, slug, nameSpanish } = details.country;
  if (!nationality || nationality !== iso2) return false;
  const isRequired = details.country.entry?.nationalsUseOwnPassport;
  add(at, isRequired ? 'carry' : 'ask', [`${slug}/nationalsUseOwnPassport`], {
    kind: 'own-passport',
    isRequired,
    country: nameSpanish,
  });
  return true;
}

function dates(at: number, leg: Stop, legs: readonly Leg[], today: CalendarDay, add: Add) {
  const { entry, exit } = leg;
  const tell = (because: (Said & { kind: 'dates' })['because'], other?: number) =>
    add(at, because === 'missing' ? 'ask' : 'no', [], { kind: 'dates', because, with: other });
  if (entry !== undefined && exit !== undefined && exit < entry) return tell('reversed');
  const last = exit ?? entry;
  if (last !== undefined && last < today) return tell('past');
  const before = legs.findLastIndex((other, position) => {
    if (position >= at || other.kind !== 'stop') return false;
    const left = other.exit ?? other.entry;
    return left !== undefined && entry !== undefined && entry < left;
  });
  if (before >= 0) return tell('overlap', before);
  if (entry === undefined || exit === undefined) tell('missing');
}

function passportLevel(outcome: string, { place }: Known): Finding['level'] {
  if (outcome === 'met') return place.validity?.confidence === 'low' ? 'ask' : 'good';
  if (outcome === 'unknown') return 'ask';
  return outcome === 'broken' && place.validity?.confidence === 'low' ? 'ask' : 'no';
}

function stayLevel(outcome: string, { place }: Known): Finding['level'] {
  if (outcome === 'over' || outcome === 'harms-later-stay') return 'no';
  return outcome === 'within' && place.stay.confidence !== 'low' ? 'good' : 'ask';
}

function layoverDoubts(at: number, leg: Layover, entry: EntrySaid, facts: Known | undefined, add: Add) {
  const text = entry.side?.doubt;
  const isUnknown = !leg.hub && entry.status === 'unknown';
  if (!text && !isUnknown) return;
  add(at, 'ask', [leg.hub ? `hub:${leg.hub.id}` : `${facts?.details.country.slug}/transit`], {
    kind: 'doubt',
    about: 'layover',
    text: text ?? '',
    details: facts?.details,
  });
}

/** What the record itself is not sure of, to be asked before anything is bought. */
function doubts(at: number, { details, place }: Known, { isInside }: EntrySaid, add: Add) {
  const { slug, doubt } = details.country;
  const tell = (about: (Said & { kind: 'doubt' })['about'], fact: string, text: string | undefined) => {
    if (text) add(at, 'ask', [`${slug}/${fact}`], { kind: 'doubt', about, text, details });
  };
  if (!isInside) tell('status', 'visaStatus', doubt);
  if (place.stay.doubt !== doubt) tell('stay', 'maxStay', place.stay.doubt);
  tell('passport', 'passportValidity', place.validity?.doubt);
}

/** Said by a finding of its own, or of no use for a list. */
const SAID_ELSEWHERE = ['passport', 'own-passport'];
const TO_DO: readonly string[] = ['arrival-form', 'registration', 'invitation', 'authorisation'];

function requirements(
  at: number,
  leg: Stop,
  { details, personal }: Known,
  { legs, known, travellers, add }: Pick<Around, 'legs' | 'known' | 'travellers' | 'add'>,
) {
  const { slug, requirements: asked, healthRequirements: health } = details.country;
  const holding =
    travellers.situation && (personal?.held ?? (personal?.rule && heldFor(personal.rule, travellers.situation)));
  if (holding) add(at, 'carry', [`${slug}/conditional`], { kind: 'holding', holding });
  for (const requirement of [...asked, ...health.filter(({ topics }) => !topics.includes('other'))]) {
    const topic = requirement.topics[0] ?? 'other';
    if (SAID_ELSEWHERE.includes(requirement.id)) continue;
    if (topic === 'minors' && travellers.children.length === 0) continue;
    if (topic === 'vaccines' && details.country.entry?.vaccines === 'none') continue;
    if (topic === 'yellow-fever' && !isAskedForYellowFever(at, details, legs, known)) continue;
    const hours = topic === 'arrival-form' ? hoursBefore(details) : undefined;
    const opens = hours && leg.entry !== undefined ? leg.entry - Math.ceil(hours / HOURS) : undefined;
    const fact = health.includes(requirement) ? 'health' : 'requirements';
    add(at, TO_DO.includes(topic) ? 'todo' : 'carry', [`${slug}/${fact}/${requirement.id}`], {
      kind: 'requirement',
      requirement,
      topic,
      details,
      opens,
    });
  }
}

function hoursBefore({ country }: Known['details']): number | undefined {
  const card = country.entry?.arrivalCard;
  return card && card.how !== 'none' ? card.hoursBefore : undefined;
}

/** From Mexico alone only some ask; from a country passed before, more do. */
function isAskedForYellowFever(
  at: number,
  { country: { entry } }: Known['details'],
  legs: readonly Leg[],
  known: readonly (Known | undefined)[],
): boolean {
  const from = entry?.yellowFever?.from;
  if (from === 'nowhere') return false;
  if (from === undefined || from === 'everywhere') return true;
  const regions = from === 'south-america' ? ['South America'] : YELLOW_FEVER_REGIONS;
  return legs.some((_leg, other) => other < at && regions.includes(known[other]?.details.country.region ?? ''));
}

/** What several borders ask in the same words is said once. */
function together(findings: readonly Finding[]): Finding[] {
  const result: Finding[] = [];
  for (const finding of findings) {
    const same = result.findIndex((other) => isSaidAlready(finding, other));
    const earlier = result[same];
    if (!earlier) result.push(finding);
    else
      result[same] = {
        ...earlier,
        at: [...new Set([...earlier.at, ...finding.at])],
        facts: [...earlier.facts, ...finding.facts],
      };
  }
  return result;
}

function isSaidAlready(one: Finding, other: Finding): boolean {
  if (one.kind === 'holding') return other.kind === 'holding' && other.holding === one.holding;
  if (one.kind !== 'requirement' || other.kind !== 'requirement') return false;
  return one.topic === other.topic && one.requirement.text === other.requirement.text && one.opens === other.opens;
}
