import type { WithLater } from '../catalogue/as-of.ts';
import type { MinorsLeavingMexico } from '../catalogue/leaving-mexico-schema.ts';
import { type Border, borderAt, bordersOf, HARDER, isHarder, residenceOf, type View } from './border.ts';
import { charges } from './border-charges.ts';
import { closedBorder, otherPassport, ownPapers, papers, refusals } from './border-papers.ts';
import { areSpared, permits } from './border-permit.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import { type Finding, finding, type Level, type Of } from './findings.ts';
import type { LayoverHub } from './layover-hub.ts';
import { checkPassport, isFarEnough, isLongEnough, type Passport, type PassportAnswer } from './passport-check.ts';
import type { PassportList } from './passport-list.ts';
import { isOtherWay, permitOf } from './permit-use.ts';
import { heldOn, minorsOf, type Party, partiesOf, type Route, type Travellers } from './route.ts';
import { answerTrips, type ComingTrip } from './trip-answers.ts';
import type { Trip } from './trip-draft.ts';
import { isOfSchengen } from './trip-place.ts';

/**
 * Everything there is to say of a journey, border by border. Pure: the same travellers, route and day always give the
 * same findings.
 *
 * A fact that changes or ends before the day of entry is the one of that day: a trip of next year is answered with next
 * year's rule. While sources conflict or the reader has not said what they hold, the stricter answer leads.
 *
 * @param today the day the reader asks, in Mexico
 * @returns nothing where nobody travels
 */
export function journeyFindings(
  travellers: Travellers,
  route: Route,
  today: CalendarDay,
  rules: JourneyRules,
): Finding[] {
  const everybody = travellers.adults + travellers.children.length;
  if (everybody === 0) return [];
  const views = partiesOf(travellers).map((party): View => {
    const borders = bordersOf(route, party, today, rules.passports);
    return { party, borders, stays: stayAnswers(borders, party, route.earlier, today) };
  });
  const findings = route.legs.flatMap((_leg, at) => {
    const lead = views.reduce((one, other) => (isHarder(borderAt(other, at), borderAt(one, at)) ? other : one));
    const { borders } = lead;
    const border = borderAt(lead, at);
    const visitors = views.filter((view) => !borderAt(view, at).isOwn);
    return [
      ...views.flatMap((view) => otherPassport(borderAt(view, at), view.party)),
      finding(border, border.level, border.entry),
      ...dates(border, borders, today),
      ...closedBorder(border, borders),
      ...(border.isOwn
        ? []
        : [
            ...doubts(border, borders, lead.stays.get(at), visitors),
            ...permits(at, views, today, rules.hubs),
            ...charges(border, borders, travellers),
            ...passports(at, visitors, travellers.passport, today),
            ...staysOf(at, visitors),
            ...views.flatMap((view) => ownPapers(borderAt(view, at), view)),
            ...announced(border),
            ...visitors.flatMap((view) => refusals(borderAt(view, at), view, route.earlier)),
            ...papers(border, borders, travellers, rules.certificateDays, visitors, route.earlier),
          ]),
    ];
  });
  const all = together([...findings, ...leavingMexico(views[0]?.borders ?? [], travellers)], today);
  return all.map((each) => (each.who?.length === everybody ? { ...each, who: undefined } : each));
}

const harder = (a: Finding, b: Finding) => HARDER.indexOf(b.level) - HARDER.indexOf(a.level);

/** The days that fail by the most of all visitors', and whose they are: who enters as a national has none to count. */
function staysOf(at: number, visitors: readonly View[]): Finding[] {
  const told = visitors.flatMap((view) =>
    stay(borderAt(view, at), view.stays.get(at)).map((said) => ({ ...said, who: view.party.who })),
  );
  const overBy = ({ answer }: Of<'stay'>) => (answer.stay.outcome === 'over' ? answer.stay.days : 0);
  const worse = (a: Of<'stay'>, b: Of<'stay'>) => harder(a, b) || overBy(b) - overBy(a);
  const [worst] = told.toSorted(worse);
  return worst ? [{ ...worst, who: told.filter((other) => worse(other, worst) === 0).flatMap(({ who }) => who) }] : [];
}

/** The passport whose dates were said for all, where it fails for one of them, and of whoever has one with dates of its own what falls short. */
function passports(at: number, visitors: readonly View[], shared: Passport, today: CalendarDay): Finding[] {
  const told = visitors.flatMap((view) => {
    const who = view.party.passport === shared ? undefined : view.party.who;
    const border = borderAt(view, at);
    return border.entry.list ? [] : passport(border, view, today).map((said) => ({ ...said, who }));
  });
  const own = told.filter(({ who, answer }) => who !== undefined && !isLongEnough(answer));
  const [worst] = told.filter(({ who }) => who === undefined).toSorted(harder);
  return worst ? [worst, ...own] : own;
}

/** What the journey as a whole is bound by, from the content. */
export interface JourneyRules {
  /** So many days after the vaccination a yellow-fever certificate is valid. */
  certificateDays: number;
  /** Places where flights connect, for another way. */
  hubs: readonly WithLater<LayoverHub>[];
  /** Official lists of other passports. */
  passports: readonly PassportList[];
  /** What Mexico asks when a child leaves. */
  minors: MinorsLeavingMexico;
}

/** What is announced for visitors without a visa, where it can begin before the stay ends. */
function announced(border: Border): Finding[] {
  const { leg, known, entry, day, isVisit, situation } = border;
  if (!known || entry.status !== 'visa-free' || entry.isHeld) return [];
  // Where planes are changed, of who goes out, or on to a stop of the same area.
  if (leg.kind === 'layover' && (entry.isInside || (!leg.leaves && !isVisit))) return [];
  const last = (leg.kind === 'stop' && leg.exit) || day;
  if (last === undefined || residenceOf(known, situation)) return [];
  return (known.details.announced ?? []).flatMap((change) =>
    change.from <= formatDay(last) ? [finding(border, 'coming', { kind: 'announced', change })] : [],
  );
}

function dates(border: Border, borders: readonly Border[], today: CalendarDay): Finding[] {
  const { at, leg } = border;
  if (leg.kind === 'layover') return [];
  const { entry, exit } = leg;
  const last = exit ?? entry;
  const overlapped = borders.slice(0, at).findLast(({ leg: other }) => {
    const left = other.kind === 'stop' ? (other.exit ?? other.entry) : undefined;
    const isWithin = border.entry.isInside && left !== undefined && last !== undefined && last <= left;
    return left !== undefined && entry !== undefined && entry < left && !isWithin;
  })?.at;
  const wrong = (because: Of<'dates'>['because'], other?: number) => [
    finding(border, /missing|during/.test(because) ? 'ask' : 'no', { kind: 'dates', because, with: other }),
  ];
  if (entry !== undefined && exit !== undefined && exit < entry) return wrong('reversed');
  if (last !== undefined && last < today) return wrong('past');
  if (overlapped !== undefined) return wrong('overlap', overlapped);
  if (leg.isExcursion) return wrong('during', at - 1);
  return entry === undefined || exit === undefined ? wrong('missing') : [];
}

const OTHER_HOME =
  'Tus días no se cuentan en el país que te dio la residencia o la visa. En los otros de la zona Schengen, pregunta cuántos puedes quedarte.';

/** What nobody could say, or the record itself is not sure of: to be asked before anything is bought. */
function doubts(
  border: Border,
  borders: readonly Border[],
  stayed: ComingTrip | undefined,
  visitors: readonly View[],
): Finding[] {
  const { known, entry, leg, unconfirmed, situation } = border;
  const ask = (about: Of<'doubt'>['about'], ...texts: (string | undefined | false)[]) =>
    texts.flatMap((text) => (typeof text === 'string' ? finding(border, 'ask', { kind: 'doubt', about, text }) : []));
  if (leg.kind === 'layover') {
    if (!entry.side && entry.status !== 'unknown') return [];
    // Who holds what a visitor is asked for passes, whatever is not clear of passing without it.
    const doubt = !entry.isHeld && (entry.side?.doubt ?? (entry.status === 'unknown' && ''));
    return ask('layover', doubt, ...unconfirmed);
  }
  if (!known) return [];
  const { place, details } = known;
  const { doubt } = details.country;
  const members = borders.flatMap((other) =>
    other.leg.kind === 'stop' && other.known && isOfSchengen(other.known.place) ? other.known.slug : [],
  );
  const isVisit = (leg.exit ?? Infinity) - (leg.entry ?? 0) < (place.counted?.stay.days ?? 0);
  const isResident = isOfSchengen(place) && residenceOf(known, situation) && !entry.isInside;
  const isOtherHome = isResident && (new Set(members).size > 1 || !isVisit);
  const isShort = stayed !== undefined && isFarWithin(stayed) && (stayed.isOnly || isFarFromTotal(stayed));
  const isLong = visitors.every(({ stays }) => {
    const answer = stays.get(border.at)?.passport;
    return answer !== undefined && (answer.isDoubtful === false || isFarEnough(answer));
  });
  const ofStay = !isShort && place.stay.doubt !== doubt && place.stay.doubt;
  return [
    ...ask('status', !isOtherWay(details, entry.status) && !areSpared(visitors, border.at) && doubt),
    ...ask('status', ...unconfirmed),
    ...ask('home', isOtherHome && OTHER_HOME),
    ...ask('stay', ofStay),
    ...ask('passport', !isLong && place.validity?.doubt),
    // What may be charged all the same is money to carry.
    ...ask('costs', details.pesos === 0 && details.sources.costs?.doubt).map((said) => ({
      ...said,
      level: 'carry' as const,
    })),
  ];
}

/** With all the other stays of its area, a third of the days that they share. */
function isFarFromTotal({ leftAtExit, trip: { place } }: ComingTrip): boolean {
  const { days = 0 } = place.counted?.stay ?? {};
  return leftAtExit !== undefined && (days - leftAtExit) * 3 <= days;
}

/**
 * At most a third of what its authority gives, or a tenth of what nobody could confirm: whether that is 180 days in a year or in twelve months, 3 months or 90 days, and
 * whether the officer gives all of it, changes nothing for such a stay.
 */
function isFarWithin({ trip, days, stay, inYear }: ComingTrip): boolean {
  const { limit, confidence, isShortest } = trip.place.stay;
  if (limit.kind !== 'known' || inYear !== undefined) return false;
  if (isShortest) return stay.outcome === 'within';
  const times = confidence === 'low' ? 10 : 3;
  // Of several lengths that nobody could confirm, the shortest.
  const { count, unit } = (confidence === 'low' && limit.surely) || limit.longest;
  // Beyond the shortest of several lengths, which one is given decides.
  const mayFit = stay.outcome === 'within' || (stay.outcome === 'depends' && !limit.surely);
  return mayFit && days * times <= (unit === 'months' ? count * 30 : count);
}

/** The passport where a whole stay is known; where only a day is, or planes are changed, no more than what is certainly not enough. */
function passport(border: Border, { party, stays, borders }: View, today: CalendarDay): Of<'passport'>[] {
  const { known, leg, entry, situation } = border;
  // Nobody enters before where they have been.
  const day = borders.slice(0, border.at + 1).findLast((each) => each.day !== undefined)?.day;
  const answer = stays.get(border.at);
  if (!known || (leg.kind === 'layover' && (border.isVisit || entry.isInside))) return [];
  const { place } = known;
  const at = (level: Level, said: PassportAnswer) => [
    { level, at: [border.at], kind: 'passport', answer: said, place } as const,
  ];
  if (answer && !answer.isMost && leg.kind === 'stop') return at(passportLevel(answer.passport), answer.passport);
  const on = day ?? today;
  const isResident = residenceOf(known, situation) !== undefined;
  // The months beyond the stay are asked of visitors.
  const rule = isResident ? undefined : place.validity;
  const exit = (isResident && leg.kind === 'stop' && leg.exit) || on;
  const least = checkPassport(party.passport, rule, { entry: on, exit }, place.stay.limit);
  if (least.outcome === 'expired') return at('no', least);
  if ((least.outcome !== 'broken' && least.age !== 'broken') || day === undefined) return [];
  // Who does not pass the control may be asked all the same: that is for the airline to say.
  const isEntry = leg.kind === 'stop' || leg.leaves === true;
  return at(isEntry ? passportLevel(least) : 'ask', least);
}

function passportLevel({ outcome, age, isDoubtful }: PassportAnswer): Level {
  if (outcome === 'met') return isDoubtful || age === 'unknown' ? 'ask' : 'good';
  if (outcome === 'unknown') return age === 'broken' && !isDoubtful ? 'no' : 'ask';
  return outcome === 'broken' && isDoubtful ? 'ask' : 'no';
}

/** Stays of the journey, with those of before: days in Schengen count on connections too, where one goes out. */
function stayAnswers(
  borders: readonly Border[],
  { passport: dated, situation: said }: Party,
  earlier: readonly Trip[],
  today: CalendarDay,
): Map<number, ComingTrip> {
  const stays = borders.flatMap(({ at, leg, day, known, isOwn, stay, situation }) => {
    // Who lives there is no visitor, and no days are counted.
    if (!known || day === undefined || isOwn || residenceOf(known, situation)) return [];
    const place = stay ? { ...known.place, stay } : known.place;
    const out = leg.kind === 'layover' && place.counted && leg.leaves ? { exit: day, isMost: false } : undefined;
    const { exit, isMost } = (leg.kind === 'stop' ? leaving(borders, at) : out) ?? {};
    // Nor are those before a residence ends.
    const resident = residenceOf(known, heldOn(said, day));
    const entry = resident ? (said?.until?.[resident] ?? day) + 1 : day;
    return exit === undefined || exit < day ? [] : [{ at, isMost, trip: { place, entry, exit } }];
  });
  const sure = stays.filter(({ isMost }) => !isMost);
  const among = (some: typeof stays) =>
    answerTrips(dated, [...earlier, ...some.map(({ trip }) => trip)], today).slice(earlier.length);
  const [ofSure, ofAll] = [among(sure), among(stays)];
  return new Map(
    stays.flatMap((each, index) => {
      const answer = each.isMost ? ofAll[index] : ofSure[sure.indexOf(each)];
      // Of days that may be fewer, only too many are told.
      if (!answer || answer.isPast || (each.isMost && !/over|harms/.test(answer.stay.outcome))) return [];
      const stay = each.isMost ? ({ outcome: 'tally-unclear' } as const) : answer.stay;
      return [[each.at, { ...answer, isMost: each.isMost, stay }] as const];
    }),
  );
}

/** The day of leaving, or the next that is told: then they leave sooner, if they go out of the area in between. */
function leaving(borders: readonly Border[], at: number) {
  const here = borders[at]?.known?.place.counted?.id;
  let isMost = false;
  for (const { leg, known, at: other } of borders.slice(at)) {
    const exit = leg.kind === 'stop' ? ((other > at ? leg.entry : undefined) ?? leg.exit) : undefined;
    isMost ||= other > at && (!here || known?.place.counted?.id !== here);
    if (exit !== undefined) return { exit, isMost };
  }
  return undefined;
}

function stay(border: Border, answer: ComingTrip | undefined): Of<'stay'>[] {
  const { known, leg } = border;
  if (!known || !answer) return [];
  const isTooLong = answer.stay.outcome === 'over';
  // A way of passing has its own hours.
  if ((leg.kind === 'layover' || border.entry.side) && !isTooLong) return [];
  // Who holds another visa than a visitor's is not held to a visitor's days: only they know to which.
  const { held, figures, country } = known.personal ?? {};
  const isUnbound = isTooLong && held !== undefined && figures?.stay !== country?.usual.stay;
  const said: ComingTrip = isUnbound ? { ...answer, stay: { outcome: 'unknown' } } : answer;
  // Of two stays that are too long together, the later one breaks the rule; the first is lawful.
  const isWithin = ['within', 'harms-later-stay'].includes(said.stay.outcome) || isFarWithin(said);
  const isSure = isFarWithin(said) || (isWithin && !answer.inYear && answer.trip.place.stay.confidence !== 'low');
  const isFromLater = leg.kind === 'stop' && leg.entry !== undefined && answer.trip.entry > leg.entry;
  const level = isTooLong && !isUnbound ? 'no' : isSure && !isFromLater ? 'good' : 'ask';
  return [{ level, at: [border.at], kind: 'stay', answer: said, from: isFromLater ? answer.trip.entry : undefined }];
}

/** Mexico wants a permit for a child who leaves with neither parent, which is asked until it is said who comes along; with one, their papers. */
function leavingMexico(borders: readonly Border[], travellers: Travellers): Finding[] {
  const [first] = borders;
  const minors = minorsOf(travellers);
  const apart = minors.filter(({ company }) => company !== 'both');
  const unsigned = apart.filter(({ permit }) => !permit);
  const [without, open] = (['other', ''] as const).map((company) =>
    unsigned.filter((each) => each.company === company),
  );
  const level = without?.length ? 'todo' : open?.length ? 'ask' : 'carry';
  const whose = { todo: without, ask: open, carry: undefined }[level] ?? [];
  const [one] = [...whose, ...apart.filter(({ company }) => company !== 'one'), ...apart];
  if (!first || !one) return [];
  const who = whose.length > 0 && whose.length < minors.length ? whose.map((each) => each.who) : undefined;
  const untold = level === 'ask' ? [{ what: 'company' } as const] : undefined;
  return [finding(first, level, { kind: 'leave-mexico', company: one.company, before: first.day, who, untold })];
}

/** What several borders ask in the same words is said once, at the first of them. */
function together(findings: readonly Finding[], today: CalendarDay): Finding[] {
  const said = new Map<unknown, Finding>();
  for (const each of findings) {
    const key = sameWords(each) ?? each;
    const before = said.get(key) ?? { ...each, at: [] };
    // The first border sets the day of a vaccination, and the one that surely asks for it, that it is missing. Too late
    // for who may ask, it can be in time for who does. Who asks it of all tells the rule.
    const areTwo = before.kind === 'requirement' && each.kind === 'requirement';
    const isSurer = areTwo && isOpen(before) && !isOpen(each);
    const isRule = areTwo && each.topic === 'yellow-fever' && !isOpen(before) && !isOfAll(before) && isOfAll(each);
    const rule = isRule && { requirement: each.requirement, details: each.details };
    const isInTime = isSurer && before.by !== undefined && before.by >= today;
    const earlier = isSurer ? { ...each, ...(isInTime && { by: before.by }), at: before.at } : before;
    const at = [...new Set([...earlier.at, ...each.at])];
    // A document is shown for the last time at the last of its borders.
    const until = each.kind === 'document' ? each.until : undefined;
    // Two parties may hold the same.
    const who = each.who && earlier.who && [...new Set([...earlier.who, ...each.who])];
    said.set(key, { ...earlier, ...rule, ...(until !== undefined && { until }), who, at });
  }
  return [...said.values()];
}

const isOfAll = ({ details }: Of<'requirement'>) => details.country.entry?.yellowFever?.from === 'everywhere';
const isOpen = ({ layovers, isUnclear }: Of<'requirement'>) => layovers !== undefined || isUnclear === true;

/** Alike for findings that are told in the same words; undefined for one that stands alone. */
function sameWords(said: Finding): string | undefined {
  switch (said.kind) {
    case 'document':
      return `document ${said.document} ${said.ends}`;
    case 'other-passport':
      return `passport ${said.about} ${said.nationality} ${said.who} ${said.list?.id ?? (said.about !== 'unknown' && said.about !== 'member' && said.country)}`;
    case 'apply':
      return `apply ${permitOf(said.details, said.status, said.list)} ${said.who}`;
    case 'refused':
    case 'again':
      return `${said.kind} ${said.details.country.slug}`;
    case 'announced':
      return `announced ${said.change.title}`;
    case 'doubt':
      return `doubt ${said.about} ${said.text}`;
    case 'requirement':
      // One vaccination and one certificate, whatever words each border has for it; the first border sets the day.
      return said.topic === 'yellow-fever'
        ? said.topic
        : `requirement ${said.opens} ${said.by} ${said.requirement.text}`;
    default:
      return undefined;
  }
}
