import * as v from 'valibot';
import { countSchema, fieldRule, help, oneOf, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** Who says how long, where it is not the same for everybody. */
const STAY_DECIDERS = ['visa', 'residence', 'fee', 'officer'] as const;

/** From when a stay is counted that no period bounds. */
const STAY_WINDOWS = ['entry', 'first-entry', 'summed', 'unknown'] as const;

/** How often the permit lets one in: `choice`, where one says it when applying. */
const STAY_ENTRIES = ['one', 'two', 'many', 'choice'] as const;

const daysSchema = countSchema(999);
const monthsSchema = countSchema(60);

const CHOICES = 'Escribe un número de días, o una lista de menor a mayor: [30, 90].';

/** One length, or those that one of several visas gives. */
const choiceSchema = v.union(
  [
    daysSchema,
    v.pipe(
      v.array(daysSchema),
      v.minLength(2, CHOICES),
      v.check(
        (lengths) => lengths.every((length, index) => index === 0 || length > (lengths[index - 1] ?? 0)),
        CHOICES,
      ),
    ),
  ],
  CHOICES,
);

const perYearSchema = v.pipe(
  v.strictObject({ days: v.optional(daysSchema), months: v.optional(monthsSchema) }, 'Escribe { days: 90 }.'),
  v.check(({ days, months }) => (days === undefined) !== (months === undefined), 'Escribe days o months.'),
);

/** How long a reader may stay, as a number wherever there is one. */
export const staySchema = v.pipe(
  v.strictObject(
    {
      days: v.optional(choiceSchema),
      months: v.optional(monthsSchema),
      /** Of any so many days (with `days`) or months (with `months`): all stays in them count together. */
      within: v.optional(help('De cuántos días o meses: en ellos se suman todas las estancias.', countSchema(999))),
      /** Of a stay without `within` or `perYear`: whether it starts anew with each entry, or nobody says so. */
      per: v.optional(
        help(
          'entry: cada entrada da los días completos. first-entry: corren desde la primera, aunque salga y vuelva. summed: volver enseguida no los da otra vez. unknown: nadie lo dice.',
          oneOf(STAY_WINDOWS),
        ),
      ),
      /** At most so long a year, in all. Alone, it is the whole limit. */
      perYear: v.optional(help('Lo más que puede quedarse en un año.', perYearSchema)),
      /** The most of all stays together, where one alone has a limit of its own. */
      summed: v.optional(
        help(
          'Lo más que suman todas sus estancias: { days: 90, within: 180 }.',
          v.strictObject({ days: daysSchema, within: daysSchema }),
        ),
      ),
      /** The figure is the most that is given, and nobody says who decides. */
      upTo: v.optional(help('«Hasta»: es lo más que dan, y nadie dice quién decide.', yesSchema)),
      /** Of the figures that sources give, the shortest: what is in doubt is of longer stays alone. */
      isShortest: v.optional(help('Las demás fuentes dan más: la duda es solo de quien se queda más.', yesSchema)),
      decidedBy: v.optional(help('Quién decide cuánto.', oneOf(STAY_DECIDERS))),
      /** Left out while nobody says it. */
      entries: v.optional(
        help('Cuántas veces deja entrar el permiso; choice: se elige al pedirlo.', oneOf(STAY_ENTRIES)),
      ),
      /** What the figures do not say, in whole sentences. */
      note: v.optional(help('Lo que las cifras no dicen: Puedes pedir allá otros 30 días.', spanishText(10, 120))),
    },
    'Escribe la estancia con sus cifras: { days: 90 }, { days: 90, within: 180 }, { months: 6 } o { decidedBy: visa }.',
  ),
  v.check(
    ({ days, months, perYear, decidedBy }) => [days, months, perYear, decidedBy].some((said) => said !== undefined),
    'Di cuánto (days, months o perYear) o quién lo decide (decidedBy).',
  ),
  fieldRule(
    'months',
    ({ days, months }) => days === undefined || months === undefined,
    'Usa days o months, no los dos.',
  ),
  fieldRule(
    'decidedBy',
    ({ days, decidedBy }) => !Array.isArray(days) || decidedBy !== undefined,
    'Di quién decide cuál de ellos.',
  ),
  fieldRule(
    'within',
    ({ days, months, within }) => {
      const span = days ?? months;
      return within === undefined || (typeof span === 'number' && within > span);
    },
    'El periodo tiene que ser más largo que la estancia.',
  ),
  fieldRule(
    'per',
    ({ per, within, perYear }) => per === undefined || (within === undefined && perYear === undefined),
    'Con within o perYear ya se sabe cómo se cuenta; borra per.',
  ),
  fieldRule('upTo', ({ upTo, decidedBy }) => !upTo || decidedBy === undefined, 'decidedBy ya lo dice; borra upTo.'),
);

export type Stay = v.InferOutput<typeof staySchema>;
