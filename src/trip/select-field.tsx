import { Field } from '../ui/field.tsx';

/** What one may choose, each with its words; an empty value is «not said». */
export type Options<Value> = readonly (readonly [Value, string])[];

interface SelectFieldProps<Value> {
  id: string;
  label: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
}

/** One choice of a few, as a list that unfolds. */
export function SelectField<Value extends string>({ id, label, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <Field id={id} label={label} isFree>
      {(control) => (
        <select
          className="input"
          value={value}
          onChange={({ target }) => onChange(options.find(([each]) => each === target.value)?.[0] ?? value)}
          {...control}
        >
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
