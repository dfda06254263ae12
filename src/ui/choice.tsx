import './choice.css';
import type { ComponentPropsWithoutRef } from 'react';

interface ChoiceProps extends ComponentPropsWithoutRef<'input'> {
  type: 'checkbox' | 'radio';
  label: string;
  hint?: string;
}

/** A native checkbox or radio whose whole row can be tapped. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
