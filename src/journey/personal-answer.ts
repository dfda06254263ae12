import type { ConditionalRule } from '../catalogue/conditional-schema.ts';
import type { CountryRecord } from '../catalogue/country-schema.ts';
import { arrivalWords, meetsArrival, provenBy, type Situation, waysWords } from '../catalogue/situation.ts';
import { either } from '../catalogue/spoken-list.ts';
import { documentWords, type TravelDocument } from '../catalogue/travel-document.ts';
import { isStricter, type VisaStatus } from '../catalogue/visa-status.ts';
import { arrivalSentence } from '../catalogue/voice/wording.ts';

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

/** What an answer hangs on that the reader has not told. */
export interface Untold {
  what: 'documents' | 'way' | 'proviso' | 'hours' | 'zone' | 'company';
  /** Completes `solo si llegas …` of a way, `solo si …` of what a rule asks besides, and `basta …` of who stays in the zone. */
  words?: string;
  /** It was told meanwhile, and is asked on so that it can be changed. */
  isTold?: boolean;
  /** Of documents: with none but its own visa, or a residence, is nothing asked for. */
  isOfAll?: boolean;
  /** The borders it is asked of, where they are not those that hang on it. */
  at?: readonly number[];
}

/** What of this kind is not told there. */
export function untold(
  { untold: all = [] }: { untold?: readonly Untold[] | undefined },
  what: Untold['what'],
): Untold | undefined {
  return all.find((each) => each.what === what && !each.isTold);
}

/** What a reader's situation makes of a country whose entry depends on it. */
export interface PersonalAnswer {
  visaStatus: VisaStatus;
  /** The rule that decided; undefined when none applies and the country's `otherwise` holds. */
  rule: ConditionalRule | undefined;
  /** What the reader holds is this country's own visa or residence: there is nothing left to apply for. */
  held: TravelDocument | undefined;
  /** The document that made it so, by a rule or as the country's own: to be carried. */
  document: TravelDocument | undefined;
  /** It holds for one way of arriving, or for who meets what the rule asks besides. */
  untold: readonly Untold[];
  /** What the badge adds: `en tu caso`, `si llegas en avión`, `ya la tienes`. */
  qualifier: string;
  /** What the rule, or the lack of one, says in full. */
  text: string;
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
  const because = sentence(`Es así porque ${documentWords(held).reason}`);
  // A visa is the visa asked for; an electronic permit, or a visa sold on arrival, is not asked of its holder at all.
  const isVisa = question.visaStatus === 'visa-required';
  const text = 'Con ella no tramitas nada más: llévala contigo y revisa que siga vigente el día que llegues.';
  const own = { ...NO_RULE, held, document: held, because, text };
  return { ...own, visaStatus: isVisa ? 'visa-required' : 'visa-free', ...(isVisa && { qualifier: 'ya la tienes' }) };
}

/** What follows where no rule decides. */
const NO_RULE = {
  rule: undefined,
  held: undefined,
  document: undefined,
  untold: [],
  qualifier: 'en tu caso',
  text: '',
  unconfirmed: [],
};

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
  const proviso = rule ? rule.requires : situation.meets === false && unmetOf(held)?.requires;
  const isProvisoTold = situation.meets !== undefined;
  const way = rule && rule.arrival !== 'any' && !situation.arrival && arrivalWords(rule.arrival);
  const whyOtherwise = unconfirmed.length > 0 ? UNCONFIRMED : (missed ?? whyNot(situation));
  return {
    ...NO_RULE,
    visaStatus,
    rule,
    document: rule && heldFor(rule, situation),
    untold: [
      ...(proviso ? [{ what: 'proviso', words: proviso, isTold: isProvisoTold } as const] : []),
      ...(way ? [{ what: 'way', words: way } as const] : []),
    ],
    // What the reader was not asked stays a condition.
    qualifier: proviso && !isProvisoTold ? 'con condiciones' : way ? `si llegas ${way}` : NO_RULE.qualifier,
    text: rule?.text ?? otherwise.text,
    because: rule ? why(rule, situation) : whyOtherwise,
    missed,
    unconfirmed,
  };
}

const openProviso = ({ requires }: ConditionalRule, { meets }: Situation) =>
  meets === undefined ? requires : undefined;

/** Where everybody gets the same who arrives in the same way. */
function answerByArrival({ onlyBy, visaStatus }: PersonalQuestion, { arrival }: Situation): PersonalAnswer | undefined {
  if (!onlyBy) return undefined;
  if (!arrival) {
    const words = waysWords(onlyBy.ways);
    const because = arrivalSentence({ visaStatus, onlyBy });
    return { ...NO_RULE, visaStatus, untold: [{ what: 'way', words }], qualifier: `si llegas ${words}`, because };
  }
  const because = `Es así porque llegas ${arrivalWords(arrival)}.`;
  if (onlyBy.ways.includes(arrival)) return { ...NO_RULE, visaStatus, because };
  // Where the way out decides too, it may be that one.
  const both = `Es así porque sin visa hay que llegar y salir ${waysWords(onlyBy.ways)}`;
  const names = onlyBy.notWith?.map((code) => new Intl.DisplayNames('es-MX', { type: 'region' }).of(code) ?? code);
  const bothWays = `${both}${names ? `, sin venir de ${either(names)} ni ir hacia allá` : ''}.`;
  const missed = onlyBy.isBothWays ? bothWays : `${because} ${arrivalSentence({ visaStatus, onlyBy })}`;
  return { ...NO_RULE, visaStatus: onlyBy.otherwise, because, missed };
}

function leftToMeet(rule: ConditionalRule, situation: Situation): number {
  return Number(openProviso(rule, situation) !== undefined) + Number(rule.arrival !== 'any' && !situation.arrival);
}

/** The document that meets a rule: the one the reader named, before one it merely proves. */
function heldFor(rule: ConditionalRule, { holds }: Situation): TravelDocument | undefined {
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
  return sentence(`Es así porque ${reason}${way}${proviso}`);
}

/** To say that it changes nothing would be as much as nobody could confirm either. */
const UNCONFIRMED = 'Es así porque está por confirmar que lo que tienes cambie la regla de este país.';

/** An abbreviation at the end brings its own full stop. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const unmetOf = (held: readonly ConditionalRule[]) =>
  held.find(({ requires, confidence }) => requires && confidence !== 'low');

function missedBy(held: readonly ConditionalRule[], { holds, arrival, meets }: Situation): string | undefined {
  const unmet = meets === false && unmetOf(held);
  const own = unmet && heldFor(unmet, { holds });
  if (unmet && own) return `Es así porque tu ${documentWords(own).short} aquí solo cuenta si ${unmet.requires}.`;
  const missed = held.find((rule) => rule.confidence !== 'low' && arrival && !meetsArrival(rule.arrival, arrival));
  const document = missed?.holds.find((candidate) => provenBy(holds).has(candidate));
  if (missed && document && missed.arrival !== 'any') {
    return `Es así porque tu ${documentWords(document).short} aquí solo cuenta si llegas ${arrivalWords(missed.arrival)}.`;
  }
  return undefined;
}

function whyNot({ holds }: Situation): string {
  return holds.length === 0
    ? 'Es así porque no tienes ninguno de los documentos que aquí facilitan la entrada.'
    : 'Es así porque lo que tienes no cambia la regla de este país.';
}
