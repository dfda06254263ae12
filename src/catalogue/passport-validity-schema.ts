import * as v from 'valibot';
import { citedEntries, countSchema, fullDateSchema, help, highNeedsAuthority, oneOf } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';
import { validUntilSchema } from './valid-until-schema.ts';

/**
 * The day the required validity is counted from. Without months or days, `entry` asks for a passport valid on the day
 * of entry and `exit` for one valid during the whole stay. `permitted-stay` counts from the end of the stay that is
 * allowed, however short the trip is (Türkiye).
 */
export const VALIDITY_ORIGINS = ['entry', 'exit', 'permitted-stay'] as const;

/** What a border asks of a passport: how long it is valid, how old it may be, how many blank pages it has. */
export const passportValiditySchema = v.pipe(
  v.strictObject({
    months: v.optional(help('Cuántos meses; sin meses ni días, basta que esté vigente.', countSchema(12))),
    /** Instead of months, where the rule counts days (90 days are not three months). */
    days: v.optional(countSchema(365)),
    from: help(
      'Desde qué día se cuentan: la entrada, la salida o el fin de la estancia permitida.',
      oneOf(VALIDITY_ORIGINS),
    ),
    /** The passport was issued within so many years before the day of entry. */
    issuedWithinYears: v.optional(help('Expedido hace menos de tantos años.', countSchema(10))),
    blankPages: v.optional(help('Páginas en blanco.', countSchema(6))),
    ...citedEntries,
    checkedOn: fullDateSchema,
    /** The day on which it ends, or its exemption does. */
    validUntil: v.optional(validUntilSchema),
    /** Who says otherwise, or what nobody could confirm. Required when `confidence` is low. */
    doubt: v.optional(help('Quién dice otra cosa. Obligatorio con confidence: low.', spanishText(20, 220))),
  }),
  highNeedsAuthority(),
  v.forward(
    v.check(({ months, days }) => months === undefined || days === undefined, 'Usa months o days, no los dos.'),
    ['days'],
  ),
  v.forward(
    v.check(
      ({ months, days, from }) => from !== 'permitted-stay' || months !== undefined || days !== undefined,
      'Con permitted-stay di cuántos meses (months) o días (days) piden.',
    ),
    ['from'],
  ),
  v.forward(
    v.check(
      ({ confidence, doubt }) => confidence !== 'low' || doubt !== undefined,
      'Con confianza baja hay que decir qué está en duda.',
    ),
    ['doubt'],
  ),
);

export type PassportValidity = v.InferOutput<typeof passportValiditySchema>;
