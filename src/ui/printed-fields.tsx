import type { ReactNode } from 'react';
import './printed-fields.css';
import { Unbroken } from './unbroken.tsx';

export interface PrintedField {
  label: string;
  /** Takes a line of its own. */
  isWide?: boolean;
  value: ReactNode;
  /** Smaller lines under the value: the original amount, an earlier figure. */
  small?: readonly string[];
}

/** Label and value pairs, like the data page of a passport. */
export function PrintedFields({ fields }: { fields: readonly PrintedField[] }) {
  return (
    <dl className="printed-fields">
      {fields.map(({ label, isWide, value, small }) => (
        <div key={label} className={isWide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd className="figure-text">
            {typeof value === 'string' ? <Unbroken text={value} /> : value}
            {small?.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
