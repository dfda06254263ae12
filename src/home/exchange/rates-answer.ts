import * as v from 'valibot';
import { CURRENCIES, type Currency } from '../../catalogue/money.ts';
import { isFullDate } from '../../catalogue/partial-date.ts';
import type { BundledRates, ShownRates } from './shown-rates.ts';

/** A rate this many times above or below the bundled one is a mistake of the source, not news. */
const MAX_FACTOR = 5;

/** What Frankfurter answers: `amount` (1 unless asked otherwise) of `base` is worth each of `rates`. */
const rateSchema = v.pipe(v.number(), v.finite(), v.gtValue(0));
const answerSchema = v.object({
  base: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  date: v.pipe(v.string(), v.check(isFullDate)),
  amount: v.optional(rateSchema, 1),
  rates: v.record(v.string(), v.unknown()),
});

/**
 * Turns an answer into pesos for one unit of each currency, whatever its base is. The answer is refused as
 * a whole (undefined) when any currency of ours is no positive number or is absurd beside the bundled rate: a
 * source that is wrong once is not believed for the rest. A currency it does not publish keeps its bundled rate.
 */
export function readRatesAnswer(answer: unknown, bundled: BundledRates): ShownRates | undefined {
  const result = v.safeParse(answerSchema, answer);
  if (!result.success) return undefined;
  const { base, date, amount } = result.output;
  const rates: Record<string, unknown> = { ...result.output.rates, [base]: amount };
  const pesos = v.safeParse(rateSchema, rates['MXN']);
  if (!pesos.success) return undefined;

  const mxn = { ...bundled.mxn };
  const fromReference: Currency[] = [];
  for (const currency of CURRENCIES) {
    if (!Object.hasOwn(rates, currency)) {
      fromReference.push(currency);
      continue;
    }
    const units = v.safeParse(rateSchema, rates[currency]);
    if (!units.success) return undefined;
    const value = pesos.output / units.output;
    const factor = value / bundled.mxn[currency];
    if (!(factor <= MAX_FACTOR && factor >= 1 / MAX_FACTOR)) return undefined;
    mxn[currency] = value;
  }
  if (fromReference.length === CURRENCIES.length) return undefined;
  return { date, mxn, isLive: true, fromReference };
}
