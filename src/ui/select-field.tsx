import { Field, type FieldWords } from './field.tsx';

interface SelectFieldProps extends FieldWords {
  name: string;
  /** First option, without a value: nothing is chosen for the visitor. */
  placeholder: string;
  /** Values and the words that show them, in order. */
  options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ id, label, error, isOptional, name, placeholder, options }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      {(control) => (
        <select className="input" name={name} {...control}>
          <option value="">{placeholder}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
