import * as v from 'valibot';
import { feeEntries, wholeFee, withTotal } from './fee-schema.ts';
import { amountSchema, countSchema, help, listSchema, noMistakes, oneOf } from './schema-parts.ts';
import { ARRIVALS } from './situation.ts';
import { spanishText } from './spanish-text.ts';
import { VISA_STATUSES } from './visa-status.ts';

/** Another way to the same entry, with its own price: the e-visa, several entries, the consulate. */
const routeSchema = v.pipe(
  v.strictObject({
    for: help(
      'De qué es la tarifa, con artículo: la de varias entradas. Se lee «… cuesta 75 EUR».',
      spanishText(4, 80),
    ),
    status: v.optional(help('Su trámite, si no es el de visaStatus.', oneOf(VISA_STATUSES))),
    days: v.optional(help('Si depende de cuánto te quedas: hasta cuántos días.', countSchema(365))),
    entries: v.optional(help('Si es de más de una entrada: two o many.', oneOf(['two', 'many'] as const))),
    ...feeEntries,
  }),
  wholeFee(),
  v.transform(withTotal),
);

export const routesSchema = help(
  'Las otras tarifas: { for: la de varias entradas, amount: 75, currency: EUR }.',
  listSchema(1, 4, routeSchema, (route) => route.for),
);

/** When it is paid: on entering, on leaving or each time, for each night of lodging, or to visit one place. */
const CHARGES = ['entry', 'exit', 'both', 'night', 'place'] as const;

const writtenCharge = v.strictObject({
  when: help('Cuándo se paga: entry, exit, both (al entrar y al salir), night o place.', oneOf(CHARGES)),
  by: v.optional(help('Solo quien entra o sale así: air, land, sea.', listSchema(1, 2, oneOf(ARRIVALS)))),
  where: v.optional(help('Si no es en todo el país: Lisboa.', spanishText(3, 60))),
  paidBy: v.optional(help('Si no lo paga cualquiera: quien llega en velero o yate.', spanishText(6, 60))),
  what: v.optional(help('Qué es, sin artículo: tasa de seguridad.', spanishText(4, 60))),
  amount: v.optional(help('La cantidad, por persona; sin ella, está por confirmar.', amountSchema)),
  upTo: v.optional(help('Lo más que cuesta, si amount es lo menos.', amountSchema)),
  currency: feeEntries.currency,
  percent: v.optional(help('Si es parte del precio del hospedaje: 12.5.', v.pipe(amountSchema, v.maxValue(100)))),
  reduced: feeEntries.reduced,
  per: v.optional(help('Si no es por persona: room.', oneOf(['room'] as const))),
  lasts: v.optional(help('Cuántos días sirve lo pagado, también para volver a entrar.', countSchema(365))),
  nights: v.optional(help('Hasta cuántas noches se cobra.', countSchema(60))),
  inTicket: v.optional(
    help('Si ya viene en el boleto: included; si no se sabe: ask.', oneOf(['included', 'ask'] as const)),
  ),
  /** Printed as sentences of its own. */
  note: v.optional(
    help(
      'Lo que los campos no dicen, en oraciones enteras; si tampoco dice la cifra, a quién preguntarla.',
      spanishText(10, 220),
    ),
  ),
});

export type Charge = v.InferOutput<typeof writtenCharge>;

const OF_NIGHTS = ['percent', 'per', 'nights'] as const;
const OF_BORDERS = ['by', 'inTicket', 'lasts'] as const;

/** What fits no charge of its kind. */
function misplaced({ when, where, ...charge }: Charge) {
  const isOfBorder = when !== 'night' && when !== 'place';
  const fields = [...(when === 'night' ? [] : OF_NIGHTS), ...(isOfBorder ? [] : OF_BORDERS)];
  return [
    ...(when === 'place' && !where ? [{ field: 'where', value: where, fix: 'Di qué lugar lo cobra.' }] : []),
    ...fields.flatMap((field) =>
      charge[field] === undefined ? [] : [{ field, value: charge[field], fix: `No va con when: ${when}. Bórralo.` }],
    ),
  ];
}

function wronglyCounted({ amount, upTo, currency, percent, reduced }: Charge) {
  if (amount === undefined) {
    const lost = { upTo, currency, reduced };
    return Object.entries(lost).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, value, fix: 'Escribe también la cantidad en amount, o borra el campo.' }],
    );
  }
  if (percent !== undefined)
    return [{ field: 'percent', value: percent, fix: 'Escribe amount o percent, no los dos.' }];
  if (upTo !== undefined && upTo <= amount) {
    return [{ field: 'upTo', value: upTo, fix: `Es lo más que cuesta: escribe más de ${amount}, o borra el campo.` }];
  }
  if (!currency) return [{ field: 'currency', value: currency, fix: 'Falta este campo; escribe la moneda.' }];
  const other = reduced?.find((less) => less.currency !== currency || less.amount >= (upTo ?? amount));
  return other ? [{ field: 'reduced', value: reduced, fix: `Paga menos, y en ${currency}.` }] : [];
}

/** What is paid besides the permit: taxes of the border, lodging by the night, what one place charges. */
export const chargesSchema = help(
  'Lo que se paga aparte del trámite: { when: exit, by: [land], amount: 20, currency: USD }.',
  listSchema(
    1,
    6,
    v.pipe(
      writtenCharge,
      noMistakes((charge) => [...misplaced(charge), ...wronglyCounted(charge)]),
    ),
    JSON.stringify,
  ),
);

export type FeeRoute = v.InferOutput<typeof routeSchema>;
