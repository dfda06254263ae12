import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Currency } from '../../catalogue/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIslandReady } from '../../ui/use-island-ready.ts';
import { convert, type Side } from './convert.ts';
import { liveRates, onLiveRates } from './live-rates.ts';

/** A currency of the select: its code, its name and the bundled pesos for one unit. */
export type ConverterCurrency = readonly [code: Currency, name: string, mxn: number];

const START = { side: 'foreign', typed: '100' } as const satisfies { side: Side; typed: string };

/** Two boxes that follow each other: whichever was typed in last leads, and is never rewritten. */
export function Converter({ currencies }: { currencies: readonly ConverterCurrency[] }) {
  const root = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState<Currency>('USD');
  const [entry, setEntry] = useState<{ side: Side; typed: string }>(START);
  const live = useSyncExternalStore(onLiveRates, liveRates, () => undefined);
  useIslandReady(root);

  // What was typed while the script was on its way is in the boxes already.
  useEffect(() => {
    const form = root.current;
    if (!form) return;
    const typedIn = (side: Side) => (form.elements.namedItem(side) as HTMLInputElement).value;
    const pesosAtStart = convert(START.typed, START.side, currencies[0]?.[2] ?? 1).result;
    if (typedIn('foreign') !== START.typed) setEntry({ side: 'foreign', typed: typedIn('foreign') });
    else if (typedIn('pesos') !== pesosAtStart) setEntry({ side: 'pesos', typed: typedIn('pesos') });
  }, [currencies]);

  const bundled = currencies.find(([candidate]) => candidate === code)?.[2] ?? 1;
  const { side, typed } = entry;
  const { result, amounts, mistake } = convert(typed, side, live?.mxn[code] ?? bundled);

  const box = (of: Side, label: string) => {
    const hasMistake = mistake !== undefined && side === of;
    return (
      <div className="field">
        <label htmlFor={`convertir-${of}`}>{label}</label>
        <input
          className="input figure-text"
          id={`convertir-${of}`}
          name={of}
          inputMode="decimal"
          autoComplete="off"
          value={side === of ? typed : result}
          onChange={(event) => setEntry({ side: of, typed: event.target.value })}
          {...(hasMistake && { 'aria-invalid': true, 'aria-describedby': 'convertir-resultado' })}
        />
      </div>
    );
  };

  return (
    <form
      className="converter script-only"
      ref={root}
      aria-label="Convertidor de monedas"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="field converter__currency">
        <label htmlFor="convertir-moneda">Moneda</label>
        <select
          className="input"
          id="convertir-moneda"
          value={code}
          onChange={(event) => setCode(event.target.value as Currency)}
        >
          {currencies.map(([option, name]) => (
            <option key={option} value={option}>
              {option}, {name}
            </option>
          ))}
        </select>
      </div>
      {box('foreign', `Cantidad en ${code}`)}
      {box('pesos', 'Pesos mexicanos')}
      <p className="converter__result" id="convertir-resultado" role="status">
        {mistake && (
          <span className="error">
            <Icon name="alert" />
            <span>{mistake}</span>
          </span>
        )}
        {amounts && (
          <span className="note figure-text">
            {amounts.foreign} {code} = {amounts.pesos} MXN
          </span>
        )}
      </p>
    </form>
  );
}
