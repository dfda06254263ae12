import type { ReactNode } from 'react';
import './printed-fields.css';

export interface PrintedField {
  label: string;
  /** What scripts know the value by, whatever its label says. */
  name?: string;
  value: ReactNode;
  /** Smaller lines under the value: the original amount, an earlier figure. */
  small?: readonly string[];
}

/** Label and value pairs, like the data page of a passport. */
export function PrintedFields({ fields }: { fields: readonly PrintedField[] }) {
  return (
    <dl className="printed-fields">
      {fields.map(({ label, name, value, small }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure-text" data-figure={name}>
            {value}
            {small?.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
