import './field.css';
import type { AriaAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface FieldWords {
  id: string;
  label: string;
  /** Why the value cannot be sent, worded as how to fix it. */
  error?: string;
  /** Said beside the label, not in it: a voice command or a screen reader meets the plain label. */
  isOptional?: boolean;
  /** Of a tool, which answers with whatever it is told: neither required nor marked as optional. */
  isFree?: boolean;
}

interface FieldProps extends FieldWords {
  /** Draws the control with what joins it to label, hint and error. */
  children: (control: AriaAttributes & { id: string; required: boolean }) => ReactNode;
}

/** Label, control and error, joined by their ids. */
export function Field({ id, label, error, isOptional = false, isFree = false, children }: FieldProps) {
  const described = [isOptional && `${id}-optional`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="field__head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {isOptional && (
          <span className="optional note" id={`${id}-optional`}>
            opcional
          </span>
        )}
      </div>
      {children({
        id,
        required: !isOptional && !isFree,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
