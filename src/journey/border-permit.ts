import type { CountryDetails, Reduction } from '../catalogue/country-details.ts';
import { current } from '../catalogue/current.ts';
import type { Situation } from '../catalogue/situation.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import { EASE, isStricter, type VisaStatus } from '../catalogue/visa-status.ts';
import { applyBy } from './application-term.ts';
import { type Border, residenceOf } from './border.ts';
import { reductionFor } from './border-charges.ts';
import type { EnteredPlace } from './border-entry.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import { type EntrySaid, type Finding, finding, type Of } from './findings.ts';
import type { LayoverHub } from './layover-hub.ts';
import type { PassportList } from './passport-list.ts';
import type { Party } from './route.ts';
import { lastDayOf, type StayLimit } from './stay-limit.ts';
import type { ComingTrip } from './trip-answers.ts';
import { earliestDeparture, otherConnections } from './ways-out.ts';

/** A journey as one party meets it: its borders, and how long they stay at each. */
export interface View {
  party: Party;
  borders: readonly Border[];
  stays: ReadonlyMap<number, ComingTrip>;
}

/** Every view has all borders. */
export const borderAt = ({ borders }: Pick<View, 'borders'>, at: number) => borders[at] as Border;

/** The same for two countries where what one of them asks for serves in the other: they take the same visa for their own. */
export function permitOf(
  { country: { slug, issues } }: CountryDetails,
  status: VisaStatus | 'unknown',
  list?: PassportList,
): string {
  return `${status} ${list?.id ?? ((status === 'visa-required' && issues?.[0]) || slug)}`;
}

/**
 * What has to be asked for and paid at one border: once for all who are asked for the same.
 *
 * @param today the day the reader asks, in Mexico
 */
export function permits(
  at: number,
  views: readonly View[],
  today: CalendarDay,
  hubs: readonly LayoverHub[],
): Finding[] {
  const around = { hubs, situations: views.map((view) => borderAt(view, at).situation) };
  const askedOf = (view: View) => {
    const { entry, known, situation } = borderAt(view, at);
    const isRenewed = known && residenceOf(known, view.party.situation) !== residenceOf(known, situation);
    // Who was asked before has it, or is asked again; whose own has run out is asked only here.
    const first = known && visitsTo(known.slug, view.borders)[0]?.at;
    return [entry.status, entry.isHeld, known?.personal?.figures.cost.pesos, entry.list?.id, isRenewed, first].join();
  };
  return [...Map.groupBy(views, askedOf).values()].flatMap((group) => {
    const [first] = group as [View];
    const { entry, known } = borderAt(first, at);
    const { country, reducedFees = [] } = known?.details ?? {};
    // At some ages nobody is asked for it.
    const byAge = !entry.list && entry.status === country?.visaStatus ? reducedFees : [];
    const minors = group.flatMap(({ party: { children } }) => children);
    const children = minors.filter((minor) => !reductionFor(minor, byAge)?.isSpared);
    const isAsked = (one: string) => !one.startsWith('c') || children.some(({ who }) => who === one);
    const who = group.flatMap((view) => view.party.who).filter(isAsked);
    const isUntold = group.some(({ party }) => party.isUntold);
    const [lapsed] = group.flatMap((view) => lapsedOf(borderAt(view, at), view.party) ?? []);
    const party: Party = { ...first.party, who, children, isUntold };
    return who.length > 0 ? permit(at, { ...first, party }, today, { ...around, lapsed }) : [];
  });
}

/** Where else one could change planes, what everybody who travels holds there, and what ran out of one of these people. */
interface Around {
  lapsed?: Of<'apply'>['lapsed'];
  hubs: readonly LayoverHub[];
  situations: readonly (Situation | undefined)[];
}

function permit(at: number, { party, borders }: View, today: CalendarDay, around: Around): Finding[] {
  const border = borderAt({ borders }, at);
  const { day, entry, known } = border;
  const { status } = entry;
  if (!known || status === 'unknown' || asksMore(border) === 0) return [];
  const { slug, details } = known;
  const { list } = entry;
  // Of what one country asks at several borders, the most serves at all of them.
  const bearer = visitsTo(slug, borders).reduce((one, other) => (asksMore(other) > asksMore(one) ? other : one));
  if (bearer !== border) return enteredAgain(border, bearer, known, { party, borders });
  const permitAt = ({ known: there, entry: said }: Border) => there && permitOf(there.details, said.status, said.list);
  const same = borders.filter((other) => asksMore(other) > 0 && permitAt(other) === permitAt(border));
  const isPaidBefore = same.some((other) => other.at < at && other.known?.slug !== slug);
  if (status === 'visa-free' || status === 'visa-on-arrival') return fee(border, known, { party, borders });
  const own = list ?? (entry.side?.permit?.instead === status ? entry.side.permit : undefined);
  const { lapsed } = around;
  const isRenewed = isResidenceOf(details, lapsed);
  // How long a residence takes to renew no record says.
  const { term, text: takes } = isRenewed ? {} : applicationFor(entry, known);
  const lastFor = (until: CalendarDay | undefined) => (until !== undefined && term ? applyBy(until, term) : undefined);
  const days = borders.flatMap((other) => (other.day !== undefined && other.day >= today ? other.day : []));
  const atHome = lastFor(days.length > 0 ? Math.min(...days) : undefined);
  // What is asked for online can still be asked for on the way.
  const isOnline = status === 'eta-required';
  const onTheWay = isOnline ? lastFor(day) : undefined;
  const last = day === undefined ? undefined : atHome !== undefined && atHome < today ? (onTheWay ?? atHome) : atHome;
  const isLate = last !== undefined && last < today;
  const isTight = isLate && isOnline && term?.itself && day !== undefined && applyBy(day, term.itself) >= today;
  return [
    finding(border, isLate && !isTight && details.country.confidence !== 'low' ? 'no' : 'todo', {
      kind: 'apply',
      status,
      by: last,
      isLeast: term?.isLeast,
      unit: term?.unit,
      isLate,
      isTight,
      from: isLate && term && !term.isLeast ? earliestDeparture(term, today) : undefined,
      // Another connection spares nobody what a stay asks for all the same.
      ...(same.every(({ leg }) => leg.kind === border.leg.kind) && waysOut(border, borders, around, today)),
      name: own?.name,
      list,
      takes,
      lapsed,
      missed: list ? undefined : known.personal?.missed,
      who: party.who,
      isUntold: party.isUntold,
      details,
    }),
    ...(isPaidBefore
      ? []
      : isRenewed
        ? [finding(border, 'ask', { kind: 'fee', details })]
        : fee(border, known, { party, borders }, own?.pesos)),
  ];
}

/** The visa of who comes by land, where the record's own permit is of who flies: its portal and its doubts are not of this visa. */
export function isOtherWay({ country: { onlyBy } }: CountryDetails, status: EntrySaid['status']): boolean {
  return onlyBy?.otherwise === 'visa-required' && status === 'visa-required';
}

/** Who lives there and whose card runs out renews it: no visitor's visa is for them. */
export function isResidenceOf({ country }: CountryDetails, lapsed: Of<'apply'>['lapsed']): boolean {
  return lapsed?.document.endsWith('-residence') === true && country.issues?.includes(lapsed.document) === true;
}

/** The time a record gives is that of its own permit; another one may take longer. */
function applicationFor(
  { status, list }: Border['entry'],
  { details, place }: EnteredPlace,
): NonNullable<typeof place.application> {
  if (list?.takes) return { ...(list.term && { term: list.term }), text: list.takes };
  const isOfRecord = status === 'unknown' || !isStricter(status, details.country.visaStatus);
  return (isOfRecord ? place.application : place.visaApplication) ?? {};
}

/** Where these people enter a country and are asked for something. */
const visitsTo = (slug: string, borders: readonly Border[]) =>
  borders.filter((border) => border.known?.slug === slug && asksMore(border) > 0);

/** A permit that was used before: whether it serves here too, as often as it lets one in. */
function enteredAgain(border: Border, bearer: Border, known: EnteredPlace, view: Omit<View, 'stays'>): Finding[] {
  const { status } = bearer.entry;
  const { slug, details } = known;
  const entries = entriesOf(bearer);
  const before = visitsTo(slug, view.borders).filter(({ at }) => at < border.at).length;
  // An electronic permit may run out with its days, counted from the first entry: for how long it serves no record says.
  const isOldByThen =
    status === 'eta-required' && !isEnough(bearer.stay?.limit ?? known.place.stay.limit, bearer, border);
  const isEnoughTimes = entries === 'many' || (entries === 'two' && before < 2);
  if (isEnoughTimes && !isOldByThen) return [];
  const isSpent = isOldByThen && details.country.maxStay?.per === 'first-entry';
  // Bought at the border, or paid to enter, it is paid again.
  const isOfBorder = status === 'visa-free' || status === 'visa-on-arrival';
  if (entries === 'one' && isOfBorder) return fee(border, known, view);
  if (status === 'visa-free' || status === 'unknown') return [];
  const told = isSpent ? 'spent' : isEnoughTimes || (isOldByThen && entries === 'choice') ? undefined : entries;
  const level = told === undefined ? 'ask' : 'todo';
  const { term } = applicationFor(bearer.entry, known);
  // What is asked for online is asked for on the way, too.
  const until = status === 'eta-required' ? border.day : view.borders[0]?.day;
  const isAnother = told === 'spent' || told === 'one' || told === 'two';
  const by = term && until !== undefined && isAnother ? applyBy(until, term) : undefined;
  const said = finding(border, level, { kind: 'again', status, entries: told, by, details });
  return [said, ...(isAnother ? fee(border, known, view) : [])];
}

/** Whether the days of one entry last until another one ends; where they run on from the first, those of the stay are counted there. */
function isEnough(limit: StayLimit, first: Border, { leg, day }: Border): boolean {
  if (limit.kind === 'unknown' || first.day === undefined || day === undefined) return true;
  const last = (!limit.isFromFirst && leg.kind === 'stop' && leg.exit) || day;
  return limit.longest.unit === 'months' || last <= lastDayOf(first.day, limit.longest);
}

/** How often what is asked for there lets one in. */
function entriesOf({ entry, known }: Border): Stay['entries'] {
  const { visaStatus, maxStay, conditional } = known?.details.country ?? {};
  const { rule, visaStatus: personal } = known?.personal ?? {};
  if (entry.list || entry.side?.permit?.instead === entry.status) return undefined;
  if (rule && personal === entry.status) return rule.maxStay?.entries;
  return entry.status === visaStatus ? maxStay?.entries : conditional?.otherwise.maxStay?.entries;
}

/** How much a border asks these people for: who only passes may be asked for less than a visitor; nothing, where there is nothing to ask for. */
function asksMore({ entry, known, leg, isVisit }: Border): number {
  const { status, isInside, isHeld, side } = entry;
  if (!known || isInside || isHeld || status === 'unknown') return 0;
  if (leg.kind === 'layover' && status === 'visa-free' && !isVisit && !leg.leaves) return 0;
  return 1 + 2 * EASE.indexOf(status) + Number(side?.permit?.instead !== status);
}

/** What these people hold and would have served here, had it not run out before. */
function lapsedOf({ known, situation, entry }: Border, { situation: said, who }: Party): Of<'apply'>['lapsed'] {
  const { issues = [], conditional } = known?.details.country ?? {};
  const serving = [...issues, ...(conditional?.rules ?? []).flatMap(({ holds }) => holds)];
  const document = said?.holds.find((each) => !situation?.holds.includes(each) && serving.includes(each));
  const last = document && said?.until?.[document];
  return document && last !== undefined && !entry.list ? { document, last, who } : undefined;
}

/** Another connection for who changes planes; the transit for who stays, where the country knows one. */
function waysOut(border: Border, borders: readonly Border[], { hubs, situations }: Around, today: CalendarDay) {
  const { at, leg, day = today } = border;
  if (leg.kind === 'stop') {
    const { hasConditions, maxHours = 0, landWith } = (leg.hub && current(leg.hub, formatDay(day)).landside) ?? {};
    const [from, to] = [borders[at - 1], borders[at + 1]].map((other) => other?.known?.slug);
    if (from !== undefined && from === to) return {};
    const came = borders[at - 1]?.known?.place.iso2 ?? '';
    if (border.by === 'land' && landWith && !landWith.includes(came)) return {};
    return hasConditions && maxHours > 24 ? { transitHours: maxHours } : {};
  }
  const isStop = (other: Border) => other.leg.kind === 'stop';
  const stop = borders.slice(at).find(isStop) ?? borders.slice(0, at).findLast(isStop);
  const region = stop?.known?.details.country.region;
  // Where one is going is no place to change planes on the way there, but another member of its area is.
  const elsewhere = hubs.filter(
    ({ aliases, countryPath }) => !countryPath || !aliases.includes(stop?.known?.slug ?? ''),
  );
  const others = region ? otherConnections(elsewhere, leg, region, situations, day) : [];
  return others.length > 0 && !border.isVisit ? { others } : {};
}

/** @param ownPesos the price of who only passes, where it is not the visitor's */
function fee(
  border: Border,
  known: EnteredPlace,
  { party, borders }: Omit<View, 'stays'>,
  ownPesos?: number,
): Finding[] {
  const { who, children: minors } = party;
  const { details } = known;
  const { costs } = details.sources;
  const own = ownPesos ?? priceOf(border, known);
  const isRecords = ownPesos === undefined && own !== undefined && own === details.pesos;
  const fare = isRecords ? fareOf(border, known, borders) : undefined;
  const perAdult = fare ? fare.pesos : own;
  if (perAdult === 0 || (perAdult === undefined && border.entry.status === 'visa-free')) return [];
  const reduced = (isRecords && details.reducedFees) || [];
  const children = minors.flatMap((minor) => {
    const less = reductionFor(minor, reduced);
    return less ? [{ age: minor.age, pesos: less.pesos, who: less.who }] : [];
  });
  const isMet = ({ who }: Reduction) => children.some((child) => child.who === who);
  const also = reduced.filter(
    (less) => (less.under === undefined || minors.some(({ age }) => age < (less.under ?? 0))) && !isMet(less),
  );
  const paidLess = children.reduce((sum, { pesos }) => sum + pesos, 0);
  const pesos = perAdult === undefined ? undefined : perAdult * (who.length - children.length) + paidLess;
  const unsure = costs?.confidence === 'low' ? 'Este precio está por confirmar.' : undefined;
  const doubt = fare?.doubt ?? (fare && costs?.doubt) ?? unsure;
  const said = { kind: 'fee', pesos, perAdult, children, also, doubt, details } as const;
  return [finding(border, pesos === undefined || doubt ? 'ask' : 'todo', said)];
}

/** Of the prices of the record's permit, the least that gives days enough, and entries; in doubt where none is known to. */
function fareOf(border: Border, { slug, details }: EnteredPlace, borders: readonly Border[]) {
  const { pesos = 0, fares = [{ pesos }] } = details;
  const entries = entriesOf(border);
  const isShared = entries === 'many' || entries === 'choice';
  const visits = isShared ? visitsTo(slug, borders) : [border];
  const lengthOf = ({ leg }: Border) => (leg.kind === 'stop' && leg.exit ? leg.exit - (leg.entry ?? leg.exit) + 1 : 1);
  const days = visits.reduce((sum, visit) => sum + lengthOf(visit), 0);
  const most = { one: entries === 'many' ? Infinity : 1, two: 2, many: Infinity };
  const [least = fares.at(-1)] = fares
    .filter((fare) => (fare.days ?? days) >= days && most[fare.entries ?? 'one'] >= visits.length)
    .toSorted((a, b) => a.pesos - b.pesos);
  const isUnpriced = visits.length > most[least?.entries ?? 'one'];
  return { pesos: least?.pesos, doubt: isUnpriced ? 'La de varias entradas puede costar más.' : undefined };
}

/** A price is that of one permit: under another status it would be somebody else's. */
function priceOf({ entry: { status, list } }: Border, { details, personal }: EnteredPlace): number | undefined {
  const { visaStatus, conditional } = details.country;
  // A list without a fee of its own is of the permit that the record prices.
  if (list) return status === visaStatus ? details.pesos : status === 'visa-free' ? 0 : undefined;
  if (personal) return personal.visaStatus === status ? personal.figures.cost.pesos : undefined;
  if (status === visaStatus) return details.pesos;
  return status === conditional?.otherwise.visaStatus ? details.otherwisePesos : undefined;
}
