import { CURRENCIES, type ReferenceRates } from '../catalogue/money.ts';
import type { ConverterCurrency } from './converter.tsx';

/** Currencies named by the specification come first, as in the table; the rest by name. */
const FIRST = 8;

export function converterCurrencies({ rates }: ReferenceRates): ConverterCurrency[] {
  const all = CURRENCIES.map((code): ConverterCurrency => [code, rates[code].name, rates[code].mxn]);
  const collator = new Intl.Collator('es-MX');
  return [...all.slice(0, FIRST), ...all.slice(FIRST).sort(([, a], [, b]) => collator.compare(a, b))];
}
