import type { ReactNode } from 'react';
import { Choice } from '../ui/choice.tsx';

export const UNSAID = 'Aún no sé';

/** How one arrives, as it is asked. */
export const WAYS = [
  ['air', 'En avión'],
  ['land', 'Por tierra'],
  ['sea', 'Por mar o en crucero'],
] as const;

interface OneOfProps<Value> {
  name: string;
  legend: string;
  labels: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  /** Without it, an element listens around what was printed. */
  onChange?: (value: Value) => void;
  className?: string;
  children?: ReactNode;
}

/** A question with one answer, and what is to be known before it is given. */
export function OneOf<Value>({ name, legend, labels, chosen, onChange, className, children }: OneOfProps<Value>) {
  return (
    <fieldset>
      <legend className="choices-legend">{legend}</legend>
      {children}
      <div className={className ?? 'choices'}>
        {labels.map(([value, label]) => (
          <Choice
            key={label}
            type="radio"
            name={name}
            value={String(value ?? '')}
            label={label}
            checked={chosen === value}
            onChange={() => onChange?.(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
