import type { CountryRecord } from '../catalogue/country-schema.ts';
import { arrivalWords, meetsArrival, provenBy, type Situation, waysWords } from '../catalogue/situation.ts';
import { documentWords, type TravelDocument } from '../catalogue/travel-document.ts';
import { isStricter, type VisaStatus } from '../catalogue/visa-status.ts';
import { arrivalSentence } from '../catalogue/voice/wording.ts';

type Conditional = NonNullable<CountryRecord['conditional']>;
export type ConditionalRule = Conditional['rules'][number];

/** The parts of a record that a reader's own answer is made from. */
export type PersonalQuestion = Pick<CountryRecord, 'visaStatus' | 'onlyBy' | 'issues' | 'conditional'>;

/** None where everybody enters freely: there is no permit to be spared. */
function ownDocuments({ visaStatus, issues = [] }: PersonalQuestion): readonly TravelDocument[] {
  return visaStatus === 'visa-free' ? [] : issues;
}

/** True where some document, or the way of arriving, can change the answer, or a document is it. */
export function dependsOnReader(question: PersonalQuestion): boolean {
  return (question.conditional ?? question.onlyBy) !== undefined || ownDocuments(question).length > 0;
}

export interface Proviso {
  /** Completes `solo si …`. */
  text: string;
  isMet: boolean | undefined;
}

/** What a reader's situation makes of a country whose entry depends on it. */
export interface PersonalAnswer {
  visaStatus: VisaStatus;
  /** The rule that decided; undefined when none applies and the country's `otherwise` holds. */
  rule: ConditionalRule | undefined;
  /** What the reader holds is this country's own visa or residence: there is nothing left to apply for. */
  held: TravelDocument | undefined;
  /** What the rule asks besides, and whether it is so: undefined while nobody said it. */
  proviso?: Proviso | undefined;
  /** It holds for this way of arriving and the reader has not said theirs: `en avión`. */
  onlyIfArriving: string | undefined;
  /** One sentence: why this is the answer. */
  because: string;
  /** Why something that they hold and that eases the entry of others is of no use here. */
  missed?: string | undefined;
  /** Rules nobody could confirm that would make it easier: to be named, never to decide. */
  unconfirmed: ConditionalRule[];
}

/**
 * The answer for one reader. Pure: the same record and situation always give the same answer.
 *
 * Among the rules the reader meets the easiest entry wins; between equals, the one that leaves less to be met (a proviso,
 * a way of arriving not said yet), then the one that does not depend on how they arrive, then the order of the record. A rule of low confidence never decides: a traveller who trusted it could be
 * refused at the gate. A rule that would be harder than what everybody else gets is no help and is passed over.
 *
 * @returns undefined when the country's entry does not depend on what the reader holds.
 */
export function personalAnswer(question: PersonalQuestion, situation: Situation): PersonalAnswer | undefined {
  const answer = conditionalAnswer(question, situation) ?? answerByArrival(question, situation);
  // The record's own words first, where they let the reader in freely; short of that, its own visa is worth more.
  return answer?.visaStatus === 'visa-free' ? answer : (alreadyHeld(question, situation) ?? answer);
}

function alreadyHeld(question: PersonalQuestion, { holds }: Situation): PersonalAnswer | undefined {
  const held = ownDocuments(question).find((own) => holds.includes(own));
  if (!held) return undefined;
  const because = sentence(`Porque ${documentWords(held).reason}`);
  // A visa is the visa asked for; an electronic permit, or a visa sold on arrival, is not asked of its holder at all.
  const visaStatus = question.visaStatus === 'visa-required' ? 'visa-required' : 'visa-free';
  return { visaStatus, rule: undefined, held, onlyIfArriving: undefined, because, unconfirmed: [] };
}

function conditionalAnswer({ conditional }: PersonalQuestion, situation: Situation): PersonalAnswer | undefined {
  if (!conditional) return undefined;
  const { otherwise } = conditional;
  const proven = provenBy(situation.holds);
  const held = conditional.rules.filter(({ holds }) => holds.some((document) => proven.has(document)));
  const met = held.filter(
    ({ arrival, requires }) =>
      (!situation.arrival || meetsArrival(arrival, situation.arrival)) && !(requires && situation.meets === false),
  );
  const helpful = met.filter(({ visaStatus }) => isStricter(otherwise.visaStatus, visaStatus));
  const [rule] = helpful
    .filter(({ confidence }) => confidence !== 'low')
    .sort(
      (a, b) =>
        Number(isStricter(a.visaStatus, b.visaStatus)) - Number(isStricter(b.visaStatus, a.visaStatus)) ||
        leftToMeet(a, situation) - leftToMeet(b, situation) ||
        Number(a.arrival !== 'any') - Number(b.arrival !== 'any'),
    );
  const { visaStatus } = rule ?? otherwise;
  const unconfirmed = helpful.filter((each) => each.confidence === 'low' && isStricter(visaStatus, each.visaStatus));
  const missed = rule || unconfirmed.length > 0 ? undefined : missedBy(held, situation);
  const text = rule ? rule.requires : situation.meets === false && unmetOf(held)?.requires;
  const whyOtherwise = unconfirmed.length > 0 ? UNCONFIRMED : (missed ?? whyNot(situation));
  return {
    visaStatus,
    rule,
    held: undefined,
    onlyIfArriving: !rule || rule.arrival === 'any' || situation.arrival ? undefined : arrivalWords(rule.arrival),
    because: rule ? why(rule, situation) : whyOtherwise,
    missed,
    proviso: text ? { text, isMet: situation.meets } : undefined,
    unconfirmed,
  };
}

const openProviso = ({ requires }: ConditionalRule, { meets }: Situation) =>
  meets === undefined ? requires : undefined;

/** Where everybody gets the same who arrives in the same way. */
function answerByArrival({ onlyBy, visaStatus }: PersonalQuestion, { arrival }: Situation): PersonalAnswer | undefined {
  if (!onlyBy) return undefined;
  const isMet = !arrival || onlyBy.ways.includes(arrival);
  return {
    visaStatus: isMet ? visaStatus : onlyBy.otherwise,
    rule: undefined,
    held: undefined,
    onlyIfArriving: arrival ? undefined : waysWords(onlyBy.ways),
    because: arrival ? `Porque llegas ${arrivalWords(arrival)}.` : arrivalSentence({ visaStatus, onlyBy }),
    unconfirmed: [],
  };
}

function leftToMeet(rule: ConditionalRule, situation: Situation): number {
  return Number(openProviso(rule, situation) !== undefined) + Number(rule.arrival !== 'any' && !situation.arrival);
}

/** The document that meets a rule: the one the reader named, before one it merely proves. */
export function heldFor(rule: ConditionalRule, { holds }: Situation): TravelDocument | undefined {
  const proven = provenBy(holds);
  return rule.holds.find((held) => holds.includes(held)) ?? rule.holds.find((held) => proven.has(held));
}

function why(rule: ConditionalRule, situation: Situation): string {
  const document = heldFor(rule, situation);
  const reason = document ? documentWords(document).reason : '';
  const way =
    rule.arrival === 'any'
      ? ''
      : situation.arrival
        ? ` y llegas ${arrivalWords(rule.arrival)}`
        : `, siempre que llegues ${arrivalWords(rule.arrival)}`;
  const asked = openProviso(rule, situation);
  const proviso = asked ? `, solo si ${asked}` : '';
  return sentence(`Porque ${reason}${way}${proviso}`);
}

/** To say that it changes nothing would be as much as nobody could confirm either. */
const UNCONFIRMED = 'Porque está por confirmar que lo que tienes cambie la regla de este país.';

/** An abbreviation at the end brings its own full stop. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const unmetOf = (held: readonly ConditionalRule[]) =>
  held.find(({ requires, confidence }) => requires && confidence !== 'low');

function missedBy(held: readonly ConditionalRule[], { holds, arrival, meets }: Situation): string | undefined {
  const unmet = meets === false && unmetOf(held);
  const own = unmet && heldFor(unmet, { holds });
  if (unmet && own) return `Porque tu ${documentWords(own).short} aquí solo cuenta si ${unmet.requires}.`;
  const missed = held.find((rule) => rule.confidence !== 'low' && arrival && !meetsArrival(rule.arrival, arrival));
  const document = missed?.holds.find((candidate) => provenBy(holds).has(candidate));
  if (missed && document && missed.arrival !== 'any') {
    return `Porque tu ${documentWords(document).short} aquí solo cuenta si llegas ${arrivalWords(missed.arrival)}.`;
  }
  return undefined;
}

function whyNot({ holds }: Situation): string {
  return holds.length === 0
    ? 'Porque no tienes ninguno de los documentos que aquí facilitan la entrada.'
    : 'Porque lo que tienes no cambia la regla de este país.';
}

/** What the badge adds to a personal answer: `en tu caso`, `si llegas en avión`, `ya la tienes`. */
export function personalQualifier({ visaStatus, proviso, onlyIfArriving, held }: PersonalAnswer): string {
  if (held && visaStatus === 'visa-required') return 'ya la tienes';
  // What the reader was not asked stays a condition.
  if (proviso && proviso.isMet === undefined) return 'con condiciones';
  return onlyIfArriving ? `si llegas ${onlyIfArriving}` : 'en tu caso';
}

/** What a personal answer says in full. */
export function personalText({ rule, held }: PersonalAnswer, conditional: Conditional | undefined): string {
  if (held) return 'Con ella no tramitas nada más: llévala contigo y revisa que siga vigente el día que llegues.';
  return rule?.text ?? conditional?.otherwise.text ?? '';
}
