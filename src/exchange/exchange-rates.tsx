import '../ui/field.css';
import type { ReactNode } from 'react';
import { CURRENCIES, type Currency, type ReferenceRates } from '../catalogue/money.ts';
import type { ConverterCurrency } from './converter.tsx';
import { formatAmount } from './number-format.ts';
import { bundledRates, ratesLine, showBundled } from './shown-rates.ts';

/** The table's rows: what the specification names, the yen by the hundred. The converter has the rest. */
const ROWS: readonly { currency: Currency; units: number; label: string }[] = [
  { currency: 'USD', units: 1, label: '1 dólar estadounidense' },
  { currency: 'EUR', units: 1, label: '1 euro' },
  { currency: 'GBP', units: 1, label: '1 libra esterlina' },
  { currency: 'CAD', units: 1, label: '1 dólar canadiense' },
  { currency: 'AUD', units: 1, label: '1 dólar australiano' },
  { currency: 'NZD', units: 1, label: '1 dólar neozelandés' },
  { currency: 'JPY', units: 100, label: '100 yenes' },
  { currency: 'JOD', units: 1, label: '1 dinar jordano' },
];

interface ExchangeRatesProps {
  rates: ReferenceRates;
  /** Service of live rates, when this build has one. */
  liveUrl: string | undefined;
  /** The converter, an island. */
  children: ReactNode;
}

/** Reference rates as a plain table. `watch-rates.ts` writes the live ones into its cells, when there are any. */
export function ExchangeRates({ rates, liveUrl, children }: ExchangeRatesProps) {
  const bundled = bundledRates(rates);
  return (
    <section
      className="exchange"
      id="tipo-de-cambio"
      aria-labelledby="tipo-de-cambio-titulo"
      {...(liveUrl && { 'data-rates-url': liveUrl, 'data-bundled': JSON.stringify(bundled) })}
    >
      <span className="guilloche" aria-hidden="true" />
      <div className="exchange__box">
        <h2 id="tipo-de-cambio-titulo">Tipo de cambio</h2>
        <table className="table" aria-labelledby="tipo-de-cambio-titulo">
          <thead>
            <tr>
              <th scope="col">Moneda</th>
              <th scope="col" className="numeric">
                Pesos mexicanos
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ currency, units, label }) => (
              <tr key={currency}>
                <th scope="row">
                  {label} <abbr>{currency}</abbr>
                </th>
                <td className="numeric" data-currency={currency} data-units={units}>
                  {formatAmount(units * bundled.mxn[currency])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note" data-rates-line="">
          {ratesLine(showBundled(bundled), bundled)}
        </p>
        {children}
      </div>
    </section>
  );
}

/** Currencies named by the specification come first, as in the table; the rest by name. */
export function converterCurrencies({ rates }: ReferenceRates): ConverterCurrency[] {
  const all = CURRENCIES.map((code): ConverterCurrency => [code, rates[code].name, rates[code].mxn]);
  const collator = new Intl.Collator('es-MX');
  return [...all.slice(0, ROWS.length), ...all.slice(ROWS.length).sort(([, a], [, b]) => collator.compare(a, b))];
}
