import { type Border, bordersOf, type Known } from './border.ts';
import { papers } from './border-papers.ts';
import { isOnePermit, permit } from './border-permit.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type Finding, finding, type Level, type Said } from './findings.ts';
import { checkPassport, type PassportAnswer } from './passport-check.ts';
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
 */
export function journeyFindings(said: Travellers, route: Route, today: CalendarDay): Finding[] {
  const minors = said.children.filter((age) => age < ADULT);
  const travellers = { ...said, children: minors, adults: said.adults + said.children.length - minors.length };
  const borders = bordersOf(route.legs, travellers, today);
  const answers = stayAnswers(borders, travellers, route.earlier, today);
  const findings = borders.flatMap((border) => [
    ...ownPassport(border),
    finding(border, border.level, border.facts, border.entry),
    ...dates(border, borders, today),
    ...(border.isOwn ? [] : ofMexican(border, borders, answers.get(border.at), travellers, today)),
  ]);
  return together([...findings, ...leavingMexico(borders, travellers)]);
}

/** What is asked of whoever enters with the Mexican passport. */
function ofMexican(
  border: Border,
  borders: readonly Border[],
  answer: ComingTrip | undefined,
  travellers: Travellers,
  today: CalendarDay,
): Finding[] {
  return [
    ...doubts(border, travellers),
    ...permit(border, borders, travellers, today),
    ...passport(border, answer, travellers, today),
    ...stay(border, answer, travellers),
    ...papers(border, borders, travellers),
  ];
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
  const told = (because: (Said & { kind: 'dates' })['because'], other?: number) => [
    finding(border, because === 'missing' ? 'ask' : 'no', [], { kind: 'dates', because, with: other }),
  ];
  if (entry !== undefined && exit !== undefined && exit < entry) return told('reversed');
  const last = exit ?? entry;
  if (last !== undefined && last < today) return told('past');
  const overlapped = borders.slice(0, at).findLast(({ leg: other }) => {
    if (other.kind === 'layover' || entry === undefined) return false;
    const left = other.exit ?? other.entry;
    return left !== undefined && entry < left;
  });
  if (overlapped) return told('overlap', overlapped.at);
  return entry === undefined || exit === undefined ? told('missing') : [];
}

const OTHER_MEMBER =
  'Tu otro pasaporte es de la zona Schengen y aquí contestamos por el mexicano: pregunta con cuál te conviene entrar y cuánto puedes quedarte.';

/** What nobody could say, or the record itself is not sure of: to be asked before anything is bought. */
function doubts(border: Border, { isSchengenNational }: Travellers): Finding[] {
  const { known, entry, facts, leg, unconfirmed } = border;
  const told = (about: (Said & { kind: 'doubt' })['about'], of: readonly string[], text: string | undefined) =>
    text === undefined ? [] : [finding(border, 'ask', of, { kind: 'doubt', about, text, details: known?.details })];
  if (leg.kind === 'layover' && (entry.side || entry.status === 'unknown')) {
    const unknown = entry.status === 'unknown' ? '' : undefined;
    return [entry.side?.doubt ?? unknown, ...unconfirmed].flatMap((text) => told('layover', facts, text));
  }
  if (!known || leg.kind === 'layover') return [];
  const { slug, place } = known;
  const { doubt } = known.details.country;
  const isOtherMember = isSchengenNational && place.isSchengenCount && !entry.isInside;
  return [
    ...told('status', [`${slug}/visaStatus`], doubt),
    ...unconfirmed.flatMap((text) => told('status', [`${slug}/conditional`], text)),
    ...told('stay', [`${slug}/maxStay`], isOtherMember ? OTHER_MEMBER : undefined),
    ...(place.stay.doubt === doubt ? [] : told('stay', [`${slug}/maxStay`], place.stay.doubt)),
    ...told('passport', [`${slug}/passportValidity`], place.validity?.doubt),
  ];
}

/**
 * The passport where a whole stay is known; where only a day is, or planes are changed, no more than what is certainly
 * not enough.
 */
function passport(
  border: Border,
  answer: ComingTrip | undefined,
  { passport: dated }: Travellers,
  today: CalendarDay,
): Finding[] {
  const { day, known, leg, entry } = border;
  if (!known || (leg.kind === 'layover' && (border.isVisit || entry.isInside))) return [];
  const { place, slug } = known;
  const told = (level: Level, said: PassportAnswer) => [
    finding(border, level, [`${slug}/passportValidity`], { kind: 'passport', answer: said, place }),
  ];
  if (answer && leg.kind === 'stop') return told(passportLevel(answer.passport, known), answer.passport);
  const on = day ?? today;
  const least = checkPassport(dated, place.validity, { entry: on, exit: on }, place.stay.limit);
  if (least.outcome === 'expired') return told('no', least);
  if (least.outcome !== 'broken' || day === undefined) return [];
  // Who does not pass the control may be asked all the same: that is for the airline to say.
  const isEntry = leg.kind === 'stop' || leg.leaves === true;
  return told(isEntry ? passportLevel(least, known) : 'ask', least);
}

function passportLevel({ outcome, age }: PassportAnswer, { place }: Known): Level {
  const isDoubtful = place.validity?.confidence === 'low';
  if (outcome === 'met') return isDoubtful || age === 'unknown' ? 'ask' : 'good';
  if (outcome === 'unknown') return 'ask';
  return outcome === 'broken' && isDoubtful ? 'ask' : 'no';
}

/** Stays of the journey, with those of before: days in Schengen count on connections too, where one goes out. */
function stayAnswers(
  borders: readonly Border[],
  { passport: dated }: Travellers,
  earlier: readonly Trip[],
  today: CalendarDay,
): Map<number, ComingTrip> {
  const stays = borders.flatMap(({ at, leg, day, known, isOwn }) => {
    if (!known || day === undefined || isOwn) return [];
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

/** Mexico wants a permit for a child who leaves with neither parent; with one, the papers that prove it. */
function leavingMexico(borders: readonly Border[], { children, company }: Travellers): Finding[] {
  const [first] = borders;
  if (!first || children.length === 0 || company === 'both') return [];
  const level = { '': 'ask', one: 'carry', other: 'todo' } as const;
  return [finding(first, level[company], ['minors-leaving-mexico'], { kind: 'leave-mexico' })];
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
  if (one.kind === 'holding') return other.kind === 'holding' && other.holding === one.holding;
  if (one.kind === 'own-passport') return other.kind === 'own-passport' && other.country === one.country;
  if (one.kind === 'apply') {
    return other.kind === 'apply' && other.status === one.status && isOnePermit(one.details, other.details, one.status);
  }
  if (one.kind === 'again') return other.kind === 'again' && other.details.country.slug === one.details.country.slug;
  if (one.kind === 'doubt') {
    return other.kind === 'doubt' && other.text === one.text && other.facts.join() === one.facts.join();
  }
  if (one.kind !== 'requirement' || other.kind !== 'requirement') return false;
  return one.requirement.text === other.requirement.text && one.opens === other.opens;
}
