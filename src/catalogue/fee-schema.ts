import * as v from 'valibot';
import type { Money } from './money.ts';
import { amountSchema, countSchema, currencySchema, help, listSchema, noMistakes, yesSchema } from './schema-parts.ts';
import { spanishText } from './spanish-text.ts';

/** Each with its currency, so that no amount is ever read in another's. */
const money = { amount: amountSchema, currency: currencySchema };

/** What everybody pays together: `visa` and `biométricos`. */
const partsSchema = listSchema(1, 4, v.strictObject({ what: spanishText(3, 50), ...money }), ({ what }) => what);

/** Who pays less, by age; without one, how anybody pays less: `con la aplicación`. */
const reducedSchema = listSchema(
  1,
  4,
  v.strictObject({
    who: spanishText(5, 80),
    /** Where it is for children: the age, in years, from which on the whole fee is paid. */
    under: v.optional(help('Si es por edad: los años desde los que ya se paga entero.', countSchema(21))),
    /** Where it is for older people: the age, in years, from which on they pay less. */
    from: v.optional(help('Si es por edad: los años desde los que se paga menos.', countSchema(99))),
    /** They are not asked for the permit at all. */
    isSpared: v.optional(help('true si a ellos ni siquiera les piden el permiso.', yesSchema)),
    ifParentHolds: v.optional(
      help('true si solo lo paga quien viaja con su mamá o su papá, que ya la tiene o la pide.', yesSchema),
    ),
    ...money,
  }),
  ({ who }) => who,
);

/** A fee as a record writes it: one amount, or the parts that it is the sum of. */
export const feeEntries = {
  amount: v.optional(help('La cantidad, sin comillas; los pesos se calculan.', amountSchema)),
  currency: v.optional(help('Su moneda.', currencySchema)),
  parts: v.optional(
    help('Si se paga por partes, en lugar de amount: { what: visa, amount: 100, currency: CAD }.', partsSchema),
  ),
  reduced: v.optional(
    help('Quien paga menos: { who: menores de 15 años, under: 15, amount: 15, currency: USD }.', reducedSchema),
  ),
};

interface WrittenFee {
  amount?: number | undefined;
  currency?: Money['currency'] | undefined;
  parts?: readonly Money[] | undefined;
  reduced?: readonly Money[] | undefined;
}

/** The fee with what everybody pays in all. */
export function withTotal<Written extends WrittenFee>(fee: Written): Written & Pick<Money, keyof Money> {
  const { parts = [{ amount: fee.amount ?? 0, currency: fee.currency ?? 'USD' }] } = fee;
  // In hundredths, so that no sum ends in 0.30000000000000004.
  const hundredths = parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { ...fee, amount: hundredths / 100, currency: parts[0]?.currency ?? 'USD' };
}

/** What the schema of each field cannot see: how the fields stand to one another. */
function mistakes(fee: WrittenFee): { field: keyof WrittenFee; fix: string }[] {
  const { amount, currency, parts, reduced = [] } = fee;
  if (parts) {
    if (amount !== undefined) return [{ field: 'amount', fix: 'La suma de parts se calcula sola: borra amount.' }];
    if (currency !== undefined) return [{ field: 'currency', fix: 'Cada parte dice su moneda: borra currency.' }];
    if (parts.some((part) => part.currency !== parts[0]?.currency)) {
      return [{ field: 'parts', fix: 'Escribe todas las partes en la misma moneda; de otro modo no se suman.' }];
    }
  } else {
    if (amount === undefined)
      return [{ field: 'amount', fix: 'Falta este campo; escribe la cantidad, o sus partes en parts.' }];
    if (currency === undefined)
      return [{ field: 'currency', fix: 'Falta este campo; escribe la moneda de la cantidad.' }];
  }
  const total = withTotal(fee);
  if (reduced.some((less) => less.currency !== total.currency)) {
    return [{ field: 'reduced', fix: `Escribe lo que pagan menos en la moneda de la tarifa: ${total.currency}.` }];
  }
  if (reduced.some((less) => less.amount >= total.amount)) {
    return [{ field: 'reduced', fix: `Quien paga menos paga menos de ${total.amount} ${total.currency}.` }];
  }
  return [];
}

/** Stops a fee that does not add up, so that `withTotal` may then add it up. */
export const wholeFee = <Input extends WrittenFee>() =>
  noMistakes<Input>((fee) => mistakes(fee).map(({ field, fix }) => ({ field, value: fee[field], fix })));

export const feeSchema = v.pipe(
  help('Lo que se paga: { amount: 40, currency: USD }.', v.strictObject(feeEntries)),
  wholeFee(),
  v.transform(withTotal),
);

export type Fee = v.InferOutput<typeof feeSchema>;
export type ReducedFee = v.InferOutput<typeof reducedSchema>[number];
