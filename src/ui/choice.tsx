import './choice.css';
import type { InputHTMLAttributes } from 'react';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  hint?: string | undefined;
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
