import type { Country } from '../catalogue/country.ts';
import { sentenceAt } from './figures/context.ts';
import { answerTexts } from './figures/reader-texts.ts';
import type { TextFinding } from './figures-in-text.ts';

/** Texts that tell the reader the whole answer in passing, and may be left behind when it changes. */
const ANSWERING_FIELDS: readonly string[] = ['notes', 'seoDescription', 'texto'];

const PERMIT = String.raw`(?:la |una |ninguna |tramitar |sacar |pedir |de )*visa(?![\p{L}-])`;
const SAYS_NO_VISA = new RegExp(
  String.raw`(?<!\p{L})(?:sin ${PERMIT}|no (?:\p{L}{2,3} )?(?:necesit|requier|pid|exig|tramit|sac|llev|hay|hace falta|haga falta)\p{L}* ${PERMIT}|exent\p{L}+ de ${PERMIT})`,
  'giu',
);
const SAYS_VISA = new RegExp(
  String.raw`(?<!\p{L})(?:(?:necesit|requier|pid|exig)\p{L}+ |(?:hace|haga) falta |hay que \p{L}+ )${PERMIT}`,
  'giu',
);
const ELECTRONIC_PERMIT = /(?<!\p{L})(?:k-|nz)?eta(?!\p{L})|e-visa|permiso|autorización/iu;
const VISA_OR_PROCEDURE = /(?<!\p{L})visas?(?!\p{L})|trámite/iu;
const SAYS_FREE = /(?<!\p{L})(?:gratis|gratuit[oa]s?|sin costo|no cuesta nada|no se paga)(?!\p{L})/giu;

/**
 * What notes, description and narrative say of visa and fee against the fields: `sin visa` where a visa is required,
 * `necesitas visa` where none is, `gratis` where there is a fee. Sentences about a stopover, another country, other
 * travellers or a case (`si vas a trabajar`) are not about this answer. `places` are the names of all countries.
 */
export function contradictedStatus(country: Country, places: readonly string[]): TextFinding[] {
  const others = places.filter((place) => place !== country.nameSpanish);
  return answerTexts(country)
    .filter(({ field }) => ANSWERING_FIELDS.includes(field))
    .flatMap(({ part, field, text }) =>
      RULES.filter(({ applies }) => applies(country)).flatMap(({ says, isExplained, mend }) =>
        [...text.matchAll(says)]
          .map(({ 0: phrase, index }) => ({ phrase, index, sentence: sentenceAt(text, index) }))
          .filter(({ phrase, index, sentence }) => {
            const before = text.slice(0, index);
            return (
              !isReported(before, text.slice(index + phrase.length)) &&
              !isAboutAnother(sentence, others) &&
              !isExplained(before, sentence, country)
            );
          })
          .map(({ phrase }) => ({ part, field, phrase, mend: mend(country) })),
      ),
    );
}

interface Rule {
  applies(country: Country): boolean;
  says: RegExp;
  /** Whether the words around say themselves why this is no contradiction. */
  isExplained(before: string, sentence: string, country: Country): boolean;
  mend(country: Country): string;
}

const RULES: readonly Rule[] = [
  {
    applies: ({ visaStatus, conditional, updates }) =>
      visaStatus !== 'visa-free' &&
      !conditional?.rules.some((rule) => rule.visaStatus === 'visa-free') &&
      !updates.some(({ concerns }) => concerns === 'visaStatus'),
    says: SAYS_NO_VISA,
    // An electronic permit is no visa to most readers: `no hay visa: pides la eTA`.
    isExplained: (_before, sentence, { visaStatus }) =>
      visaStatus === 'eta-required' && ELECTRONIC_PERMIT.test(sentence),
    mend: ({ visaStatus }) =>
      `El estado es ${visaStatus}. Corrige el texto, o explica el caso en conditional o en una actualización de visaStatus.`,
  },
  {
    applies: ({ visaStatus, updates }) =>
      visaStatus === 'visa-free' && !updates.some(({ concerns }) => concerns === 'visaStatus'),
    says: SAYS_VISA,
    isExplained: (before) => isDenied(before),
    mend: () =>
      'El estado es visa-free. Corrige el texto, o explica el caso en conditional o en una actualización de visaStatus.',
  },
  {
    applies: (country) => country.costs.fee === 'fixed' && !isFreeForSome(country),
    says: SAYS_FREE,
    isExplained: (before, sentence) =>
      isDenied(before) || !(VISA_OR_PROCEDURE.test(sentence) || ELECTRONIC_PERMIT.test(sentence)),
    mend: () => 'El costo es fijo (fee: fixed). Corrige el texto o el costo.',
  },
];

/** Whether a condition, a change or a dispute of the record says itself that somebody pays nothing. */
function isFreeForSome({ conditional, updates, evidence }: Country): boolean {
  const saysFree = (text = '') => text.search(SAYS_FREE) >= 0;
  return (
    conditional?.rules.some((rule) => rule.visaStatus === 'visa-free') ||
    updates.some(({ concerns, title, summary }) => concerns === 'costs' && saysFree(`${title} ${summary}`)) ||
    saysFree(evidence.costs?.disputed)
  );
}

/** `no`, `ni`, `tampoco es`: a denial a few words before. */
function isDenied(before: string): boolean {
  return /(?<!\p{L})(?:no|ni|tampoco|nunca|nadie|ning[úu]n\p{L}*|sin)(?: \p{L}+){0,4} $/iu.test(before);
}

/** Inside quotes, in a question, after `si` or `que` (`los países que necesitan visa`): told, not stated. */
function isReported(before: string, after: string): boolean {
  const quote = before.lastIndexOf('«') > before.lastIndexOf('»');
  const question = before.lastIndexOf('¿') > before.lastIndexOf('?');
  const clause = /(?<!\p{L})(?:si|que|quien|quienes|cuando|donde)(?: \p{L}+){0,4} $/iu.test(before);
  return quote || question || clause || AFTER_ANOTHERS_VISA.test(after);
}

/** `visa de Estados Unidos`, `visa estadounidense`, `visa china`: of another country, or of a kind of its own. */
const AFTER_ANOTHERS_VISA =
  /^ (?:de (?!turis|visit|negoc|entrada)|propia|schengen|rusa|\p{L}+(?:ense|ana|ina|esa|nica)(?!\p{L}))/iu;

const ANOTHER_CASE =
  /escala|conexi[óo]n|conect|tránsito|(?<!\p{L})ruta|por tierra|crucero|trabaj|estudi|quedarte más|más tiempo|otr[oa]s (?:país|nacional)|varios países|algunos países|hay países|solo (?:es )?para|medio mundo|nacionales de|México (?:no|tampoco)|ning[úu]n extranjero|aeropuerto de salida/iu;

/** Whether a sentence is about a stopover, another country or other travellers. */
function isAboutAnother(sentence: string, others: readonly string[]): boolean {
  return ANOTHER_CASE.test(sentence) || others.some((place) => sentence.includes(place));
}
