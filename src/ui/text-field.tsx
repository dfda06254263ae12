import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldWords } from './field.tsx';

type TextFieldProps = FieldWords & ComponentPropsWithoutRef<'input'>;

/** One line of text. In a form uncontrolled: what was typed before the page's script woke is never lost. */
export function TextField({ id, label, error, isOptional, isFree, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional} isFree={isFree}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({
  id,
  label,
  error,
  isOptional,
  isFree,
  ...textarea
}: FieldWords & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional} isFree={isFree}>
      {(control) => <textarea className="input" {...textarea} {...control} />}
    </Field>
  );
}
