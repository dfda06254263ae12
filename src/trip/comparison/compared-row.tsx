import type { ReactNode } from 'react';
import type { ComparedCountry } from './compared-country.ts';

interface ComparedRowProps {
  label: string;
  compared: readonly ComparedCountry[];
  /** What says that there is nothing to weigh in this row, where it is the same for all. */
  same?: (one: ComparedCountry) => string;
  /** The destinations differ in it, however alike their words. */
  differs?: boolean;
  /** Beside the label: how the destinations differ. */
  remark?: ReactNode;
  /** Each destination's answer. */
  children: (one: ComparedCountry, place: number) => ReactNode;
}

/** One question and each destination's answer: under each other on a phone, in columns where there is room. */
export function ComparedRow({
  label,
  compared,
  same,
  differs = same !== undefined,
  remark,
  children,
}: ComparedRowProps) {
  const isSame = same && compared.length > 1 && new Set(compared.map(same)).size === 1;
  return (
    <section
      className={isSame || !differs || compared.length < 2 ? 'compared-row' : 'compared-row compared-row--differs'}
    >
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
