import { useEffect } from 'react';
import type { PassportDraft, PassportProblems } from '../journey/trip-draft.ts';
import { DateField } from './date-field.tsx';

const READERS = 'pasaporte';

/** Of the field with the last day of the reader's own. */
export const EXPIRY_ID = `${READERS}-vence`;

interface PassportFieldsProps {
  dates: PassportDraft;
  problems: PassportProblems;
  onChange: (part: Partial<PassportDraft>) => void;
  /** Of another person's passport, which may be left out. */
  who?: string;
}

/** A passport's two dates. */
export function PassportFields({ dates, problems, onChange, who }: PassportFieldsProps) {
  const id = who ?? READERS;
  // What was typed while the script was on its way: it is in the fields, and nobody was told.
  useEffect(() => {
    const typed = (name: string) => (document.getElementById(name) as HTMLInputElement | null)?.value;
    const [expiry, issued] = [typed(`${id}-vence`), typed(`${id}-expedido`)];
    if (expiry || issued) onChange({ ...(expiry && { expiry }), ...(issued && { issued }) });
  }, []);
  return (
    <div className="route__days">
      <DateField
        id={`${id}-vence`}
        label={who ? 'Su pasaporte vence el' : 'El pasaporte vence el'}
        isOptional={who !== undefined}
        value={dates.expiry}
        problem={problems.expiry}
        onChange={(expiry) => onChange({ expiry })}
      />
      <DateField
        id={`${id}-expedido`}
        label="Expedido el"
        isOptional
        value={dates.issued}
        problem={problems.issued}
        onChange={(issued) => onChange({ issued })}
      />
    </div>
  );
}
