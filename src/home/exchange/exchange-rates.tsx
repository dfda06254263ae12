import type { ReactNode } from 'react';
import { CURRENCIES, type Currency, type ReferenceRates } from '../../catalogue/money.ts';
import type { ConverterCurrency } from './converter.tsx';
import { formatAmount } from './number-format.ts';
import { bundledRates, ratesLine, showBundled } from './shown-rates.ts';

/** The list: what the specification names, the yen by the hundred. The converter has the rest. */
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

/** Reference rates as a plain list: on a phone four of them, until it is unfolded. `watch-rates.ts` writes the live ones in, when there are any. */
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
        <div className="exchange__head">
          <h2 id="tipo-de-cambio-titulo">Tipo de cambio</h2>
          <button type="button" className="text-button unfold script-only" data-unfold="">
            Ver más
          </button>
        </div>
        <dl className="exchange__rates" data-folded="">
          {ROWS.map(({ currency, units, label }) => (
            <div key={currency}>
              <dt>
                <span>{label}</span> <abbr>{currency}</abbr>
              </dt>
              <dd className="figure-text">
                <span data-currency={currency} data-units={units}>
                  {formatAmount(units * bundled.mxn[currency])}
                </span>
                <abbr> MXN</abbr>
              </dd>
            </div>
          ))}
        </dl>
        <p className="note" data-rates-line="">
          {ratesLine(showBundled(bundled), bundled)}
        </p>
        <div className="exchange__converter" data-folded="">
          {children}
        </div>
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
