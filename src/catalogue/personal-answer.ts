import { type Holding, holdingWords } from './holding.ts';
import type { CountryRecord } from './records/country-schema.ts';
import { arrivalWords, meetsArrival, provenBy, type RuleArrival, type Situation } from './situation.ts';
import type { VisaStatus } from './visa-status.ts';

type Conditional = NonNullable<CountryRecord['conditional']>;
export type ConditionalRule = Conditional['rules'][number];

/** The parts of a record that a reader's own answer is made from. */
export type PersonalQuestion = Pick<CountryRecord, 'visaStatus'> & { conditional?: Conditional | undefined };

/** What a reader's situation makes of a country whose entry depends on it. */
export interface PersonalAnswer {
  visaStatus: VisaStatus;
  /** The rule that decided; undefined when none applies and the country's `otherwise` holds. */
  rule: ConditionalRule | undefined;
  /** The rule asks for this way of arriving and the reader has not said theirs. */
  onlyIfArriving: Exclude<RuleArrival, 'any'> | undefined;
  /** One sentence: why this is the answer. */
  because: string;
  /** Rules nobody could confirm that would make it easier: to be named, never to decide. */
  unconfirmed: ConditionalRule[];
}

/** From the least to the most that has to be done before boarding. */
const EASE: readonly VisaStatus[] = ['visa-free', 'visa-on-arrival', 'eta-required', 'visa-required'];

const effort = (status: VisaStatus) => EASE.indexOf(status);

/**
 * The answer for one reader. Pure: the same record and situation always give the same answer.
 *
 * Among the rules the reader meets the easiest entry wins; between equals, the one that does not depend on how they
 * arrive, then the order of the record. A rule of low confidence never decides: a traveller who trusted it could be
 * refused at the gate. A rule that would be harder than what everybody else gets is no help and is passed over.
 *
 * @returns undefined when the country's entry does not depend on what the reader holds.
 */
export function personalAnswer({ conditional }: PersonalQuestion, situation: Situation): PersonalAnswer | undefined {
  if (!conditional) return undefined;
  const { otherwise } = conditional;
  const proven = provenBy(situation.holds);
  const held = conditional.rules.filter(({ holds }) => holds.some((holding) => proven.has(holding)));
  const met = held.filter(({ arrival }) => !situation.arrival || meetsArrival(arrival, situation.arrival));
  const helpful = met.filter(({ visaStatus }) => effort(visaStatus) < effort(otherwise.visaStatus));
  const unconfirmed = helpful.filter(({ confidence }) => confidence === 'low');
  const [rule] = helpful
    .filter(({ confidence }) => confidence !== 'low')
    .sort(
      (a, b) =>
        effort(a.visaStatus) - effort(b.visaStatus) || Number(a.arrival !== 'any') - Number(b.arrival !== 'any'),
    );
  if (!rule) {
    return {
      visaStatus: otherwise.visaStatus,
      rule,
      onlyIfArriving: undefined,
      because: whyNot(held, situation),
      unconfirmed,
    };
  }
  return {
    visaStatus: rule.visaStatus,
    rule,
    onlyIfArriving: rule.arrival === 'any' || situation.arrival ? undefined : rule.arrival,
    because: why(rule, situation, proven),
    unconfirmed: unconfirmed.filter(({ visaStatus }) => effort(visaStatus) < effort(rule.visaStatus)),
  };
}

function why(rule: ConditionalRule, { holds, arrival }: Situation, proven: ReadonlySet<Holding>): string {
  // The document the reader named, before one it merely proves.
  const holding = rule.holds.find((held) => holds.includes(held)) ?? rule.holds.find((held) => proven.has(held));
  const reason = holding ? holdingWords(holding).reason : '';
  const way =
    rule.arrival === 'any'
      ? ''
      : arrival
        ? ` y llegas ${arrivalWords(rule.arrival)}`
        : `, siempre que llegues ${arrivalWords(rule.arrival)}`;
  const proviso = rule.requires ? `, solo si ${rule.requires}` : '';
  return sentence(`Porque ${reason}${way}${proviso}`);
}

/** An abbreviation at the end brings its own full stop. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function whyNot(held: readonly ConditionalRule[], { holds, arrival }: Situation): string {
  const missed = held.find((rule) => arrival && !meetsArrival(rule.arrival, arrival));
  const holding = missed?.holds.find((candidate) => provenBy(holds).has(candidate));
  if (missed && holding && missed.arrival !== 'any') {
    return `Porque tu ${holdingWords(holding).short} aquí solo cuenta si llegas ${arrivalWords(missed.arrival)}.`;
  }
  return holds.length === 0
    ? 'Porque no tienes ninguno de los documentos que aquí facilitan la entrada.'
    : 'Porque lo que tienes no cambia la regla de este país.';
}

/** `ETA/e-Visa · en tu caso`, `ETA/e-Visa · si llegas en avión`: what the badge adds to a personal answer. */
export function personalQualifier({ onlyIfArriving }: Pick<PersonalAnswer, 'onlyIfArriving'>): string {
  return onlyIfArriving ? `si llegas ${arrivalWords(onlyIfArriving)}` : 'en tu caso';
}
