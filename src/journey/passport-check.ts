import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { addMonths, type CalendarDay } from './calendar-day.ts';
import type { DatedStay } from './presence.ts';
import { lastDayOf, type StayLimit } from './stay-limit.ts';
import type { TripPlace } from './trip-place.ts';

export interface Passport {
  /** The last day it is valid. */
  expiry?: CalendarDay | undefined;
  issued?: CalendarDay | undefined;
}

/** The longest a Mexican passport is valid (content/wiki/documents.md: 1, 3, 6 or 10 years). */
export const LONGEST_VALIDITY_YEARS = 10;

/** `deduced`: follows from the expiry, because no Mexican passport is valid longer than the rule allows. */
type AgeAnswer = 'met' | 'deduced' | 'broken' | 'unknown';

export type PassportAnswer = {
  /** Of the rule on how old the passport may be, where the country has one. */
  age?: AgeAnswer;
  /** Another reading of a rule nobody could confirm may be answered otherwise. */
  isDoubtful?: boolean;
} & (
  | { outcome: 'met' | 'broken'; neededUntil: CalendarDay; margin: number }
  /** Whatever the rule says: nobody travels with an expired passport. */
  | { outcome: 'expired'; when: 'before-entry' | 'during-stay'; days: number }
  | { outcome: 'unknown'; because: 'no-expiry' | 'no-rule' | 'no-stay-limit' }
);

/** Whether a passport is valid long enough for one stay, and by how many days: by the strictest, where sources disagree. */
export function checkPassport(
  { expiry, issued }: Passport,
  rule: PassportValidity | undefined,
  stay: DatedStay,
  limit: StayLimit,
): PassportAnswer {
  const age = rule?.issuedWithinYears ? checkAge({ expiry, issued }, rule.issuedWithinYears, stay.entry) : undefined;
  const isUnconfirmed = rule?.confidence === 'low' || rule?.others !== undefined;
  const rest = { ...(age && { age }), ...(isUnconfirmed && { isDoubtful: true }) };
  if (expiry === undefined) return { outcome: 'unknown', because: 'no-expiry', ...rest };
  if (expiry < stay.entry) return { outcome: 'expired', when: 'before-entry', days: stay.entry - expiry, ...rest };
  if (expiry < stay.exit) return { outcome: 'expired', when: 'during-stay', days: stay.exit - expiry, ...rest };
  if (!rule) return { outcome: 'unknown', because: 'no-rule', ...rest };
  const readings = readingsOf(rule, stay, limit);
  if (readings.length === 0) return { outcome: 'unknown', because: 'no-stay-limit', ...rest };
  const neededUntil = Math.max(...readings);
  const margin = expiry - neededUntil;
  const answer = { outcome: margin >= 0 && age !== 'broken' ? 'met' : 'broken', neededUntil, margin } as const;
  const isSettled = rule.others ? answer.outcome === 'met' || expiry < Math.min(...readings) : isFarEnough(answer);
  return { ...answer, ...rest, ...(isUnconfirmed && { isDoubtful: !isSettled }) };
}

/** What follows from the day of entry alone: undefined where the rule counts from a day of leaving nobody has told. */
export function checkAtEntry(
  passport: Passport,
  { validity, stay }: Pick<TripPlace, 'validity' | 'stay'>,
  entry: CalendarDay,
): PassportAnswer | undefined {
  const answer = checkPassport(passport, validity, { entry, exit: entry }, stay.limit);
  const isOfExit = !validity || [validity, ...(validity.others ?? [])].some(({ from }) => from === 'exit');
  return answer.outcome === 'expired' || !isOfExit ? answer : undefined;
}

/** So many days to spare, half a year, are enough for whatever rule a source gives. */
const YEARS_LEFT = 183;

/** It is valid for so much longer that no doubt about the rule changes anything. */
export function isFarEnough(answer: PassportAnswer): boolean {
  return answer.outcome === 'met' && answer.margin >= YEARS_LEFT;
}

/** Nothing that is known of it falls short of a rule, be that rule confirmed or not. */
export function isLongEnough({ outcome, age }: PassportAnswer): boolean {
  return (outcome === 'met' || outcome === 'unknown') && age !== 'broken';
}

/** The day on which the passport must still be valid, by each reading of the rule; none when it hangs on a stay nobody knows. */
export function readingsOf(rule: PassportValidity, { entry, exit }: DatedStay, limit: StayLimit): CalendarDay[] {
  const starts = { entry, exit, 'permitted-stay': endOfPermittedStay(entry, limit) };
  return [rule, ...(rule.others ?? [])].flatMap(({ from, months = 0, days = 0 }) => {
    const start = starts[from];
    return start === undefined ? [] : addMonths(start, months) + days;
  });
}

/** A country that says «60 days after a stay of 30» means 90 days from the entry: the day after the last of the stay, when the entry is counted as the first. */
function endOfPermittedStay(entry: CalendarDay, limit: StayLimit): CalendarDay | undefined {
  return limit.kind === 'known' ? lastDayOf(entry, limit.longest) + 1 : undefined;
}

function checkAge({ expiry, issued }: Passport, years: number, entry: CalendarDay): AgeAnswer {
  if (issued !== undefined) return entry < addMonths(issued, years * 12) ? 'met' : 'broken';
  return expiry !== undefined && expiry > entry && years >= LONGEST_VALIDITY_YEARS ? 'deduced' : 'unknown';
}
