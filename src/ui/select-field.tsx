import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldWords } from './field.tsx';

interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'select'>, 'id'> {
  /** First option, without a value: nothing is chosen for the visitor. */
  placeholder?: string;
  /** Values and the words that show them, in order. One that is hidden is only for an address that names it. */
  options: readonly (readonly [value: string, label: string, hidden?: boolean])[];
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, error, isOptional, isFree, placeholder, options, ...select } = props;
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional} isFree={isFree}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(([value, words, hidden]) => (
            <option key={value} value={value} hidden={hidden}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
