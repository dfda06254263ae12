import * as v from 'valibot';
import { countSchema, fieldRule, help, type Known, oneOf } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/**
 * The day the required validity is counted from. Without months or days, `entry` asks for a passport valid on the day
 * of entry and `exit` for one valid during the whole stay. `permitted-stay` counts from the end of the stay that is
 * allowed, however short the trip is (Türkiye).
 */
const VALIDITY_ORIGINS = ['entry', 'exit', 'permitted-stay'] as const;

const COUNTED = {
  months: v.optional(help('Cuántos meses; sin meses ni días, basta que esté vigente.', countSchema(12))),
  /** Instead of months, where the rule counts days (90 days are not three months). */
  days: v.optional(countSchema(365)),
  from: help(
    'Desde qué día se cuentan: la entrada, la salida o el fin de la estancia permitida.',
    oneOf(VALIDITY_ORIGINS),
  ),
};

/** What a border asks of a passport: how long it is valid, how old it may be, how many blank pages it has. */
export const passportValiditySchema = v.pipe(
  v.strictObject({
    ...COUNTED,
    /** With whose each is they are the doubt (`readingsDoubt`); without, the record words it. */
    others: v.optional(
      help(
        'Lo que piden en su lugar otras fuentes, y quién: { months: 6, from: exit, by: Canadá }.',
        v.array(v.strictObject({ ...COUNTED, by: v.optional(spanishText(4, 90)) })),
      ),
    ),
    /** The passport was issued within so many years before the day of entry. */
    issuedWithinYears: v.optional(help('Expedido hace menos de tantos años.', countSchema(10))),
    blankPages: v.optional(help('Páginas en blanco.', countSchema(6))),
  }),
  fieldRule('days', ({ months, days }) => months === undefined || days === undefined, 'Usa months o days, no los dos.'),
  fieldRule(
    'from',
    ({ months, days, from }) => from !== 'permitted-stay' || months !== undefined || days !== undefined,
    'Con permitted-stay di cuántos meses (months) o días (days) piden.',
  ),
);

export type PassportValidity = v.InferOutput<typeof passportValiditySchema> & Known;
