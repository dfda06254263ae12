import type { ReactNode } from 'react';
import type { ComparedCountry } from './compared-country.ts';

interface ComparedRowProps {
  label: string;
  compared: readonly ComparedCountry[];
  /** What says that there is nothing to weigh in this row, where it is the same for all. */
  same?: (one: ComparedCountry) => string;
  /** Beside the label: how the destinations differ. */
  remark?: ReactNode;
  /** Each destination's answer. */
  children: (one: ComparedCountry, place: number) => ReactNode;
}

/** One question and each destination's answer: under each other on a phone, in columns where there is room. */
export function ComparedRow({ label, compared, same, remark, children }: ComparedRowProps) {
  const isSame = same && compared.length > 1 && new Set(compared.map(same)).size === 1;
  return (
    <section className="compared-row">
      <h3>
        {label} {isSame ? <small className="note">igual en todos</small> : remark}
      </h3>
      <dl>
        {compared.map((one, place) => (
          <div key={one.country.slug}>
            <dt>{one.country.nameSpanish}</dt>
            <dd>{children(one, place)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
