import './take-trip.css';
import '../country/share.css';
import { useState } from 'react';
import { ShareButtons } from '../country/share-buttons.tsx';
import { spokenDay } from '../journey/calendar-day.ts';
import type { CalendarEvent } from '../journey/calendar-events.ts';
import { calendarFile } from '../journey/calendar-file.ts';
import { journeyToHash, MOST_SHARED_TRIPS } from '../journey/journey-address.ts';
import { changeJourney, eraseJourney, plainJourney } from '../journey/journey-store.ts';
import { putSituation } from '../journey/situation-address.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { saveFile } from '../ui/save-file.ts';
import type { AnsweredTrip } from './my-trip/use-trip.ts';
import { publishedAddress } from './published-address.ts';

interface TakeTripProps {
  trip: Pick<AnsweredTrip, 'journey' | 'situation' | 'events' | 'messageFor' | 'onDone'>;
  /** Of the page, which whoever is sent the link opens. */
  path: string;
}

/** The trip on paper, in the calendar, to somebody else, or gone. */
export function TakeTrip({ trip, path }: TakeTripProps) {
  const [isSharing, setIsSharing] = useState(false);
  const erase = () => {
    trip.onDone('Borraste tu viaje.', 'deshacer', () => changeJourney(() => trip.journey));
    eraseJourney();
  };
  return (
    <section className="stack under-rule trip-take" aria-labelledby="llevatelo">
      <h2 id="llevatelo">Llévatelo</h2>
      <div className="actions">
        <Button onClick={() => window.print()}>Imprimir</Button>
        <Button look="outline" onClick={erase}>
          Borrar mi viaje
        </Button>
      </div>
      <CalendarExport events={trip.events()} />
      <details className="unfolds stack gap-2 share" onToggle={({ currentTarget }) => setIsSharing(currentTarget.open)}>
        <summary>Compartir mi viaje</summary>
        {/* Worded once more for whoever opens the link: not at every key while nobody asked for it. */}
        {isSharing && <ShareTrip trip={trip} path={path} />}
      </details>
    </section>
  );
}

function ShareTrip({ trip: { journey, situation, messageFor }, path }: TakeTripProps) {
  const [withOwn, setWithOwn] = useState(false);
  const { length } = journey.trips;
  if (length > MOST_SHARED_TRIPS) {
    return (
      <p>
        Caben hasta {MOST_SHARED_TRIPS} destinos en un enlace y tienes {length}. Quita los que ya no cuenten.
      </p>
    );
  }
  const ownHash = withOwn && situation ? `&${putSituation(new URLSearchParams(), situation)}` : '';
  return (
    <>
      <p>El enlace lleva tu ruta y sus fechas. Lo tuyo no va, salvo que lo marques. Nosotros no lo guardamos.</p>
      <Choice
        type="checkbox"
        label="Incluir quién viaja"
        hint="Pasaporte, visas, otra nacionalidad y edades de los menores."
        checked={withOwn}
        onChange={() => setWithOwn(!withOwn)}
      />
      <ShareButtons
        shared={{
          text: 'Mi viaje, con lo que pide cada frontera',
          message: messageFor(withOwn),
          url: publishedAddress(path + journeyToHash(plainJourney(journey), withOwn) + ownHash),
        }}
      />
    </>
  );
}

/** The dates worth a reminder, as a file for the phone's calendar. */
function CalendarExport({ events }: { events: readonly CalendarEvent[] }) {
  const download = () => saveFile(calendarFile(events, new Date()), 'text/calendar', 'mi-viaje.ics');
  return (
    <details className="unfolds">
      <summary>Llevar a mi calendario</summary>
      {events.length === 0 ? (
        <p>Todavía no hay nada que recordar. Pon el vencimiento de tu pasaporte o un viaje que venga.</p>
      ) : (
        <>
          <ul className="ruled trip-take__days">
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
    </details>
  );
}
