import { type Border, bordersOf, hardest, isCountedOut, residenceOf } from './border.ts';
import { charges } from './border-charges.ts';
import type { Known } from './border-entry.ts';
import { closedBorder, otherPassport, ownPapers, papers, refusals } from './border-papers.ts';
import { permitOf, permits, type View } from './border-permit.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import { type Finding, finding, type Level, type Of } from './findings.ts';
import type { LayoverHub } from './layover-hub.ts';
import { checkPassport, isLongEnough, type Passport, type PassportAnswer } from './passport-check.ts';
import type { PassportList } from './passport-list.ts';
import { type Held, heldOn, minorsOf, partiesOf, peopleOf, type Route, type Travellers } from './route.ts';
import { answerTrips, type ComingTrip } from './trip-answers.ts';
import type { Trip } from './trip-draft.ts';
import { isOfSchengen } from './trip-place.ts';

/** Younger than this, Mexico and the border see a minor. */
const ADULT = 18;

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
export function journeyFindings(said: Travellers, route: Route, today: CalendarDay, rules: JourneyRules): Finding[] {
  const minors = said.children.filter((age) => age < ADULT);
  const adults = said.adults + said.children.length - minors.length;
  const travellers = { ...said, adults, children: minors };
  if (travellers.adults + minors.length === 0) return [];
  const views = partiesOf(travellers).map(
    (party): View => ({ party, borders: bordersOf(route, party, today, rules.passports) }),
  );
  const borders = views
    .map((view) => view.borders)
    .reduce((one, other) => one.map((each, at) => hardest(each, other[at] ?? each)));
  const nationalities = views.map(({ party }) => party.nationality);
  // Who holds least binds everybody: a stay or a passport that fails for one fails for the journey.
  const least = { ...travellers, situation: leastOf(views) };
  const answers = stayAnswers(borders, least, route.earlier, today);
  const holders = passportHolders(travellers).map((holder) => {
    const whose = { ...least, passport: holder.passport };
    return { ...holder, whose, answers: stayAnswers(borders, whose, route.earlier, today) };
  });
  /** Enters with another passport than the one whose dates were said. */
  const showsAnother = (at: number, who: string) => {
    const own = views.find(({ party }) => party.who.includes(who))?.borders[at];
    return own?.isOwn || own?.entry.list !== undefined;
  };
  const findings = borders.flatMap((border) => {
    const all = { ...least, situation: onDayOf(border, least.situation, today) };
    return [
      ...views.flatMap(({ party, borders: own }) => otherPassport(own[border.at] ?? border, party)),
      finding(border, border.level, border.facts, border.entry),
      ...dates(border, borders, today),
      ...closedBorder(border, borders),
      ...(border.isOwn
        ? []
        : [
            ...doubts(border, borders, all, answers.get(border.at)),
            ...permits(border.at, views, today, rules.hubs),
            ...charges(border, borders, travellers),
            ...holders
              .filter(({ people }) => !people.every((who) => showsAnother(border.at, who)))
              .flatMap(({ who, whose, answers: own }) =>
                passport(border, own.get(border.at), { ...whose, situation: all.situation }, today)
                  // Of somebody else’s, only what falls short is said.
                  .filter(({ answer }) => who === undefined || !isLongEnough(answer))
                  .map((said) => (who === undefined ? said : { ...said, who })),
              ),
            ...stay(border, answers.get(border.at), all),
            ...views.flatMap((view) => ownPapers(view.borders[border.at] ?? border, view.party)),
            ...announced(border, all),
            ...refusals(border, borders, route.earlier, nationalities),
            ...papers(border, borders, all, rules.certificateDays),
          ]),
    ];
  });
  return together([...findings, ...leavingMexico(borders, travellers)]);
}

/** Whose passports are told: those of which one pair of dates was said for all, and whoever has one of their own. */
function passportHolders(travellers: Travellers): { who?: string; people: string[]; passport: Passport }[] {
  const people = peopleOf(travellers).map(({ who }) => who);
  // The reader is the first, and who was taken off the journey needs no passport.
  const own = (travellers.each ?? []).filter(
    ({ who, passport: { expiry, issued } }) => (expiry ?? issued) && people.indexOf(who) > 0,
  );
  const sharing = people.filter((who) => !own.some((person) => person.who === who));
  return [
    { people: sharing, passport: travellers.passport },
    ...own.map(({ who, passport: dated }) => ({ who, people: [who], passport: dated })),
  ];
}

/** What everybody holds: who holds least binds the journey. */
function leastOf(views: readonly View[]): Held | undefined {
  const [first, ...rest] = views.map(({ party }) => party.situation);
  if (!first || rest.includes(undefined)) return undefined;
  const holds = first.holds.filter((held) => rest.every((other) => other?.holds.includes(held)));
  const until: Held['until'] = {};
  for (const document of holds) {
    const days = [first, ...rest].flatMap((each) => each?.until?.[document] ?? []);
    if (days.length > 0) until[document] = Math.min(...days);
  }
  return { ...first, holds, until };
}

const onDayOf = ({ day, leg }: Pick<Border, 'day' | 'leg'>, held: Held | undefined, today: CalendarDay) =>
  heldOn(held, day ?? today, (leg.kind === 'stop' && leg.exit) || undefined);

/** What the journey as a whole is bound by, from the content. */
export interface JourneyRules {
  /** So many days after the vaccination a yellow-fever certificate is valid. */
  certificateDays: number;
  /** Places where flights connect, for another way. */
  hubs: readonly LayoverHub[];
  /** Official lists of other passports. */
  passports: readonly PassportList[];
}

/** What is announced for visitors without a visa, where it can begin before the stay ends. */
function announced(border: Border, { situation }: Travellers): Finding[] {
  const { leg, known, entry, day, isVisit } = border;
  if (!known || entry.status !== 'visa-free' || entry.isHeld) return [];
  // Where planes are changed, of who goes out, or on to a stop of the same area.
  if (leg.kind === 'layover' && (entry.isInside || (!leg.leaves && !isVisit))) return [];
  const last = (leg.kind === 'stop' && leg.exit) || day;
  if (last === undefined || residenceOf(known, situation)) return [];
  return (known.details.announced ?? []).flatMap((change) =>
    change.from <= formatDay(last)
      ? [finding(border, 'coming', [`${known.slug}/updates`], { kind: 'announced', change })]
      : [],
  );
}

function dates(border: Border, borders: readonly Border[], today: CalendarDay): Finding[] {
  const { at, leg } = border;
  if (leg.kind === 'layover') return [];
  const { entry, exit } = leg;
  const last = exit ?? entry;
  const overlapped = borders.slice(0, at).findLast(({ leg: other }) => {
    const left = other.kind === 'stop' ? (other.exit ?? other.entry) : undefined;
    return left !== undefined && entry !== undefined && entry < left;
  })?.at;
  const wrong = (because: Of<'dates'>['because'], other?: number) => [
    finding(border, because === 'missing' ? 'ask' : 'no', [], { kind: 'dates', because, with: other }),
  ];
  if (entry !== undefined && exit !== undefined && exit < entry) return wrong('reversed');
  if (last !== undefined && last < today) return wrong('past');
  if (overlapped !== undefined) return wrong('overlap', overlapped);
  return entry === undefined || exit === undefined ? wrong('missing') : [];
}

const OTHER_HOME =
  'Tus días no se cuentan en el país que te dio la residencia; en los otros de la zona Schengen, pregunta cuántos puedes quedarte.';

/** What nobody could say, or the record itself is not sure of: to be asked before anything is bought. */
function doubts(
  border: Border,
  borders: readonly Border[],
  { situation }: Travellers,
  stayed: ComingTrip | undefined,
): Finding[] {
  const { known, entry, facts, leg, unconfirmed } = border;
  const ask = (about: Of<'doubt'>['about'], of: readonly string[], ...texts: (string | undefined | false)[]) =>
    texts.flatMap((text) =>
      typeof text === 'string' ? finding(border, 'ask', of, { kind: 'doubt', about, text }) : [],
    );
  if (leg.kind === 'layover') {
    if (!entry.side && entry.status !== 'unknown') return [];
    // Who holds what a visitor is asked for passes, whatever is not clear of passing without it.
    const doubt = !entry.isHeld && (entry.side?.doubt ?? (entry.status === 'unknown' && ''));
    return ask('layover', facts, doubt, ...unconfirmed);
  }
  if (!known) return [];
  const { slug, place, details } = known;
  const { doubt } = details.country;
  const members = borders.flatMap((other) =>
    other.leg.kind === 'stop' && other.known && isOfSchengen(other.known.place) ? other.known.slug : [],
  );
  const isOtherHome = isCountedOut(known, situation) && new Set(members).size > 1 && !entry.isInside;
  const isShort = stayed?.isOnly && isFarWithin(stayed);
  const ofStay = !isShort && place.stay.doubt !== doubt && place.stay.doubt;
  return [
    ...ask('status', [`${slug}/visaStatus`], doubt),
    ...ask('status', [`${slug}/conditional`], ...unconfirmed),
    ...ask('stay', [`${slug}/maxStay`], isOtherHome && OTHER_HOME, ofStay),
    ...ask('passport', [`${slug}/passportValidity`], place.validity?.doubt),
  ];
}

/**
 * At most a third of what its authority gives: whether that is 180 days in a year or in twelve months, 3 months or 90 days, and
 * whether the officer gives all of it, changes nothing for such a stay.
 */
function isFarWithin({ trip, days, stay, inYear }: ComingTrip): boolean {
  const { limit, confidence } = trip.place.stay;
  if (limit.kind !== 'known' || confidence === 'low' || inYear !== undefined) return false;
  const { count, unit } = limit.longest;
  return ['within', 'depends'].includes(stay.outcome) && days * 3 <= (unit === 'months' ? count * 30 : count);
}

/**
 * The passport where a whole stay is known; where only a day is, or planes are changed, no more than what is certainly
 * not enough.
 */
function passport(
  border: Border,
  answer: ComingTrip | undefined,
  { passport: dated, situation }: Travellers,
  today: CalendarDay,
): Of<'passport'>[] {
  const { day, known, leg, entry } = border;
  if (!known || (leg.kind === 'layover' && (border.isVisit || entry.isInside))) return [];
  const { place, slug } = known;
  const at = (level: Level, said: PassportAnswer) => [
    { level, at: [border.at], facts: [`${slug}/passportValidity`], kind: 'passport', answer: said, place } as const,
  ];
  if (answer && leg.kind === 'stop') return at(passportLevel(answer.passport, known), answer.passport);
  const on = day ?? today;
  if (isCountedOut(known, situation)) {
    // The months beyond the stay are asked of visitors.
    const exit = leg.kind === 'stop' ? (leg.exit ?? on) : on;
    const own = checkPassport(dated, undefined, { entry: on, exit }, place.stay.limit);
    return own.outcome === 'expired' ? at('no', own) : [];
  }
  const least = checkPassport(dated, place.validity, { entry: on, exit: on }, place.stay.limit);
  if (least.outcome === 'expired') return at('no', least);
  if ((least.outcome !== 'broken' && least.age !== 'broken') || day === undefined) return [];
  // Who does not pass the control may be asked all the same: that is for the airline to say.
  const isEntry = leg.kind === 'stop' || leg.leaves === true;
  return at(isEntry ? passportLevel(least, known) : 'ask', least);
}

function passportLevel({ outcome, age }: PassportAnswer, { place }: Known): Level {
  const isDoubtful = place.validity?.confidence === 'low';
  if (outcome === 'met') return isDoubtful || age === 'unknown' ? 'ask' : 'good';
  if (outcome === 'unknown') return age === 'broken' && !isDoubtful ? 'no' : 'ask';
  return outcome === 'broken' && isDoubtful ? 'ask' : 'no';
}

/** Stays of the journey, with those of before: days in Schengen count on connections too, where one goes out. */
function stayAnswers(
  borders: readonly Border[],
  { passport: dated, situation }: Travellers,
  earlier: readonly Trip[],
  today: CalendarDay,
): Map<number, ComingTrip> {
  const stays = borders.flatMap(({ at, leg, day, known, isOwn, stay }) => {
    // Who lives there is no visitor, and no days are counted.
    if (!known || day === undefined || isOwn || isCountedOut(known, onDayOf({ day, leg }, situation, today))) return [];
    const place = stay ? { ...known.place, stay } : known.place;
    const isOut = leg.kind === 'layover' && place.area && leg.leaves;
    const exit = leg.kind === 'stop' ? leg.exit : isOut ? day : undefined;
    // Nor are those before a residence ends.
    const resident = isCountedOut(known, heldOn(situation, day)) ? residenceOf(known, situation) : undefined;
    const entry = resident ? (situation?.until?.[resident] ?? day) + 1 : day;
    return exit === undefined || exit < day ? [] : [{ at, trip: { place, entry, exit } }];
  });
  const answers = answerTrips(dated, [...earlier, ...stays.map(({ trip }) => trip)], today).slice(earlier.length);
  return new Map(
    stays.flatMap(({ at }, index) => {
      const answer = answers[index];
      return answer && !answer.isPast ? [[at, answer] as const] : [];
    }),
  );
}

function stay(border: Border, answer: ComingTrip | undefined, travellers: Travellers): Finding[] {
  const { known, leg } = border;
  if (!known || !answer) return [];
  const isTooLong = answer.stay.outcome === 'over';
  if (leg.kind === 'layover' && !isTooLong) return [];
  // A way of passing has its own hours.
  if (border.entry.side && !isTooLong) return [];
  // A resident, or who holds another visa than a visitor's, is not held to a visitor's days: only they know to which.
  const isUnbound = isTooLong && staysByOwnRight(known, travellers);
  const said: ComingTrip = isUnbound ? { ...answer, stay: { outcome: 'unknown' } } : answer;
  // Of two stays that are too long together, the later one breaks the rule; the first is lawful.
  const isWithin = ['within', 'harms-later-stay'].includes(said.stay.outcome) || isFarWithin(said);
  const isSure = isWithin && answer.trip.place.stay.confidence !== 'low';
  const isFromLater = leg.kind === 'stop' && leg.entry !== undefined && answer.trip.entry > leg.entry;
  const level = isTooLong && !isUnbound ? 'no' : isSure && !isFromLater ? 'good' : 'ask';
  const from = isFromLater ? answer.trip.entry : undefined;
  return [finding(border, level, [`${known.slug}/maxStay`], { kind: 'stay', answer: said, from })];
}

function staysByOwnRight({ place, personal }: Known, { situation }: Travellers): boolean {
  if (isOfSchengen(place)) {
    const holds = situation?.holds ?? [];
    return holds.includes('schengen-visa') || holds.includes('schengen-residence');
  }
  const isByResidence = personal?.rule?.maxStay?.decidedBy === 'residence';
  return isByResidence || (personal?.held !== undefined && personal.figures.stay !== personal.country.usual.stay);
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
  const ages = whose.length > 0 && whose.length < minors.length ? whose.map(({ age }) => age) : undefined;
  const said = { kind: 'leave-mexico', company: one.company, before: first.day, ages } as const;
  const leave = finding(first, level, ['minors-leaving-mexico'], said);
  return [level === 'ask' ? { ...leave, untold: [{ what: 'company' }] } : leave];
}

/** What several borders ask in the same words is said once, at the first of them. */
function together(findings: readonly Finding[]): Finding[] {
  const said = new Map<unknown, Finding>();
  for (const each of findings) {
    const key = sameWords(each) ?? each;
    const before = said.get(key) ?? { ...each, at: [], facts: [] };
    // The first border sets the day of a vaccination, and the one that surely asks for it, that it is missing.
    const { at: places, facts } = before;
    const isSurer = before.kind === 'requirement' && each.kind === 'requirement' && isOpen(before) && !isOpen(each);
    const earlier = isSurer ? { ...each, by: before.by, at: places, facts } : before;
    const at = [...new Set([...earlier.at, ...each.at])];
    const until = latest(each, earlier);
    said.set(key, {
      ...earlier,
      ...(until !== undefined && { until }),
      at,
      facts: [...new Set([...earlier.facts, ...each.facts])],
    });
  }
  return [...said.values()];
}

const isOpen = ({ layovers, isUnclear }: Of<'requirement'>) => layovers !== undefined || isUnclear === true;

/** The day on which a document is shown for the last time. */
function latest(...findings: readonly Finding[]): CalendarDay | undefined {
  const days = findings.flatMap((each) => (each.kind === 'document' ? (each.until ?? []) : []));
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** Alike for findings that are told in the same words; undefined for one that stands alone. */
function sameWords(said: Finding): string | undefined {
  switch (said.kind) {
    case 'document':
      return `document ${said.document}`;
    case 'other-passport':
      return `passport ${said.about} ${said.nationality} ${said.party?.who} ${said.list?.id ?? (said.about !== 'unknown' && said.about !== 'member' && said.country)}`;
    case 'apply':
      return `apply ${permitOf(said.details, said.status, said.list)} ${said.party?.who}`;
    case 'refused':
    case 'again':
      return `${said.kind} ${said.details.country.slug}`;
    case 'announced':
      return `announced ${said.change.title}`;
    case 'doubt':
      return `doubt ${said.facts.join()} ${said.text}`;
    case 'requirement':
      // One vaccination and one certificate, whatever words each border has for it; the first border sets the day.
      return said.topic === 'yellow-fever' ? said.topic : `requirement ${said.opens} ${said.requirement.text}`;
    default:
      return undefined;
  }
}
