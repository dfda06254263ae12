import type { CountryDetails } from '../catalogue/country-details.ts';
import type { Minors } from '../catalogue/minors-schema.ts';
import type { Requirement } from '../catalogue/requirement-schema.ts';
import type { Topic } from '../catalogue/topic.ts';
import { isOfResidents } from '../catalogue/travel-document.ts';
import { type Border, borderAt, isHome, residenceOf, sinceHome, type View } from './border.ts';
import type { EnteredPlace } from './border-entry.ts';
import { areSpared } from './border-permit.ts';
import { parseDay } from './calendar-day.ts';
import { type Finding, finding, type Of, type OtherPassportSaid } from './findings.ts';
import { heldOn, type Minor, minorsOf, type Party, type Route, type Travellers } from './route.ts';
import type { TripPlace } from './trip-place.ts';

/** To be done before; a permit that is asked for is told apart, and what is left to do with it is to carry it. */
const TO_DO: readonly Topic[] = ['arrival-form', 'registration', 'invitation', 'yellow-fever'];
/** For whoever has still to ask for a permit. */
const OF_PERMIT: readonly Topic[] = ['authorisation', 'payment', 'photo'];
/** Of visitors; who lives there shows the card instead. */
const OF_VISITOR: readonly Topic[] = [
  'onward-ticket',
  'lodging',
  'money',
  'insurance',
  'itinerary',
  'invitation',
  'ties',
];
/** Of use once inside; the others are shown at a border. */
const INSIDE: readonly Topic[] = ['registration', 'insurance', 'medicines', 'customs', 'other'];
/** What a border may refuse somebody for who goes out between two planes. */
const OUT: readonly Topic[] = ['arrival-form', 'minors', 'yellow-fever'];

/** What of their own the border wants to see of these people: the visa that spares them another, the card of who lives there. */
export function ownPapers(border: Border, { party: { who, situation: said }, stays, borders }: View): Finding[] {
  const { entry, known, situation, day, leg } = border;
  // Where a visitor is asked for nothing, the card that ends meanwhile is no other permit's.
  const onEntry = entry.status === 'visa-free' && day !== undefined ? heldOn(said, day) : situation;
  const isLong = stays.get(border.at)?.stay.outcome === 'over';
  const issued = (known?.details.country.issues ?? []).filter((own) => onEntry?.holds.includes(own));
  const theirs = entry.isInside ? undefined : issued.find((each) => isLong || isOfResidents(each));
  const document = entry.document ?? theirs;
  if (!document) return [];
  const last = said?.until?.[document];
  const isThatDay = last !== undefined && last === day;
  // Who lives there shows it to the end, in all of its area.
  const out = borders.find(({ at, entry: other }) => at > border.at && !other.isInside)?.at;
  const to = isOfResidents(document) ? borders.slice(0, out).at(-1)?.leg : leg;
  const exit = leg.kind === 'stop' && to?.kind === 'stop' ? to.exit : undefined;
  const ends = isThatDay || (last !== undefined && last < (exit ?? 0)) ? last : undefined;
  // Of one that is known to be valid nobody has to check it.
  const stayed = isOfResidents(document) ? exit : undefined;
  const until = last === undefined ? (stayed ?? day) : undefined;
  // Another country's, and one where the officer says for how long, count on the day of entry.
  const isOfEntry = !issued.includes(document) || known?.details.country.maxStay?.decidedBy === 'officer';
  const isEnough = ends === undefined || (!isThatDay && isOfEntry && document.endsWith('-visa'));
  // Who told no way home may come back through there, where a visitor is asked for something.
  const final = borders.findLast((other) => sinceHome(other, borders).includes(border))?.leg;
  const isAgain = borders.some(({ at, known: other }) => at > border.at && other?.slug === known?.slug);
  const isLater = final?.kind === 'stop' && last !== undefined && last < (final.exit ?? 0) && !isAgain;
  const isGone = isLater && ends === undefined && entry.document !== undefined && issued.includes(document);
  const own = { kind: 'document', who, document, ends: isGone ? last : ends, until, isGone } as const;
  return [finding(border, isEnough && !isGone ? 'carry' : 'ask', own)];
}

/** Which passport to show, and what is not known of the other one. */
export function otherPassport(border: Border, { nationality, who }: Party): Finding[] {
  const { known, isOwn, entry, otherList, closedBy } = border;
  if (!nationality || !known || entry.isInside) return [];
  const { country } = known.details;
  const note = isHome(known, nationality)
    ? country.requirements.find(({ id }) => id === 'own-passport')?.text
    : undefined;
  const theirs = { nationality, country: country.nameSpanish, list: otherList, closedBy, who, note };
  const said = (about: OtherPassportSaid['about'], level: Finding['level']) => [
    finding(border, level, { kind: 'other-passport', about, ...theirs }),
  ];
  if (isOwn && !isHome(known, nationality)) return said('member', 'carry');
  if (isOwn) {
    const isRequired = country.entry?.nationalsUseOwnPassport;
    return said(isRequired ? 'required' : 'own', isRequired ? 'carry' : 'ask');
  }
  if (closedBy) return said('closed', 'ask');
  if (entry.list) return said('listed', 'carry');
  // Asked for no less than the Mexican one, it changes nothing.
  if (otherList || border.isOffTheList) return [];
  return said('unknown', 'good');
}

/**
 * What to carry, and what to fill in before, for one border.
 *
 * @param certificateDays so long before the entry a yellow-fever certificate is given
 * @param earlier stays before this journey, of which a border may still ask the certificate
 */
export function papers(
  border: Border,
  borders: readonly Border[],
  travellers: Travellers,
  certificateDays: number,
  visitors: readonly View[],
  earlier: Route['earlier'],
): Finding[] {
  const { day, known } = border;
  if (!known) return [];
  const { details } = known;
  const { daysBefore = certificateDays } = details.country.entry?.yellowFever ?? {};
  const recently = earlier.flatMap(({ place, exit }) => (day === undefined || day - exit <= daysBefore ? place : []));
  // A card that ran out is renewed, not a visa asked for.
  const isRenewed = visitors.every(({ party }) => residenceOf(known, party.situation));
  const minors = minorsOf(travellers);
  const isResident = residenceOf(known, border.situation) !== undefined;
  const { requirements, healthRequirements: health } = details.country;
  return [...requirements, ...health.filter(({ topics }) => !topics.includes('other'))].flatMap((requirement) => {
    const topic = requirement.topics[0] ?? 'other';
    if (isSaidElsewhere(requirement.id, border) || !isAsked(topic, border, known, borders)) return [];
    if (isShorter(border, requirement.longerThan)) return [];
    // A record may name what Mexico asks of children, too.
    if ([topic, requirement.id].includes('minors') && minors.every(({ company }) => company === 'both')) return [];
    if (isResident && OF_VISITOR.includes(topic)) return [];
    if (OF_PERMIT.includes(topic) && areSpared(visitors, border.at)) return [];
    const { onlyMinors, permit, spares, alsoTo } = requirement;
    if (alsoTo) {
      const isSo = borders.some(({ leg, known: to }) => leg.kind === 'stop' && alsoTo.includes(to?.place.iso2 ?? ''));
      return isSo ? [finding(border, 'ask', { kind: 'requirement', requirement, topic, details })] : [];
    }
    if (onlyMinors) {
      const { travelling, under = Infinity } = onlyMinors;
      const isSo = ({ company }: Minor) => !travelling || travelsSo(company, travelling, travellers.adults);
      if (!minors.some((minor) => minor.age < under && isSo(minor))) return [];
      const said = { kind: 'requirement', requirement, topic: 'other', details } as const;
      return [finding(border, travelling ? 'ask' : 'carry', said)];
    }
    if (spares) {
      // One goes home as one came.
      const isSo = [border, borders[border.at + 1] ?? borders[0]].every((other) => other?.by === spares.arrival);
      const isLong = !isShorter(border, spares.upTo + 1) && isShorter(border, Infinity);
      return isSo && !isLong ? [finding(border, 'ask', { kind: 'requirement', requirement, topic, details })] : [];
    }
    if (permit && (border.entry.isHeld || isRenewed || permit !== border.entry.status)) return [];
    if (requirement.crossing) return crossing(border, borders, requirement, known, visitors);
    const isCard = details.restsOn[requirement.id] === 'arrivalCard';
    const card = isCard ? cardOf(details) : undefined;
    const ways = card?.onlyBy;
    if (ways && border.by && !ways.includes(border.by)) return [];
    const before = (hours?: number) => (hours && day !== undefined ? day - Math.ceil(hours / 24) : undefined);
    const opens = before(card?.opens);
    // Nobody is vaccinated on the way, or buys what the law asks of who comes.
    const leaves = sinceHome(border, borders)[0]?.day ?? day;
    const vaccinated = leaves && Math.min((day ?? Infinity) - certificateDays, leaves);
    const by = topic === 'yellow-fever' ? vaccinated : requirement.isLaw ? leaves : before(card?.closes);
    const open = topic === 'yellow-fever' ? yellowFeverAsked(border, known, borders, recently) : undefined;
    if (topic === 'yellow-fever' && !open) return [];
    const said = { kind: 'requirement' as const, requirement, topic, details, opens, by, ...open };
    if (topic === 'minors') {
      const { isOfOne, asked } = permitMissing(details, minors, travellers.adults);
      const { consent, note } = details.country.entry?.minors ?? {};
      if (asked === undefined) return [];
      // Where the permit is of no child of these, only what is said of the others is told.
      const own = !isOfOne && consent !== 'not-asked' && note ? { ...requirement, text: note } : requirement;
      const untold = asked === 'ask' ? [{ what: 'company' } as const] : undefined;
      return [finding(border, asked, { ...said, requirement: own, untold })];
    }
    // A card of who arrives so is missing of nobody before it is told how they do.
    if (ways && !border.by) return [finding(border, 'carry', { ...said, untold: [{ what: 'way' }] })];
    // Of who told no way out, the airline asks for the ticket at the counter.
    if (topic === 'onward-ticket') return [finding(border, isOneWay(border, borders) ? 'todo' : 'carry', said)];
    // Of a card that there may not be, nothing is to be filled in before. Nor does who told no connection know whether planes are changed inside the area.
    const isForSure =
      (!isCard || card !== undefined) &&
      (!card?.isVoluntary || details.sources.arrivalCard?.confidence === 'low') &&
      (!requirement.onlyFromArea || border.entry.isInside);
    const vaccine = topic === 'vaccines' ? vaccineAsked(details)?.of : undefined;
    const isDue = requirement.isLaw || requirement.longerThan || (TO_DO.includes(topic) && isForSure);
    // Who doubts it has it to ask.
    const isOfAll =
      vaccine === 'everybody' && !details.sources.vaccines?.doubt && details.sources.vaccines?.confidence !== 'low';
    return [finding(border, isDue || isOfAll ? 'todo' : vaccine ? 'ask' : 'carry', said)];
  });
}

/** The vaccine that a border wants of all who come from Mexico, or of some. */
export const vaccineAsked = ({ country: { entry } }: CountryDetails) =>
  Array.isArray(entry?.vaccines) ? entry.vaccines.find(({ of }) => of) : undefined;

/** The journey ends at a border that asks for a way out, and no day of it was told beside that of the arrival. */
function isOneWay({ at, leg, known }: Border, borders: readonly Border[]): boolean {
  const isLast = leg.kind === 'stop' && at === borders.length - 1;
  const isAsked = known?.details.country.entry?.onwardTicket?.asked === 'required';
  return isLast && isAsked && leg.entry !== undefined && leg.exit === undefined;
}

/**
 * Whether the border turns back a child of this journey without a permit of the absent, and nobody said that it is there: it is
 * missing (`todo`), hangs on with whom the child travels, which nobody said (`ask`), or is carried by who has it. `isOfOne` where
 * one travels as the line says; what an editor adds to it is of all without both parents.
 */
function permitMissing({ country: { entry } }: CountryDetails, minors: readonly Minor[], adults: number) {
  const { consent, note, papers, travelling, under = Infinity } = entry?.minors ?? {};
  const isAsked = (company: Minor['company']) => travelsSo(company, travelling, adults);
  const isOfOne = minors.some(({ age, company }) => age < under && isAsked(company));
  const said = (asked?: 'carry' | 'todo' | 'ask') => ({ isOfOne, asked });
  if (!note && !(consent === 'not-asked' ? papers : isOfOne)) return said();
  if (consent !== 'required') return said('carry');
  const without = minors.filter(({ age, permit }) => !permit && age < under);
  if (without.some(({ company }) => company !== '' && isAsked(company))) return said('todo');
  const isOpen = without.some(({ company }) => company === '' && (isAsked('one') || isAsked('other')));
  return said(isOpen ? 'ask' : 'carry');
}

/** Whether a child in that company may travel as one does of whom something is asked. */
function travelsSo(company: Minor['company'], travelling: Minors['travelling'], adults: number): boolean {
  const isSo = {
    'one-parent': company !== 'other',
    alone: adults === 0,
    'with-another-adult': adults > 0 && company !== 'one',
    'without-parents': company !== 'one',
  };
  return company !== 'both' && (travelling === undefined || isSo[travelling]);
}

/** Whether this border refuses whoever comes from where this journey, or an earlier stay, has been before, or has a passport from there: who is turned back for a stamp is for a passport. */
export function refusals(
  border: Border,
  { borders, party: { nationality = '' } }: View,
  earlier: Route['earlier'],
): Finding[] {
  const { known, day } = border;
  if (!known || border.entry.isInside || (border.leg.kind === 'layover' && border.leg.leaves === false)) return [];
  const { slug, details } = known;
  // With another passport nothing is left in this one, and who stays in the zone enters nowhere.
  const entered = borders
    .slice(0, border.at)
    .filter(({ leg, isOwn }) => !isOwn && (leg.kind === 'stop' || leg.leaves !== false));
  return details.country.requirements.flatMap((requirement) => {
    const { countries = [], isDoubted = false, onlyDirectly, withinDays } = requirement.refusesAfter ?? {};
    // A day nobody said may be too near.
    const counts = (place: TripPlace | undefined, left = Infinity) =>
      countries.includes(place?.iso2 ?? '') && (day ?? 0) - left <= (withinDays ?? Infinity) ? (place?.name ?? []) : [];
    // Who had gone there from here has been stamped here before.
    const isDirect = border.by !== 'air' && borders[border.at - 2]?.known?.slug !== slug;
    const counting = onlyDirectly ? entered.filter(({ at }) => isDirect && at === border.at - 1) : entered;
    const now = counting.flatMap(({ known: before, leg, day: there }) =>
      counts(before?.place, leg.kind === 'stop' ? leg.exit : there),
    );
    const then = onlyDirectly ? [] : earlier.flatMap(({ place, exit }) => counts(place, exit));
    // A quarantine, or a missing stamp, is of who was there, whatever their passport.
    const isByPassport = !withinDays && !onlyDirectly && countries.includes(nationality);
    const held = isByPassport ? [nationality] : [];
    const because = held.length > 0 ? 'passport' : now.length > 0 ? 'route' : 'earlier';
    const after = [...new Set({ passport: held, route: now, earlier: then }[because])];
    const said = { kind: 'refused', after, because, requirement, details } as const;
    if (after.length === 0) return [];
    if (onlyDirectly && !border.by) return [finding(border, 'ask', { ...said, untold: [{ what: 'way' }] })];
    return [finding(border, isDoubted ? 'ask' : 'no', said)];
  });
}

/** The border with the stop before, where it is closed by land and they do not fly or sail. */
export function closedBorder(border: Border, borders: readonly Border[]): Finding[] {
  const { known, by, leg, at } = border;
  const before = borders[at - 1];
  const from = before?.leg.kind === 'stop' ? before.known : undefined;
  if (!known || !from || leg.kind !== 'stop' || (by && by !== 'land')) return [];
  const [there, here] = [known.details.country, from.details.country];
  // Either of the two may have closed it, and one of them for good.
  const closings = [there, here].flatMap(({ closedFrom = [], closedUntil = '' }) =>
    closedFrom.some((iso2) => iso2 === here.iso2 || iso2 === there.iso2) ? (parseDay(closedUntil) ?? Infinity) : [],
  );
  if (closings.length === 0) return [];
  const last = Math.max(...closings);
  const until = border.day !== undefined && border.day > last ? last : undefined;
  const said = { kind: 'closed-border', from: here, until, details: known.details } as const;
  const level = by && until === undefined ? 'no' : 'ask';
  return [finding(border, level, { ...said, untold: by ? [] : [{ what: 'way' }] })];
}

/** A permit of whoever crosses the border so: to be had, or only named while nobody said how they cross. */
function crossing(
  border: Border,
  borders: readonly Border[],
  requirement: Requirement,
  known: EnteredPlace,
  visitors: readonly View[],
): Finding[] {
  const { by } = border;
  const { details } = known;
  // A passport that is asked for nothing is not asked for this either, nor who lives there: Canadians get no I-94.
  const asked = visitors.flatMap((view) => {
    const { entry, situation } = borderAt(view, border.at);
    return (entry.list && entry.status === 'visa-free') || residenceOf(known, situation) ? [] : view.party.who;
  });
  if (asked.length === 0) return [];
  const { arrival, from, notAlwaysUpTo, cost } = requirement.crossing ?? {};
  if (by && by !== arrival) return [];
  const isFromThere = from?.includes(borders[border.at - 1]?.known?.place.iso2 ?? '');
  if (from && !isFromThere) return [];
  const said = { kind: 'requirement', requirement, topic: 'other', details, who: asked } as const;
  if (!by) return [finding(border, from ? 'ask' : 'carry', { ...said, untold: [{ what: 'way' }] })];
  // What is bought at one entry may serve at the next.
  const isAgain = borders.some(
    ({ at, leg, known: other }) => at < border.at && leg.kind === 'stop' && other?.slug === known.slug,
  );
  // Of a stay whose days were not told it may be the same.
  const mayBeShort = notAlwaysUpTo && (isShorter(border, notAlwaysUpTo) || !isShorter(border, Infinity));
  if (mayBeShort || (cost && isAgain)) return [finding(border, 'ask', said)];
  if (!cost) return [finding(border, 'todo', said)];
  const perAdult = details.crossingPesos?.[requirement.id];
  const pesos = perAdult === undefined ? undefined : perAdult * asked.length;
  const fee = { kind: 'fee', pesos, perAdult, details, who: asked } as const;
  return [finding(border, 'todo', said), finding(border, 'todo', fee)];
}

/** They stay for no more than so many days; while nobody said for how many, what is asked of a longer stay is told. */
function isShorter({ leg }: Border, days = 0): boolean {
  return leg.kind === 'stop' && leg.entry !== undefined && leg.exit !== undefined && leg.exit - leg.entry < days;
}

/** What a finding of its own says: of another passport, and of this one where its dates can be checked. */
function isSaidElsewhere(id: string, { leg }: Border): boolean {
  const isDated = leg.kind === 'stop' && leg.entry !== undefined && leg.exit !== undefined;
  return id === 'own-passport' || (id === 'passport' && isDated);
}

/** Whether the border asks this of whoever enters so, coming from where they come from. */
function isAsked(topic: Topic, border: Border, known: EnteredPlace, borders: readonly Border[]): boolean {
  const { at, entry, isVisit, leg } = border;
  const { visaStatus, entry: said } = known.details.country;
  const isOfTransit = topic === 'arrival-form' && cardOf(known.details)?.inTransit;
  if (leg.kind === 'layover' && (isVisit || entry.isInside || !(isOfTransit || (leg.leaves && OUT.includes(topic)))))
    return false;
  // Entered at a connection, that border's papers are those of this stop; after another stop there is none.
  const enteredAt = borders.slice(0, at).findLast((before) => before.leg.kind === 'stop' || !before.entry.isInside);
  if (entry.isInside && enteredAt?.leg.kind === 'stop' && !INSIDE.includes(topic)) return false;
  const isSpared = entry.isHeld || (entry.status === 'visa-free' && visaStatus !== 'visa-free');
  if (isSpared && OF_PERMIT.includes(topic)) return false;
  return topic !== 'vaccines' || said?.vaccines !== 'none';
}

function cardOf({ country }: CountryDetails) {
  const card = country.entry?.arrivalCard;
  return card && card.how !== 'none' ? card : undefined;
}

/**
 * From Mexico alone only some ask; from a country passed before, more do. Undefined where nothing is asked; with `layovers` where
 * it is asked only because of connections in the zone of an airport, which may be too short to count.
 */
function yellowFeverAsked(
  border: Border,
  { details }: EnteredPlace,
  borders: readonly Border[],
  recently: readonly TripPlace[],
): Pick<Of<'requirement'>, 'layovers' | 'layoverHours' | 'isUnclear' | 'untold'> | undefined {
  const asked = details.country.entry?.yellowFever;
  const { from, daysBefore = Infinity, layoverHours } = asked ?? {};
  if (from === 'nowhere') return undefined;
  // Nobody counts as coming from a country who comes back to it.
  const spared = [details.country.iso2, ...(asked?.notFrom ?? [])];
  const isDoubtful = details.sources.yellowFever?.confidence === 'low';
  const isOfAll = from === undefined || from === 'everywhere';
  const isUnclear = asked?.unclear || (from === 'everywhere' && isDoubtful);
  if (isOfAll && !isUnclear) return {};
  const fromMexico = isUnclear ? { isUnclear } : undefined;
  const isOneOfThem = ({ iso2 = '', hasYellowFever }: Pick<TripPlace, 'iso2' | 'hasYellowFever'>) =>
    !spared.includes(iso2) && (hasYellowFever || asked?.alsoFrom?.includes(iso2));
  if (recently.some(isOneOfThem)) return {};
  const passed = sinceHome(border, borders).filter(({ known, leg }) => {
    if (!known || !isOneOfThem(known.details.country)) return false;
    const left = leg.kind === 'stop' ? leg.exit : undefined;
    return left === undefined || border.day === undefined || border.day - left <= daysBefore;
  });
  const counting = passed.filter(({ leg }) => leg.kind === 'stop' || (leg.hours ?? Infinity) >= (layoverHours ?? 0));
  if (counting.length === 0) return fromMexico;
  const isOpen = ({ leg }: Border) =>
    leg.kind === 'layover' && !leg.leaves && (leg.hours === undefined || layoverHours === undefined);
  if (!counting.every(isOpen)) return {};
  const layovers = counting.map((border) => border.at);
  return { ...fromMexico, layovers, layoverHours, ...(layoverHours && { untold: [{ what: 'hours', at: layovers }] }) };
}
