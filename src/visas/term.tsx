import { useState } from 'react';
import { todayInMexico } from '../catalogue/today.ts';
import type { VisaGuide } from '../catalogue/visa-guide.ts';
import { addMonths, formatDay, parseDay, spokenDay } from '../journey/calendar-day.ts';
import { CalendarExport } from '../trip/calendar-export.tsx';
import { DateField } from '../trip/date-field.tsx';

type Outcome = VisaGuide['tool']['outcomes'][number];

/** No visa lasts longer, so a later day is a slip of the thumb. */
const LONGEST_MONTHS = 120;

/** Until when the answer holds, from a day that only the reader knows. */
export function ApplyAgain({ id, term }: { id: string; term: NonNullable<Outcome['term']> }) {
  const [typed, setTyped] = useState('');
  const expiry = parseDay(typed);
  const today = parseDay(todayInMexico()) ?? 0;
  const isSlip = expiry !== undefined && expiry > addMonths(today, LONGEST_MONTHS);
  const last = expiry === undefined || isSlip ? undefined : addMonths(expiry, term.months);
  return (
    <div className="stack gap-2">
      <DateField
        id="dia"
        label={term.ask}
        value={typed}
        onChange={setTyped}
        problem={isSlip ? 'Faltan más de 10 años para ese día: revisa el año.' : undefined}
      />
      <div role="status" className="stack gap-2">
        {last !== undefined && last < today && <p className="notice notice--error">{term.late}</p>}
        {last !== undefined && last >= today && (
          <>
            <p>
              {term.event}: <strong>{spokenDay(last)}</strong>.
            </p>
            <CalendarExport
              fileName={`${id}.ics`}
              events={[
                {
                  uid: `${id}-${formatDay(last)}@pasaporte-verde`,
                  day: last,
                  title: term.event,
                  description: `Lo contamos desde el ${spokenDay(expiry ?? last)}. Revisa las condiciones antes de pagar.`,
                },
              ]}
            />
          </>
        )}
      </div>
    </div>
  );
}
