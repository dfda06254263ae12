import * as v from 'valibot';
import { FUNDS_LODGINGS, FUNDS_PER } from './entry-words.ts';
import {
  amountSchema,
  askedSchema,
  fieldRule,
  help,
  keyIn,
  listSchema,
  noteSchema,
  yesSchema,
} from './schema-parts.ts';

const anyCurrencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Usa la clave de la moneda: USD.'));

const tierSchema = v.strictObject({
  amount: amountSchema,
  /** The largest of a range that begins with `amount`. */
  upTo: v.optional(amountSchema),
  /** Any currency: the sum is not turned into pesos. */
  currency: anyCurrencySchema,
  per: help('Para cuánto alcanza: day, week, month, entry o stay.', keyIn(FUNDS_PER)),
  lodging: v.optional(
    help(
      'Solo para quien duerme así: hotel, paid (ya pagado), unpaid (sin pagar), hosted o family.',
      keyIn(FUNDS_LODGINGS),
    ),
  ),
});

export const fundsSchema = v.pipe(
  v.strictObject({
    asked: askedSchema,
    tiers: v.optional(help('Cuánto: una cantidad, o una por caso.', listSchema(1, 3, tierSchema))),
    /** The tiers are added to one another. */
    added: v.optional(help('Las cantidades se suman.', yesSchema)),
    atLeast: v.optional(
      help('Lo menos que piden en total.', v.strictObject({ amount: amountSchema, currency: anyCurrencySchema })),
    ),
    note: noteSchema,
  }),
  fieldRule(
    'tiers',
    ({ tiers = [], added, atLeast }) => (tiers.length > 0 || !atLeast) && (tiers.length > 1 || !added),
    'atLeast pide una cantidad en tiers; added, por lo menos dos.',
  ),
);

export type Funds = v.InferOutput<typeof fundsSchema>;
export type FundsTier = NonNullable<Funds['tiers']>[number];
