import * as v from 'valibot';
import { feeSchema } from './fee-schema.ts';
import { help, idSchema, type Known, listSchema, oneOf } from './schema-parts.ts';
import { RULE_ARRIVALS } from './situation.ts';
import { spanishText } from './spanish-text.ts';
import { staySchema } from './stay-schema.ts';
import { DOCUMENTS } from './travel-document.ts';
import { VISA_STATUSES } from './visa-status.ts';

const holdsSchema = listSchema(1, DOCUMENTS.length, oneOf(DOCUMENTS));

/** Completes `Es así porque tienes …, solo si …`: a clause, so neither capital, `si` nor full stop of its own. */
const requiresSchema = v.pipe(
  spanishText(5, 90),
  v.check(
    (clause) => !/^\p{Lu}|^si |\.$/u.test(clause),
    'Completa «solo si …»: empieza en minúscula, sin repetir «si» y sin punto final.',
  ),
);

/** What is left out follows the record where the status is the record's own, else from the status. */
const figures = {
  visaStatus: oneOf(VISA_STATUSES),
  maxStay: v.optional(staySchema),
  cost: v.optional(feeSchema),
  /** Three or four words, as in the record. */
  procedure: v.optional(spanishText(4, 34)),
  /** `Qué sigue` for whoever enters this way. */
  nextStep: v.optional(spanishText(20, 150)),
};

const ruleSchema = v.strictObject({
  /** What its citations name: `supports: [conditional.us-visa]`. */
  id: help('Como la nombra la fuente que la respalda, con conditional. delante: us-visa.', idSchema),
  /** Any one of these is enough. */
  holds: help('Lo que tiene quien entra así; basta uno.', holdsSchema),
  arrival: help('Por dónde llega.', oneOf(RULE_ARRIVALS)),
  /** What must be true besides and the reader is not asked: that the visa was used before, say. */
  requires: v.optional(
    help('Lo que además debe cumplirse; completa «solo si …», sin mayúscula ni punto.', requiresSchema),
  ),
  ...figures,
  text: spanishText(30, 260),
});

/** Easier entry for whoever holds something besides the Mexican passport. */
export const conditionalSchema = v.strictObject({
  /** One or two sentences that name every case; the verdict shows them. */
  summary: help('Los casos en una o dos frases.', spanishText(40, 240)),
  /** What holds for everybody else. */
  otherwise: help('Lo que vale para los demás.', v.strictObject({ ...figures, text: spanishText(20, 200) })),
  rules: listSchema(1, 12, ruleSchema, ({ id }) => id),
});

type WrittenConditional = v.InferOutput<typeof conditionalSchema>;
export type ConditionalRule = Omit<v.InferOutput<typeof ruleSchema>, 'id'> & Known & { id?: string };
export type Conditional = Omit<WrittenConditional, 'rules'> & { rules: ConditionalRule[] };
