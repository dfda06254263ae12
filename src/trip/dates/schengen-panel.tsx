import { useState } from 'react';
import { counted } from '../../catalogue/counted.ts';
import { earliestEntry, lastSafeExit, left, SCHENGEN_ALLOWANCE, used, windowStart } from '../../journey/allowance.ts';
import { countDays } from '../../journey/answer-words.ts';
import { type CalendarDay, formatDay, parseDay, spokenDay, yearMonthDay } from '../../journey/calendar-day.ts';
import { type DatedStay, daysPresent, type Presence, presenceOf } from '../../journey/presence.ts';
import { type PrintedField, PrintedFields } from '../../ui/printed-fields.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DateField } from '../date-field.tsx';
import { Timeline } from './timeline.tsx';

interface SchengenPanelProps {
  today: CalendarDay;
  trips: readonly DatedStay[];
}

/** The one count of the whole area: what is left on a day, until when one may stay, since when one may come back. */
export function SchengenPanel({ today, trips }: SchengenPanelProps) {
  const [askedText, setAskedText] = useState(formatDay(today));
  const [lengthText, setLengthText] = useState('90');
  const asked = withinReach(parseDay(askedText));
  const length = Number(lengthText);
  const isLength = Number.isInteger(length) && length >= 1 && length <= SCHENGEN_ALLOWANCE.days;
  const presence = presenceOf(trips);
  return (
    <section className="stack under-rule schengen" aria-labelledby="cuenta-schengen">
      <h2 id="cuenta-schengen">Tu cuenta Schengen</h2>
      <p>
        Es una sola para los 29 países: hasta 90 días dentro de los 180 que terminan cada día de tu viaje. El día que
        entras y el que sales cuentan. Anota también tus estancias de los últimos 6 meses.
      </p>
      <div className="route__days">
        <DateField
          id="dia-preguntado"
          label="¿Cuántos días me quedan el…?"
          value={askedText}
          onChange={setAskedText}
          problem={asked === undefined && askedText !== '' ? 'Elige una fecha entre 1950 y 2100.' : undefined}
        />
        <TextField
          id="dias-seguidos"
          label="¿Cuántos días seguidos quieres quedarte?"
          error={isLength ? undefined : 'Escribe un número del 1 al 90: más de 90 días seguidos nunca se puede.'}
          isFree
          className="input figure-text"
          inputMode="numeric"
          autoComplete="off"
          value={lengthText}
          onChange={(event) => setLengthText(event.target.value.trim())}
        />
      </div>
      {asked === undefined ? (
        <p className="note">Pon una fecha y te decimos cuántos días te quedan.</p>
      ) : (
        <>
          <div className="schengen__answer" role="status">
            <SchengenDayAnswer presence={presence} trips={trips} asked={asked} length={isLength ? length : undefined} />
          </div>
          <Timeline presence={presence} asked={asked} />
        </>
      )}
    </section>
  );
}

interface SchengenDayAnswerProps {
  presence: Presence;
  trips: readonly DatedStay[];
  asked: CalendarDay;
  length: number | undefined;
}

function SchengenDayAnswer({ presence, trips, asked, length }: SchengenDayAnswerProps) {
  const rest = left(presence, asked, SCHENGEN_ALLOWANCE);
  const back = length === undefined ? undefined : earliestEntry(presence, length, asked, SCHENGEN_ALLOWANCE);
  const start = windowStart(asked, SCHENGEN_ALLOWANCE);
  const fields: PrintedField[] = [
    {
      label: `El ${spokenDay(asked)}`,
      value: rest >= 0 ? `Te ${rest === 1 ? 'queda' : 'quedan'} ${countDays(rest)}` : `Te pasas ${countDays(-rest)}`,
      small: [
        `${counted(used(presence, asked, SCHENGEN_ALLOWANCE), 'usado', 'usados')} de 90, desde el ${spokenDay(start)}`,
      ],
    },
    { label: 'Si entras ese día', ...entryOn(asked, presence, trips) },
  ];
  if (length !== undefined && back !== undefined) {
    const small = ['Sin pasarte tampoco en los viajes que ya anotaste'];
    fields.push({ label: `Para quedarte ${countDays(length)}`, value: `Desde el ${spokenDay(back)}`, small });
  }
  return <PrintedFields fields={fields} />;
}

/** What entering on a day would mean, beside the stays that are noted down. */
function entryOn(
  day: CalendarDay,
  presence: Presence,
  trips: readonly DatedStay[],
): Pick<PrintedField, 'value' | 'small'> {
  if (daysPresent(presence, day, day) === 1) {
    return { value: 'Ya estás dentro', small: ['Mira el último día permitido de ese viaje'] };
  }
  const exit = lastSafeExit(presence, day, SCHENGEN_ALLOWANCE);
  if (exit !== undefined) {
    const small = [`${countDays(exit - day + 1)} seguidos: mientras estás, los más viejos salen de la cuenta`];
    return { value: `Sal a más tardar el ${spokenDay(exit)}`, small };
  }
  const earlier = presenceOf(trips.filter(({ entry }) => entry < day));
  const alone = lastSafeExit(earlier, day, SCHENGEN_ALLOWANCE);
  return alone === undefined
    ? { value: 'Todavía no puedes', small: ['Ya usaste tus 90 días en ese periodo'] }
    : {
        value: 'Te pasarías después',
        small: [`Sin los viajes que tienes más adelante, podrías quedarte hasta el ${spokenDay(alone)}`],
      };
}

/** Years nobody plans for would draw and count centuries. */
function withinReach(day: CalendarDay | undefined): CalendarDay | undefined {
  const year = day === undefined ? 0 : yearMonthDay(day).year;
  return year >= 1950 && year <= 2100 ? day : undefined;
}
