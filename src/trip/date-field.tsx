import { type FocusEvent, useState } from 'react';
import { parseDay } from '../journey/calendar-day.ts';
import { Field } from '../ui/field.tsx';

interface DateFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  isOptional?: boolean;
  /** Where the calendar of the phone opens when nothing is chosen yet. */
  min?: string | undefined;
}

/** A date with the phone's own calendar. While a year is being typed its first figures are years too (2, 20, 202): nothing is said about those before the field is left. */
export function DateField({ id, label, value, onChange, problem, isOptional = false, min }: DateFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const [isHalf, setIsHalf] = useState(false);
  const error = isHalf ? 'Esta fecha no existe o está a medias. Escribe día, mes y año.' : problem;
  return (
    <Field
      id={id}
      label={label}
      error={isTyping && value.startsWith('0') ? undefined : error}
      isOptional={isOptional}
      isFree
    >
      {(control) => (
        <input
          className="input figure-text"
          type="date"
          min={min}
          max="2100-12-31"
          // After a reload Firefox would put back what was here, over dates that were kept since.
          autoComplete="off"
          // A link may carry what is no date: the sentence names it, and the browser would complain of it.
          value={parseDay(value) === undefined ? '' : value}
          onChange={(event) => {
            setIsHalf(false);
            onChange(event.target.value);
          }}
          onFocus={() => setIsTyping(true)}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setIsTyping(false);
            setIsHalf(event.target.validity.badInput);
          }}
          {...control}
        />
      )}
    </Field>
  );
}
