import * as v from 'valibot';
import { TICKETS_FOR, VACCINES } from './entry-words.ts';
import { fundsSchema } from './funds-schema.ts';
import { minorsSchema } from './minors-schema.ts';
import {
  askedSchema,
  countSchema,
  fieldRule,
  help,
  httpsUrlSchema,
  isoSchema,
  keyIn,
  listSchema,
  noteSchema,
  oneOf,
  partialDateSchema,
  yesSchema,
} from './schema-parts.ts';
import { ARRIVALS } from './situation.ts';
import { spanishText } from './spanish-text.ts';

/** Whose flight makes the border ask for a yellow-fever certificate. Mexico is no risk country (WHO list). */
export const YELLOW_FEVER_ORIGINS = ['everywhere', 'risk-countries', 'nowhere'] as const;

const yellowFeverSchema = v.pipe(
  v.strictObject({
    from: help('De dónde hay que venir para que la pidan.', oneOf(YELLOW_FEVER_ORIGINS)),
    /** Sources differ on whether those who come straight from Mexico are asked. */
    unclear: v.optional(help('No está claro si la piden a quien llega directo de México.', yesSchema)),
    /** Youngest traveller who is asked. */
    minAgeMonths: v.optional(help('Desde qué edad, en meses.', countSchema(36))),
    /** A layover in a risk country counts from so many hours on. */
    layoverHours: v.optional(help('Desde cuántas horas cuenta una escala en un país de riesgo.', countSchema(48))),
    /** A stay in a risk country counts for so many days after. */
    daysBefore: v.optional(help('Cuántos días antes de llegar cuenta haber estado ahí.', countSchema(60))),
    /** Risk countries of the WHO that this place does not count. */
    notFrom: v.optional(help('Países con riesgo de los que no la piden, por su código.', listSchema(1, 40, isoSchema))),
    alsoFrom: v.optional(
      help('Países sin riesgo de los que también la piden, por su código.', listSchema(1, 9, isoSchema)),
    ),
    /** Goes on after `un país con riesgo, como`. */
    suchAs: v.optional(help('Algunos de esos países: Brasil, Colombia o Perú.', spanishText(4, 60))),
    note: noteSchema,
  }),
  fieldRule(
    'from',
    ({ from, minAgeMonths, layoverHours, daysBefore }) =>
      from !== 'nowhere' || (minAgeMonths ?? layoverHours ?? daysBefore) === undefined,
    'Con nowhere no hay edad, escala ni días que decir; borra minAgeMonths, layoverHours y daysBefore.',
  ),
);

const askedVaccinesSchema = listSchema(
  1,
  Object.keys(VACCINES).length,
  v.strictObject({
    against: keyIn(VACCINES),
    /** Completes `Piden el certificado a …`: `quien se queda más de 4 semanas`. */
    askedOf: spanishText(8, 90),
    of: v.optional(help('everybody si toca a todos; some, según a qué se va.', oneOf(['everybody', 'some'] as const))),
    minAgeMonths: v.optional(countSchema(36)),
    note: noteSchema,
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
      /** As its own site names it, `Visit Japan Web`, or what kind it is: `tarjeta de migración`. */
      name: v.optional(
        help(
          'Como se llama en su propio sitio: Visit Japan Web. O qué es, en minúsculas: tarjeta de migración.',
          spanishText(2, 60),
        ),
      ),
      url: v.optional(httpsUrlSchema),
      /** So many hours before the arrival it can first be filled in. */
      opens: v.optional(help('Desde cuántas horas antes de llegar se puede llenar.', countSchema(720))),
      /** So many hours before the arrival is the last moment. */
      closes: v.optional(help('Hasta cuántas horas antes de llegar se puede llenar.', countSchema(720))),
      /** So many hours before the arrival, where nobody says whether it opens or closes then. */
      hoursBefore: v.optional(
        help('Cuántas horas antes de llegar, si nadie dice si es desde o hasta entonces.', countSchema(720)),
      ),
      onlyBy: v.optional(help('Solo para quien llega así: air, land, sea.', listSchema(1, 2, oneOf(ARRIVALS)))),
      /** Also who only changes planes fills it in. */
      inTransit: v.optional(help('También la llena quien solo hace escala.', yesSchema)),
      onLeaving: v.optional(help('También se llena para salir.', yesSchema)),
      isVoluntary: v.optional(help('No es obligatoria.', yesSchema)),
      since: v.optional(help('Desde cuándo se pide.', partialDateSchema)),
      note: noteSchema,
    }),
  ],
  'Usa how: none, online, paper u online-or-paper.',
);

const onwardTicketSchema = v.strictObject({
  asked: askedSchema,
  /** Goes on after `salir de`, where leaving the country is not enough: `la zona Schengen`. */
  outOf: v.optional(
    help('De dónde tiene que sacarte, si no basta con salir del país: la zona Schengen.', spanishText(4, 40)),
  ),
  withinDays: v.optional(help('En cuántos días desde la llegada hay que salir.', countSchema(365))),
  by: v.optional(help('En qué puedes irte, si no solo en avión.', listSchema(2, 4, keyIn(TICKETS_FOR)))),
  /** The next country's visa is looked at, too. */
  nextVisa: v.optional(help('Piden también la visa del siguiente país, si la exige.', yesSchema)),
  orMoney: v.optional(help('En su lugar sirve el dinero para comprarlo.', yesSchema)),
  note: noteSchema,
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
    onwardTicket: v.optional(help('El boleto de salida.', onwardTicketSchema)),
    funds: v.optional(help('El dinero para la estancia.', fundsSchema)),
    minors: v.optional(help('Quien viaja sin sus dos papás.', minorsSchema)),
    /** A traveller who is also this country's national enters with its passport: the Mexican one is not enough. */
    nationalsUseOwnPassport: v.optional(
      help('Quien también es de ahí tiene que entrar con ese pasaporte.', v.boolean('Escribe true o false.')),
    ),
  }),
  fieldRule(
    'vaccines',
    ({ vaccines, yellowFever }) => vaccines !== 'none' || yellowFever?.from !== 'everywhere',
    'yellowFever dice que a todos les piden una; corrige uno de los dos.',
  ),
);

export type Entry = v.InferOutput<typeof entrySchema>;
