import * as v from 'valibot';
import { spanishText } from './spanish-text.ts';

const MONTHS = 'Escribe los meses con su número, de 1 a 12: [3-5, 10].';

/** A month (`10`) or some in a row (`3-5`; `12-3` goes over the turn of the year). */
const monthsSchema = v.union(
  [
    v.pipe(v.number(MONTHS), v.integer(MONTHS), v.minValue(1, MONTHS), v.maxValue(12, MONTHS)),
    v.pipe(v.string(MONTHS), v.regex(/^(?:[1-9]|1[0-2])-(?:[1-9]|1[0-2])$/, MONTHS)),
  ],
  MONTHS,
);

const seasonSchema = v.pipe(
  v.strictObject(
    {
      months: v.optional(v.pipe(v.array(monthsSchema, MONTHS), v.minLength(1, MONTHS))),
      /** What they are good for, as a clause goes on: `para esquiar`, `en la costa`. */
      for: v.optional(spanishText(3, 50)),
      /** What the months do not say; alone, a sentence about others: `agosto a octubre es época de huracanes`. */
      note: v.optional(spanishText(3, 60)),
    },
    'Escribe la época con sus meses: { months: [3-5, 10] }.',
  ),
  v.check(({ months, note }) => months !== undefined || note !== undefined, 'Di los meses (months) o una nota (note).'),
);

/** When to go: the advice for anybody first. */
export const bestTimeSchema = v.pipe(
  v.array(seasonSchema, 'Escribe una lista, cada época con sus meses: { months: [3-5, 10] }.'),
  v.minLength(1, 'Escribe al menos una época.'),
);

export type Season = v.InferOutput<typeof seasonSchema>;
