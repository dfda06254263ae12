import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** One line of text. Uncontrolled: what was typed before the page's script woke is never lost. */
export function TextField({ id, label, error, isOptional, ...input }: FieldWords & ComponentPropsWithoutRef<'input'>) {
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({
  id,
  label,
  error,
  isOptional,
  ...textarea
}: FieldWords & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      {(control) => <textarea className="input" {...textarea} {...control} />}
    </Field>
  );
}
