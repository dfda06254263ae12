import * as v from 'valibot';
import { countSchema, fullDateSchema, listSchema, oneOf } from '../catalogue/schema-parts.ts';
import { daysSince } from '../catalogue/stale-fact.ts';
import { REPORT_ERROR_TYPES } from '../enquiries/report-options.ts';

/** What an editor may decide of a report, and how the page says it. */
export const OUTCOMES = {
  corrected: 'Lo corregimos',
  'already-right': 'Ya estaba bien',
  'no-source': 'No hallamos una fuente que lo diga',
} as const;

const correctionSchema = v.pipe(
  v.strictObject({
    /** Its number in the inbox, which says nothing of who sent it. */
    report: countSchema(9_999_999),
    received: fullDateSchema,
    decided: fullDateSchema,
    /** A record's slug, or `otro`. */
    country: v.pipe(v.string(), v.regex(/^[a-z-]{2,60}$/, 'Escribe el nombre del archivo de la ficha, sin .yaml.')),
    about: oneOf(Object.keys(REPORT_ERROR_TYPES) as (keyof typeof REPORT_ERROR_TYPES)[]),
    outcome: oneOf(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]),
  }),
  v.forward(
    v.check(
      ({ received, decided }) => received <= decided,
      'Se decidió antes de llegar; corrige una de las dos fechas.',
    ),
    ['decided'],
  ),
);

/** `content/corrections.yaml`, which is empty until the first report is decided. */
export const correctionsSchema = v.nullish(
  v.strictObject({ corrections: listSchema(1, 9999, correctionSchema, ({ report }) => report) }),
);

export type Outcome = keyof typeof OUTCOMES;
export type Correction = v.InferOutput<typeof correctionSchema>;

/** In how many days a report was decided. */
export function daysTaken({ received, decided }: Correction): number {
  return daysSince(received, decided);
}
