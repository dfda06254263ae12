import './calendar-export.css';
import { useState } from 'react';
import { spokenDay } from '../journey/calendar-day.ts';
import type { CalendarEvent } from '../journey/calendar-events.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';

/** The dates worth a reminder, as a file for the phone's calendar. What writes the file comes with the press. */
export function CalendarExport({ events }: { events: readonly CalendarEvent[] }) {
  const [hasFailed, setHasFailed] = useState(false);

  const download = async () => {
    try {
      const { calendarFile } = await import('../journey/calendar-file.ts');
      setHasFailed(false);
      saveFile(calendarFile(events, new Date()), 'text/calendar', 'mi-viaje.ics');
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <details className="unfolds">
      <summary>Llevar a mi calendario</summary>
      {events.length === 0 ? (
        <p>Todavía no hay nada que recordar. Pon el vencimiento de tu pasaporte o un viaje que venga.</p>
      ) : (
        <>
          <ul className="ruled calendar-export__days">
            {events.map(({ uid, day, title }) => (
              <li key={uid}>
                <strong className="figure-text">{spokenDay(day)}</strong> {title}
              </li>
            ))}
          </ul>
          <Button look="outline" onClick={download}>
            Descargar para mi calendario
          </Button>
          <p className="note">Abre el archivo que se descarga y tu calendario agrega estos días.</p>
        </>
      )}
      {hasFailed && (
        <p className="error" role="alert">
          No se pudo preparar el archivo. Revisa tu conexión y vuelve a intentar.
        </p>
      )}
    </details>
  );
}
