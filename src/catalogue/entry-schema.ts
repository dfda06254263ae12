import * as v from 'valibot';
import { CURRENCIES } from './money.ts';
import { amountSchema, countSchema, help, httpsUrlSchema, listSchema, oneOf } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** How surely the border wants to see something. */
export const ASKED = ['required', 'may-ask', 'not-asked'] as const;

/** Whose flight makes the border ask for a yellow-fever certificate. Mexico is no risk country (WHO list). */
export const YELLOW_FEVER_ORIGINS = ['everywhere', 'risk-countries', 'south-america', 'nowhere'] as const;

const yellowFeverSchema = v.pipe(
  v.strictObject({
    from: help('De dónde hay que venir para que la pidan.', oneOf(YELLOW_FEVER_ORIGINS)),
    /** Youngest traveller who is asked. */
    minAgeMonths: v.optional(help('Desde qué edad, en meses.', countSchema(36))),
    /** A layover in a risk country counts from so many hours on. */
    layoverHours: v.optional(help('Desde cuántas horas cuenta una escala en un país de riesgo.', countSchema(48))),
  }),
  v.forward(
    v.check(
      ({ from, minAgeMonths, layoverHours }) => from !== 'nowhere' || (minAgeMonths ?? layoverHours) === undefined,
      'Con nowhere no hay edad ni escala que decir; borra minAgeMonths y layoverHours.',
    ),
    ['from'],
  ),
);

/** Besides yellow fever. */
export const VACCINES = ['meningococcus', 'polio'] as const;

const askedVaccinesSchema = listSchema(
  1,
  VACCINES.length,
  v.strictObject({
    against: oneOf(VACCINES),
    /** Completes `para …`: `quien se queda más de 4 semanas`. */
    askedOf: spanishText(8, 90),
    minAgeMonths: v.optional(countSchema(36)),
  }),
  ({ against }) => against,
);

/** A form that every visitor fills in about the arrival; an authorisation to travel is the status, not a card. */
const arrivalCardSchema = v.variant(
  'how',
  [
    v.strictObject({ how: v.literal('none') }),
    v.strictObject({
      how: oneOf(['online', 'paper', 'online-or-paper'] as const),
      /** As its own site names it: `Visit Japan Web`. */
      name: v.optional(help('Como se llama en su propio sitio: Visit Japan Web.', spanishText(2, 60))),
      url: v.optional(httpsUrlSchema),
      /** Opens, or must be in, so many hours before the arrival. */
      hoursBefore: v.optional(help('Desde o hasta cuántas horas antes de llegar.', countSchema(720))),
    }),
  ],
  'Usa how: none, online, paper u online-or-paper.',
);

const fundsSchema = v.pipe(
  v.strictObject({
    asked: oneOf(ASKED),
    amount: v.optional(amountSchema),
    currency: v.optional(oneOf(CURRENCIES)),
    per: v.optional(oneOf(['day', 'month', 'stay'] as const)),
  }),
  v.forward(
    v.check(
      ({ amount, currency, per }) => (amount === undefined) === (currency === undefined && per === undefined),
      'Una cantidad lleva moneda (currency) y para cuánto alcanza (per); sin cantidad, ninguna de las dos.',
    ),
    ['amount'],
  ),
);

/** A child who travels without both parents. What Mexico asks on leaving is in `content/minors-leaving-mexico.yaml`. */
const minorsSchema = v.strictObject({
  consent: oneOf(ASKED),
  /** What else the border wants of them: `acta de nacimiento apostillada`. */
  also: v.optional(help('Qué más piden: acta de nacimiento apostillada.', spanishText(5, 110))),
});

/**
 * What the border asks besides the visa, the same facts for every destination. A fact that is left out is one that
 * nobody found, and `/datos` lists it as such.
 */
export const entrySchema = v.pipe(
  v.strictObject({
    yellowFever: v.optional(help('El certificado de fiebre amarilla.', yellowFeverSchema)),
    /** Of whoever comes from Mexico. One that is only advised is for an editor's line to say. */
    vaccines: v.optional(
      v.lazy((input) =>
        Array.isArray(input) ? askedVaccinesSchema : v.literal('none', 'Escribe none, o la lista de las que piden.'),
      ),
    ),
    arrivalCard: v.optional(help('El formulario que llena todo el que llega.', arrivalCardSchema)),
    onwardTicket: v.optional(help('El boleto de salida.', oneOf(ASKED))),
    funds: v.optional(help('El dinero para la estancia; amount, currency y per van los tres o ninguno.', fundsSchema)),
    minors: v.optional(help('Quien viaja sin sus dos papás.', minorsSchema)),
    /** A traveller who is also this country's national enters with its passport: the Mexican one is not enough. */
    nationalsUseOwnPassport: v.optional(
      help('Quien también es de ahí tiene que entrar con ese pasaporte.', v.boolean('Escribe true o false.')),
    ),
  }),
  v.forward(
    v.check(
      ({ vaccines, yellowFever }) => vaccines !== 'none' || yellowFever?.from !== 'everywhere',
      'yellowFever dice que a todos les piden una; corrige uno de los dos.',
    ),
    ['vaccines'],
  ),
);

export type Entry = v.InferOutput<typeof entrySchema>;
