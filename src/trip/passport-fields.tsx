import { useEffect } from 'react';
import { changeJourney, type EditedJourney } from '../journey/journey-store.ts';
import type { PassportProblems } from '../journey/trip-draft.ts';
import { DateField } from './date-field.tsx';

export const EXPIRY_ID = 'pasaporte-vence';
const ISSUED_ID = 'pasaporte-expedido';

/** The passport's two dates. */
export function PassportFields({ journey, problems }: { journey: EditedJourney; problems: PassportProblems }) {
  // What was typed while the script was on its way: it is in the fields, and nobody was told.
  useEffect(() => {
    const typed = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;
    const [expiry, issued] = [typed(EXPIRY_ID), typed(ISSUED_ID)];
    if (expiry || issued)
      changeJourney((before) => ({ ...before, ...(expiry && { expiry }), ...(issued && { issued }) }));
  }, []);
  return (
    <div className="route__days">
      <DateField
        id={EXPIRY_ID}
        label="El pasaporte vence el"
        value={journey.expiry}
        problem={problems.expiry}
        onChange={(expiry) => changeJourney((before) => ({ ...before, expiry }))}
      />
      <DateField
        id={ISSUED_ID}
        label="Expedido el"
        isOptional
        value={journey.issued}
        problem={problems.issued}
        onChange={(issued) => changeJourney((before) => ({ ...before, issued }))}
      />
    </div>
  );
}
