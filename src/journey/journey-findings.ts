import { type Border, bordersOf, hardest, type Known } from './border.ts';
import { ownPapers, papers } from './border-papers.ts';
import { isOnePermit, permit } from './border-permit.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type Detail, type Finding, finding, type Level } from './findings.ts';
import { type Party, partiesOf } from './parties.ts';
import { checkPassport, type PassportAnswer } from './passport-check.ts';
import { isCountedOut } from './residence.ts';
import type { Route, Travellers } from './route.ts';
import { answerTrips, type ComingTrip } from './trip-answers.ts';
import type { Trip } from './trip-draft.ts';

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
  // Whoever was said to come along does not travel.
  const company = adults === 0 && minors.length > 0 ? 'other' : said.company;
  const travellers = { ...said, adults, children: minors, company };
  if (travellers.adults + minors.length === 0) return [];
  const views = partiesOf(travellers).map((party): View => {
    const { situation } = party;
    return { party, borders: bordersOf(route.legs, { ...travellers, situation }, today) };
  });
  const borders = views
    .map((view) => view.borders)
    .reduce((one, other) => one.map((each, at) => hardest(each, other[at] ?? each)));
  // Who holds least binds everybody: a stay or a passport that fails for one fails for the journey.
  const least = { ...travellers, situation: views.at(-1)?.party.situation };
  const answers = stayAnswers(borders, least, route.earlier, today);
  const findings = borders.flatMap((border) => [
    ...ownPassport(border),
    finding(border, border.level, border.facts, border.entry),
    ...dates(border, borders, today),
    ...(border.isOwn
      ? []
      : [
          ...doubts(border, borders, least),
          ...permits(border, borders, views, today),
          ...passport(border, answers.get(border.at), least, today),
          ...stay(border, answers.get(border.at), least),
          ...views.flatMap((view) => ownPapers(view.borders[border.at] ?? border, view.party)),
          ...papers(border, borders, least, rules.certificateDays),
        ]),
  ]);
  return together([...findings, ...leavingMexico(borders, travellers)]);
}

/** What the journey as a whole is bound by, from the content. */
export interface JourneyRules {
  /** So many days after the vaccination a yellow-fever certificate is valid. */
  certificateDays: number;
}

/** The borders as one party meets them. */
interface View {
  party: Party;
  borders: readonly Border[];
}

/** What has to be asked for at one border: once for everybody, or by each party what it lacks. */
function permits(border: Border, borders: readonly Border[], views: readonly View[], today: CalendarDay): Finding[] {
  const own = views.map((view) => ({ ...view, border: view.borders[border.at] ?? border }));
  const [first] = own;
  if (first && own.every((each) => isAlike(each.border, first.border))) {
    const adults = own.reduce((sum, { party }) => sum + party.adults, 0);
    const children = own.flatMap(({ party }) => party.children);
    return permit(border, borders, { ...first.party, whose: 'everybody', adults, children }, today);
  }
  return own.flatMap((each) => permit(each.border, each.borders, each.party, today));
}

function isAlike(one: Border, other: Border): boolean {
  const price = ({ known }: Border) => known?.personal?.figures.cost.pesos;
  return (
    one.entry.status === other.entry.status && one.entry.isHeld === other.entry.isHeld && price(one) === price(other)
  );
}

/** Whoever is a national of the place need not enter as a Mexican. */
function ownPassport({ known, isOwn, ...border }: Border): Finding[] {
  if (!known || !isOwn) return [];
  const { entry, nameSpanish: country } = known.details.country;
  const isRequired = entry?.nationalsUseOwnPassport;
  const fact = `${known.slug}/nationalsUseOwnPassport`;
  return [finding(border, isRequired ? 'carry' : 'ask', [fact], { kind: 'own-passport', isRequired, country })];
}

function dates(border: Border, borders: readonly Border[], today: CalendarDay): Finding[] {
  const { at, leg } = border;
  if (leg.kind === 'layover') return [];
  const { entry, exit } = leg;
  const problem = (because: (Detail & { kind: 'dates' })['because'], other?: number) => [
    finding(border, because === 'missing' ? 'ask' : 'no', [], { kind: 'dates', because, with: other }),
  ];
  if (entry !== undefined && exit !== undefined && exit < entry) return problem('reversed');
  const last = exit ?? entry;
  if (last !== undefined && last < today) return problem('past');
  const overlapped = borders.slice(0, at).findLast(({ leg: other }) => {
    if (other.kind === 'layover' || entry === undefined) return false;
    const left = other.exit ?? other.entry;
    return left !== undefined && entry < left;
  });
  if (overlapped) return problem('overlap', overlapped.at);
  return entry === undefined || exit === undefined ? problem('missing') : [];
}

const OTHER_MEMBER =
  'Tu otro pasaporte es de la zona Schengen y aquí contestamos por el mexicano: pregunta con cuál te conviene entrar y cuánto puedes quedarte.';

const OTHER_HOME =
  'Tus días no se cuentan en el país que te dio la residencia; en los otros de la zona Schengen, pregunta cuántos puedes quedarte.';

/** What nobody could say, or the record itself is not sure of: to be asked before anything is bought. */
function doubts(border: Border, borders: readonly Border[], { isSchengenNational, situation }: Travellers): Finding[] {
  const { known, entry, facts, leg, unconfirmed } = border;
  const doubted = (about: (Detail & { kind: 'doubt' })['about'], of: readonly string[], text: string | undefined) =>
    text === undefined ? [] : [finding(border, 'ask', of, { kind: 'doubt', about, text, details: known?.details })];
  if (leg.kind === 'layover' && (entry.side || entry.status === 'unknown')) {
    const unknown = entry.status === 'unknown' ? '' : undefined;
    return [entry.side?.doubt ?? unknown, ...unconfirmed].flatMap((text) => doubted('layover', facts, text));
  }
  if (!known || leg.kind === 'layover') return [];
  const { slug, place } = known;
  const { doubt } = known.details.country;
  const isOtherMember = isSchengenNational && place.isSchengenCount && !entry.isInside;
  const members = borders.flatMap((other) =>
    other.leg.kind === 'stop' && other.known?.place.isSchengenCount ? other.known.slug : [],
  );
  const isOtherHome = isCountedOut(known, situation) && new Set(members).size > 1;
  return [
    ...doubted('status', [`${slug}/visaStatus`], doubt),
    ...unconfirmed.flatMap((text) => doubted('status', [`${slug}/conditional`], text)),
    ...doubted('stay', [`${slug}/maxStay`], isOtherMember ? OTHER_MEMBER : undefined),
    ...doubted('stay', [`${slug}/maxStay`], isOtherHome && !entry.isInside ? OTHER_HOME : undefined),
    ...(place.stay.doubt === doubt ? [] : doubted('stay', [`${slug}/maxStay`], place.stay.doubt)),
    ...doubted('passport', [`${slug}/passportValidity`], place.validity?.doubt),
  ];
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
): Finding[] {
  const { day, known, leg, entry } = border;
  if (!known || (leg.kind === 'layover' && (border.isVisit || entry.isInside))) return [];
  const { place, slug } = known;
  const at = (level: Level, said: PassportAnswer) => [
    finding(border, level, [`${slug}/passportValidity`], { kind: 'passport', answer: said, place }),
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
  const stays = borders.flatMap(({ at, leg, day, known, isOwn }) => {
    // Who lives there is no visitor, and no days are counted.
    if (!known || day === undefined || isOwn || isCountedOut(known, situation)) return [];
    const { place } = known;
    const isOut = leg.kind === 'layover' && place.isSchengenCount && leg.leaves;
    const exit = leg.kind === 'stop' ? leg.exit : isOut ? day : undefined;
    return exit === undefined || exit < day ? [] : [{ at, trip: { place, entry: day, exit } }];
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
  const isTooLong = answer.stay.outcome === 'over' || answer.stay.outcome === 'harms-later-stay';
  if (leg.kind === 'layover' && !isTooLong) return [];
  // A resident, or who holds another visa than a visitor's, is not held to a visitor's days: only they know to which.
  const isUnbound = isTooLong && staysByOwnRight(known, travellers);
  const said: ComingTrip = isUnbound ? { ...answer, stay: { outcome: 'unknown' } } : answer;
  const isSure = said.stay.outcome === 'within' && known.place.stay.confidence !== 'low';
  const level = isTooLong && !isUnbound ? 'no' : isSure ? 'good' : 'ask';
  return [finding(border, level, [`${known.slug}/maxStay`], { kind: 'stay', answer: said })];
}

function staysByOwnRight({ place, personal }: Known, { situation, isSchengenNational }: Travellers): boolean {
  if (place.isSchengenCount) {
    const holds = situation?.holds ?? [];
    return isSchengenNational || holds.includes('schengen-visa') || holds.includes('schengen-residence');
  }
  const isByResidence = personal?.rule?.maxStay?.decidedBy === 'residence';
  return isByResidence || (personal?.held !== undefined && personal.figures.stay !== personal.country.usual.stay);
}

/** Mexico wants a permit for a child who leaves with neither parent, until it is said who comes along; with one, their papers. */
function leavingMexico(borders: readonly Border[], { children, company }: Travellers): Finding[] {
  const [first] = borders;
  if (!first || children.length === 0 || company === 'both') return [];
  const level = company === 'one' ? 'carry' : 'todo';
  return [finding(first, level, ['minors-leaving-mexico'], { kind: 'leave-mexico', company, before: first.day })];
}

/** What several borders ask in the same words is said once. */
function together(findings: readonly Finding[]): Finding[] {
  const result: Finding[] = [];
  for (const each of findings) {
    const same = result.findIndex((other) => isSaidAlready(each, other));
    const earlier = result[same];
    if (!earlier) result.push(each);
    else
      result[same] = {
        ...earlier,
        at: [...new Set([...earlier.at, ...each.at])],
        facts: [...new Set([...earlier.facts, ...each.facts])],
      };
  }
  return result;
}

function isSaidAlready(one: Finding, other: Finding): boolean {
  if (one.kind === 'document') return other.kind === 'document' && other.document === one.document;
  if (one.kind === 'own-passport') return other.kind === 'own-passport' && other.country === one.country;
  if (one.kind === 'apply') {
    const isForTheSame =
      other.kind === 'apply' && other.status === one.status && other.party?.whose === one.party?.whose;
    return isForTheSame && isOnePermit(one.details, other.details, one.status);
  }
  if (one.kind === 'again') return other.kind === 'again' && other.details.country.slug === one.details.country.slug;
  if (one.kind === 'doubt') {
    return other.kind === 'doubt' && other.text === one.text && other.facts.join() === one.facts.join();
  }
  if (one.kind !== 'requirement' || other.kind !== 'requirement') return false;
  // One vaccination and one certificate, whatever words each border has for it; the first border sets the day.
  if (one.topic === 'yellow-fever') return other.topic === 'yellow-fever';
  return one.requirement.text === other.requirement.text && one.opens === other.opens;
}
