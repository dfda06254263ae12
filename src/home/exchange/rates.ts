import type { Currency } from '../../catalogue/money.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';

export interface Rates {
  /** Day the rates are of, `YYYY-MM-DD`. */
  date: string;
  /** Pesos for one unit of each currency. */
  mxn: Record<Currency, number>;
}

export interface LiveRates extends Rates {
  /** Currencies the service does not publish: their bundled rate stands in. */
  fromReference: Currency[];
}

/** The line that says which rates are shown, and of which day. */
export function ratesLine(bundled: Rates, live?: LiveRates): string {
  const bank = 'Tu banco puede aplicar otro.';
  const reference = formatPartialDate(bundled.date);
  if (!live) return `Tipos de referencia del ${reference}. ${bank}`;
  const others = new Intl.ListFormat('es-MX').format(live.fromReference);
  const rest = others && ` ${others}: referencia del ${reference}.`;
  return `Tipos del ${formatPartialDate(live.date)}, consultados en línea.${rest} ${bank}`;
}
