import { useState } from 'react';
import { ShareButtons } from '../../country-page/share-buttons.tsx';
import type { CalendarEvent } from '../../journey/calendar-events.ts';
import { journeyToHash, MOST_SHARED_TRIPS } from '../../journey/journey-address.ts';
import type { JourneyDraft } from '../../journey/journey-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { publishedAddress } from '../published-address.ts';
import { CalendarExport } from '../trip-dates/calendar-export.tsx';
import type { TripAnswer } from './trip-answer.ts';
import { tripMessage } from './trip-message.ts';

interface TakeTripProps {
  draft: JourneyDraft;
  /** The reader's visas as the address says them; empty where nothing was said. */
  ownHash: string;
  /** The answer for whoever opens the link: with the reader's own data, or without. */
  answerFor: (withOwn: boolean) => TripAnswer;
  events: readonly CalendarEvent[];
  onErase: () => void;
}

/** The trip on paper, in the calendar, to somebody else, or gone. */
export function TakeTrip({ draft, ownHash, answerFor, events, onErase }: TakeTripProps) {
  const [withOwn, setWithOwn] = useState(false);
  const { length } = draft.trips;
  const hash = journeyToHash(draft, withOwn) + (withOwn && ownHash ? `&${ownHash}` : '');
  const answer = answerFor(withOwn);
  return (
    <section className="stack under-rule trip-take" aria-labelledby="llevatelo">
      <h2 id="llevatelo">Llévatelo</h2>
      <div className="actions">
        <Button onClick={() => window.print()}>Imprimir en una hoja</Button>
        <Button look="outline" onClick={onErase}>
          Borrar mi viaje
        </Button>
      </div>
      <CalendarExport events={events} fileName="mi-viaje.ics" />
      <details className="unfolds share">
        <summary>Compartir mi viaje</summary>
        {length > MOST_SHARED_TRIPS ? (
          <p>
            Caben hasta {MOST_SHARED_TRIPS} destinos en un enlace y tienes {length}. Quita los que ya no cuenten.
          </p>
        ) : (
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
                message: tripMessage(answer),
                url: publishedAddress(`/mi-viaje${hash}`),
              }}
            />
          </>
        )}
      </details>
    </section>
  );
}
