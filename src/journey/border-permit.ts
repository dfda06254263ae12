import { meetsArrival } from '../catalogue/situation.ts';
import { isStricter } from '../catalogue/visa-status.ts';
import { applyBy, type Term } from './application-term.ts';
import { type Border, borderAt, residenceOf, sinceHome, type View } from './border.ts';
import { reductionFor } from './border-charges.ts';
import type { EnteredPlace } from './border-entry.ts';
import { fee } from './border-fee.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type Finding, finding, type Of } from './findings.ts';
import type { LayoverHub } from './layover-hub.ts';
import {
  type Applicants,
  bearerOf,
  demandOf,
  entriesOf,
  isResidenceOf,
  lastsUntil,
  permitOf,
  visitsTo,
} from './permit-use.ts';
import type { Party } from './route.ts';
import { type Elsewhere, earliestDeparture, waysOut } from './ways-out.ts';

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
  const situations = views.map((view) => borderAt(view, at).situation);
  return [...Map.groupBy(views, (view) => askedOf(view, at)).values()].flatMap((group) => {
    const [{ borders }] = group as [View];
    const border = borderAt({ borders }, at);
    const party = whoAsks(group, border);
    const [lapsed] = group.flatMap((view) => lapsedOf(borderAt(view, at), view.party) ?? []);
    const { known } = border;
    if (!known || party.who.length === 0) return [];
    return permit({ border, known, borders, party }, lapsed, today, { hubs, situations });
  });
}

/** Alike for people who are asked for the same at a border. */
function askedOf(view: View, at: number): string {
  const { entry, known, situation } = borderAt(view, at);
  const isRenewed = known && residenceOf(known, view.party.situation) !== residenceOf(known, situation);
  // Who asked for it elsewhere has it, or asks again; whose own has run out is asked only here.
  const bearer = known && bearerOf(known.slug, view.borders)?.at;
  return [entry.status, entry.isHeld, known?.personal?.figures.cost.pesos, entry.list?.id, isRenewed, bearer].join();
}

/** All of these people but children of an age at which nobody is asked for it. */
function whoAsks(group: readonly View[], { entry, known }: Border): Party {
  const [first] = group as [View];
  const { country, reducedFees = [] } = known?.details ?? {};
  const byAge = !entry.list && entry.status === country?.visaStatus ? reducedFees : [];
  const minors = group.flatMap(({ party }) => party.children);
  const spared = minors.filter((minor) => reductionFor(minor, byAge)?.isSpared);
  const isSpared = (one: string) => spared.some(({ who }) => who === one);
  return {
    ...first.party,
    who: group.flatMap(({ party }) => party.who).filter((one) => !isSpared(one)),
    children: minors.filter((minor) => !spared.includes(minor)),
    isUntold: group.some(({ party }) => party.isUntold && !party.who.every(isSpared)),
  };
}

/** Nobody of them is of an age to be asked for it. */
export function areSpared(views: readonly View[], at: number): boolean {
  return views.every((view) => whoAsks([view], borderAt(view, at)).who.length === 0);
}

/** What these people hold and would have served here, had it not run out before. */
function lapsedOf(border: Border, { situation: said, who }: Party): Of<'apply'>['lapsed'] {
  const { known, situation, entry, by, leg } = border;
  const { issues = [], conditional } = known?.details.country ?? {};
  const serving = [...issues, ...(conditional?.rules ?? []).flatMap(({ holds }) => holds)];
  const document = said?.holds.find((each) => !situation?.holds.includes(each) && serving.includes(each));
  const last = document && said?.until?.[document];
  const rule = conditional?.rules.find(({ holds, arrival, visaStatus, confidence }) => {
    const isMet = document !== undefined && holds.includes(document) && (!by || meetsArrival(arrival, by));
    return isMet && leg.kind === 'stop' && confidence !== 'low' && /free|eta/.test(visaStatus);
  });
  return document && last !== undefined && !entry.list ? { document, last, who, ...(rule && { rule }) } : undefined;
}

/** @param lapsed what ran out of one of these people */
function permit(
  applicants: Applicants,
  lapsed: Of<'apply'>['lapsed'],
  today: CalendarDay,
  elsewhere: Elsewhere,
): Finding[] {
  const { border, known, borders, party } = applicants;
  const { day, entry } = border;
  const { status, list, side } = entry;
  if (status === 'unknown' || demandOf(border) === 0) return [];
  const bearer = bearerOf(known.slug, borders);
  if (bearer && bearer !== border) return askedAgain(applicants, bearer);
  if (status === 'visa-free' || status === 'visa-on-arrival') return fee(applicants);

  const { details } = known;
  const isRenewed = isResidenceOf(details, lapsed);
  // How long a residence takes to renew no record says.
  const { term, text: takes } = isRenewed ? {} : applicationFor(entry, known);
  const due = deadline(term, status === 'eta-required', day, sinceHome(border, borders), today);
  // The time in a record is that of who asks for the first time.
  const isFirst = !lapsed || !details.country.issues?.includes(lapsed.document);
  const isSure = isFirst && details.country.confidence !== 'low' && !details.sources.procedure?.doubt;
  const isImpossible = due.isLate && !due.isTight && isSure;
  // A consulate receives at home, and whether the reader was there between two journeys nobody said.
  const [leaves = today] = borders.flatMap((each) => each.day ?? []);
  const isAway = status === 'visa-required' && due.by !== undefined && due.by > leaves && leaves >= today;
  const named = list ?? (side?.permit?.instead === status ? side.permit : undefined);
  const alike = askedForSame(border, borders);
  const apply = finding(border, isImpossible ? 'no' : 'todo', {
    kind: 'apply',
    status,
    ...due,
    leaves: isAway ? leaves : undefined,
    isLeast: term?.isLeast,
    unit: term?.unit,
    from: due.isLate && term && !term.isLeast ? earliestDeparture(term, today) : undefined,
    // Another connection spares nobody what a stay asks for all the same.
    ...(alike.every(({ leg }) => leg.kind === border.leg.kind) && waysOut(border, borders, elsewhere, today)),
    name: named?.name,
    list,
    takes,
    lapsed,
    missed: list ? undefined : known.personal?.missed,
    who: party.who,
    isUntold: party.isUntold,
    details,
  });
  // Another country's that serves here too was paid there.
  if (alike.some(({ at, known: other }) => at < border.at && other?.slug !== known.slug)) return [apply];
  return [apply, ...(isRenewed ? [finding(border, 'ask', { kind: 'fee', details })] : fee(applicants, named?.pesos))];
}

/** The borders of a journey that ask for the very permit of this one, itself among them. */
function askedForSame(border: Border, borders: readonly Border[]): Border[] {
  const permitAt = ({ known, entry }: Border) => known && permitOf(known.details, entry.status, entry.list);
  return borders.filter((other) => demandOf(other) > 0 && permitAt(other) === permitAt(border));
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

/** Until when to apply for what is wanted on a day: before the journey begins, or on the way where that is too late and it is asked for online. */
function deadline(
  term: Term | undefined,
  isOnline: boolean,
  day: CalendarDay | undefined,
  borders: readonly Border[],
  today: CalendarDay,
): Pick<Of<'apply'>, 'by' | 'isLate' | 'isTight'> {
  const leaving = Math.min(...borders.flatMap(({ day: on = -Infinity }) => (on >= today ? on : [])));
  if (!term || leaving === Infinity) return { isLate: false };
  const wanted = isOnline && applyBy(leaving, term) < today ? day : leaving;
  if (wanted === undefined) return { isLate: false };
  const by = applyBy(wanted, term);
  const isLate = by < today;
  const canHurry = isOnline || term.isLeast;
  return { by, isLate, isTight: isLate && canHurry && term.itself && applyBy(wanted, term.itself) >= today };
}

/** What the border `bearer` asks for: whether it serves at this one of the same country too, as often as it lets one in. */
function askedAgain(applicants: Applicants, bearer: Border): Finding[] {
  const { border, known, borders } = applicants;
  const { details, place } = known;
  const { status } = bearer.entry;
  const entries = entriesOf(bearer);
  const before = visitsTo(known.slug, borders).filter(({ at }) => at < border.at).length;
  // An electronic permit may run out with its days, counted from the first entry: for how long it serves no record says.
  const isOldByThen = status === 'eta-required' && !lastsUntil(bearer.stay?.limit ?? place.stay.limit, bearer, border);
  const isEnoughTimes = entries === 'many' || (entries === 'two' && before < 2);
  if (isEnoughTimes && !isOldByThen) return [];
  // Bought at the border, or paid to enter, it is paid again.
  if (entries === 'one' && (status === 'visa-free' || status === 'visa-on-arrival')) return fee(applicants);
  if (status === 'visa-free' || status === 'unknown') return [];
  const isSpent = isOldByThen && details.country.maxStay?.per === 'first-entry';
  const isUnclear = isEnoughTimes || (isOldByThen && entries === 'choice');
  const told = isSpent ? 'spent' : isUnclear ? undefined : entries;
  const isAnother = told === 'spent' || told === 'one' || told === 'two';
  // What is asked for online is asked for on the way, too.
  const until = status === 'eta-required' ? border.day : sinceHome(border, borders)[0]?.day;
  const { term } = applicationFor(bearer.entry, known);
  const by = term && until !== undefined && isAnother ? applyBy(until, term) : undefined;
  const level = told === undefined ? 'ask' : 'todo';
  const said = finding(border, level, { kind: 'again', status, entries: told, by, details });
  return [said, ...(isAnother ? fee(applicants) : [])];
}
