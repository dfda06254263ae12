/** Currencies a fee may be stated in (ISO 4217). Each has a reference rate in `content/exchange-rates.yaml`. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'JPY',
  'JOD',
  'ILS',
  'IDR',
  'OMR',
  'BHD',
  'SAR',
  'KRW',
  'CNY',
  'INR',
  'BRL',
  'CHF',
  'AED',
  'QAR',
  'THB',
  'ZAR',
  'NAD',
  'KES',
  'MYR',
  'EGP',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'COP',
] as const;

export type Currency = (typeof CURRENCIES)[number];

export interface Money {
  amount: number;
  currency: Currency;
}

/** Reference rates bundled with the site: MXN for one unit, and the day they were taken. */
export interface ReferenceRates {
  date: string;
  source: { name: string; url: string };
  rates: Record<Currency, { mxn: number; name: string }>;
}

/** Whole Mexican pesos for an amount at the reference rate. */
export function toMXN(money: Money, rates: ReferenceRates): number {
  return Math.round(money.amount * rates.rates[money.currency].mxn);
}

/**
 * Thousands separators as Mexico writes them: `3,330`. Written by hand because the
 * result is printed at build and must not depend on the machine's ICU data.
 */
export function groupThousands(amount: number): string {
  const [whole = '0', decimals] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals ? `${grouped}.${decimals.padEnd(2, '0')}` : grouped;
}

/** `3,330 MXN`, with a no-break space so that a figure never parts from its currency. */
export function formatMXN(amount: number): string {
  return `${groupThousands(amount)}\u00a0MXN`;
}

/** `185 USD`. */
export function formatMoney({ amount, currency }: Money): string {
  return `${groupThousands(amount)}\u00a0${currency}`;
}
