import { CURRENCIES, type Currency, type ReferenceRates } from '../../catalogue/money.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';

/** Pesos for one unit of each currency, and what the reader must know about them. */
export interface ShownRates {
  /** Day the rates are of, `YYYY-MM-DD`. */
  date: string;
  isLive: boolean;
  mxn: Record<Currency, number>;
  /** Currencies the live source does not publish: their bundled rate stands in. Empty when nothing is live. */
  fromReference: Currency[];
}

/** The rates bundled with the site, as far as the browser needs them. */
export interface BundledRates {
  date: string;
  mxn: Record<Currency, number>;
}

export function bundledRates({ date, rates }: ReferenceRates): BundledRates {
  const mxn = {} as Record<Currency, number>;
  for (const currency of CURRENCIES) mxn[currency] = rates[currency].mxn;
  return { date, mxn };
}

export function showBundled({ date, mxn }: BundledRates): ShownRates {
  return { date, mxn, isLive: false, fromReference: [] };
}

/** The line that says which rates are shown, and of which day. */
export function ratesLine(shown: ShownRates, bundled: BundledRates): string {
  const reference = formatPartialDate(bundled.date);
  if (!shown.isLive) return `Tipos de referencia del ${reference}. Tu banco puede aplicar otro.`;
  const line = `Tipos del ${formatPartialDate(shown.date)}, consultados en línea.`;
  if (shown.fromReference.length === 0) return `${line} Tu banco puede aplicar otro.`;
  return `${line} ${new Intl.ListFormat('es-MX').format(shown.fromReference)}: referencia del ${reference}. Tu banco puede aplicar otro.`;
}
