import { CURRENCIES, type Currency, type ReferenceRates } from '../../catalogue/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { convert, formatAmount, type Side } from './convert.ts';
import { type Rates, ratesLine } from './rates.ts';

/** The list: what the specification names (section 7), the yen by the hundred. The converter has the rest. */
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

/** What the converter shows before anything is typed, in the first currency of its list. */
const START = '100';

interface ExchangeRatesProps {
  rates: ReferenceRates;
  /** Service of live rates, when this build has one. */
  liveUrl: string | undefined;
}

/**
 * Reference rates as a plain list, and a converter: a phone folds it, with half of the list. `exchange-rates.element.ts` converts, and writes live
 * rates in.
 */
export function ExchangeRates({ rates, liveUrl }: ExchangeRatesProps) {
  const bundled = bundledRates(rates);
  return (
    <exchange-rates bundled={JSON.stringify(bundled)} live={liveUrl}>
      <section className="exchange" id="tipo-de-cambio" aria-labelledby="tipo-de-cambio-titulo">
        <span className="guilloche" aria-hidden="true" />
        <div className="exchange__box">
          <h2 id="tipo-de-cambio-titulo">Tipo de cambio</h2>
          <dl className="exchange__rates">
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
            {ratesLine(bundled)}
          </p>
          <details className="unfolds exchange__converter script-only">
            <summary>Ver más</summary>
            <Converter rates={rates} />
          </details>
        </div>
      </section>
    </exchange-rates>
  );
}

/** As far as the browser needs them. */
export function bundledRates({ date, rates }: ReferenceRates): Rates {
  return { date, mxn: Object.fromEntries(CURRENCIES.map((code) => [code, rates[code].mxn])) as Rates['mxn'] };
}

function Converter({ rates }: { rates: ReferenceRates }) {
  const { result, amounts } = convert(START, 'foreign', rates.rates.USD.mxn);
  return (
    <form className="converter" aria-label="Convertidor de monedas">
      <div className="field converter__currency">
        <label htmlFor="convertir-moneda">Moneda</label>
        <select className="input" id="convertir-moneda" autoComplete="off">
          {converterCurrencies(rates).map(([code, name]) => (
            <option key={code} value={code}>
              {code}, {name}
            </option>
          ))}
        </select>
      </div>
      <Box side="foreign" value={START}>
        Cantidad en <b>USD</b>
      </Box>
      <Box side="pesos" value={result}>
        Pesos mexicanos
      </Box>
      <p className="converter__result" id="convertir-resultado" role="status">
        <span className="error" hidden>
          <Icon name="alert" />
          <span />
        </span>
        <span className="note figure-text">{amounts && `${amounts.foreign} USD = ${amounts.pesos} MXN`}</span>
      </p>
    </form>
  );
}

function Box({ side, value, children }: { side: Side; value: string; children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={`convertir-${side}`}>{children}</label>
      <input
        className="input figure-text"
        id={`convertir-${side}`}
        name={side}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        aria-describedby="convertir-resultado"
      />
    </div>
  );
}

/** Currencies named by the specification (section 7) come first, as in the table; the rest by name. */
function converterCurrencies({ rates }: ReferenceRates): [code: Currency, name: string][] {
  const all = CURRENCIES.map((code): [Currency, string] => [code, rates[code].name]);
  const collator = new Intl.Collator('es-MX');
  return [...all.slice(0, ROWS.length), ...all.slice(ROWS.length).sort(([, a], [, b]) => collator.compare(a, b))];
}
