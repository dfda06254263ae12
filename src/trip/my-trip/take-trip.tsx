import { useState } from 'react';
import { ShareButtons } from '../../country/share-buttons.tsx';
import type { CalendarEvent } from '../../journey/calendar-events.ts';
import { journeyToHash, MOST_SHARED_TRIPS } from '../../journey/journey-address.ts';
import type { JourneyDraft } from '../../journey/journey-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { CalendarExport } from '../dates/calendar-export.tsx';
import { publishedAddress } from '../published-address.ts';
import type { JourneyAnswer } from './trip-answer.ts';
import { tripMessage } from './trip-message.ts';

interface TakeTripProps {
  draft: JourneyDraft;
  /** The reader's visas as the address says them; empty where nothing was said. */
  ownHash: string;
  /** The answer for whoever opens the link: with the reader's own data, or without. */
  answerFor: (withOwn: boolean) => JourneyAnswer;
  events: readonly CalendarEvent[];
  onErase: () => void;
}

/** The trip on paper, in the calendar, to somebody else, or gone. */
export function TakeTrip({ events, onErase, ...shared }: TakeTripProps) {
  const [isSharing, setIsSharing] = useState(false);
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
      <details className="unfolds share" onToggle={({ currentTarget }) => setIsSharing(currentTarget.open)}>
        <summary>Compartir mi viaje</summary>
        {/* Worded once more for whoever opens the link: not at every key while nobody asked for it. */}
        {isSharing && <ShareTrip {...shared} />}
      </details>
    </section>
  );
}

function ShareTrip({ draft, ownHash, answerFor }: Pick<TakeTripProps, 'draft' | 'ownHash' | 'answerFor'>) {
  const [withOwn, setWithOwn] = useState(false);
  const { length } = draft.trips;
  if (length > MOST_SHARED_TRIPS) {
    return (
      <p>
        Caben hasta {MOST_SHARED_TRIPS} destinos en un enlace y tienes {length}. Quita los que ya no cuenten.
      </p>
    );
  }
  const hash = journeyToHash(draft, withOwn) + (withOwn && ownHash ? `&${ownHash}` : '');
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
          message: tripMessage(answerFor(withOwn)),
          url: publishedAddress(`/mi-viaje${hash}`),
        }}
      />
    </>
  );
}
