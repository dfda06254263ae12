import * as v from 'valibot';
import { countSchema, fieldRule, help, oneOf } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** What a time is counted in. */
export const TIME_UNITS = ['minutes', 'hours', 'working-hours', 'days', 'working-days', 'weeks', 'months'] as const;

/** What a procedure takes: a time, or no time at all. `none`: there is nothing to apply for. */
const TIMES_TAKEN = ['none', 'on-arrival', 'unknown', ...TIME_UNITS] as const;

const countedIn = countSchema(999);

const timeSchema = v.pipe(
  v.strictObject(
    {
      /** Which of several papers; with one alone, the paper that is not the visa. */
      for: v.optional(help('A qué papel le toca, si son varios.', spanishText(2, 40))),
      takes: help('En qué se cuenta; none, si no hay trámite.', oneOf(TIMES_TAKEN)),
      from: v.optional(countedIn),
      to: v.optional(countedIn),
      /** A time that is neither a least nor a most. */
      about: v.optional(help('Más o menos cuánto, si no dicen de cuánto a cuánto.', countedIn)),
      /** When to apply at the latest, by a rule or as advice. */
      ahead: v.optional(
        help(
          'Con cuánta anticipación pedirlo: { count: 1, unit: weeks }.',
          v.strictObject({ count: countedIn, unit: oneOf(TIME_UNITS) }),
        ),
      ),
      /** What the figures do not say. */
      note: v.optional(spanishText(3, 80)),
    },
    'Escribe el tiempo con sus cifras: { takes: working-days, from: 3, to: 5 }, { takes: none }…',
  ),
  fieldRule(
    'from',
    ({ from, to }) => from === undefined || to === undefined || from <= to,
    'from no puede ser mayor que to; cámbialos.',
  ),
  fieldRule(
    'about',
    ({ from, to, about }) => about === undefined || (from ?? to) === undefined,
    'Usa about, o from y to; no los dos.',
  ),
  fieldRule(
    'takes',
    ({ takes, from, to, about }) =>
      (TIME_UNITS as readonly string[]).includes(takes) || (from ?? to ?? about) === undefined,
    `Con cifras, di en qué se cuentan: ${TIME_UNITS.join(', ')}.`,
  ),
);

/** How long a procedure takes; a list where it depends on the paper. */
export const processingTimeSchema = v.lazy((input) =>
  Array.isArray(input)
    ? v.pipe(
        v.array(timeSchema),
        v.check(
          (times) => times.length > 1 && times.every((time) => time.for !== undefined),
          'En una lista, di en for a qué papel le toca cada tiempo.',
        ),
      )
    : timeSchema,
);

export type TimeTaken = v.InferOutput<typeof timeSchema>;
export type ProcessingTime = TimeTaken | TimeTaken[];
