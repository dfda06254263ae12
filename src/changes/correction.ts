import * as v from 'valibot';
import { countSchema, fieldRule, fullDateSchema, help, listSchema, oneOf } from '../catalogue/schema-parts.ts';
import { daysSince } from '../catalogue/stale-fact.ts';
import { REPORT_ERROR_TYPES } from '../forms/report-options.ts';

/** What an editor may decide of a report, and how the page says it. */
export const OUTCOMES = {
  corrected: 'Lo corregimos',
  'already-right': 'Ya estaba bien',
  'no-source': 'No hallamos una fuente que lo diga',
} as const;

const correctionSchema = v.pipe(
  v.strictObject({
    /** Its number in the inbox, which says nothing of who sent it. */
    report: help('Su número en el buzón.', countSchema(9_999_999)),
    received: help('El día en que llegó.', fullDateSchema),
    decided: help('El día en que se decidió.', fullDateSchema),
    /** A record's slug, or `otro`. */
    country: help(
      'El archivo de la ficha, sin .yaml; otro, si no es de un país.',
      v.pipe(v.string(), v.regex(/^[a-z-]{2,60}$/, 'Escribe el nombre del archivo de la ficha, sin .yaml.')),
    ),
    about: help('De qué trataba.', oneOf(Object.keys(REPORT_ERROR_TYPES) as (keyof typeof REPORT_ERROR_TYPES)[])),
    outcome: help(
      'corrected: lo corregimos. already-right: ya estaba bien. no-source: no hallamos una fuente que lo diga.',
      oneOf(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]),
    ),
  }),
  fieldRule(
    'decided',
    ({ received, decided }) => received <= decided,
    'Se decidió antes de llegar; corrige una de las dos fechas.',
  ),
);

/** `content/corrections.yaml`, which is empty until the first report is decided. */
export const correctionsSchema = v.nullish(
  v.strictObject({ corrections: listSchema(1, 9999, correctionSchema, ({ report }) => report) }),
);

export type Correction = v.InferOutput<typeof correctionSchema>;

/** In how many days a report was decided. */
export function daysTaken({ received, decided }: Correction): number {
  return daysSince(received, decided);
}
