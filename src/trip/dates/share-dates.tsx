import { useState } from 'react';
import { journeyToHash, MOST_SHARED_TRIPS } from '../../journey/journey-address.ts';
import { EMPTY_JOURNEY, type JourneyDraft } from '../../journey/journey-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { copyLink } from '../../ui/copy-link.ts';

/** Makes a link of the dates when the reader asks for it, and says what it carries. Nothing is sent anywhere. */
export function ShareDates({ draft: { expiry, issued, trips } }: { draft: JourneyDraft }) {
  const [withPassport, setWithPassport] = useState(false);
  const { length } = trips;
  const hasPassport = expiry !== '' || issued !== '';

  const copy = () => {
    const dates = { ...EMPTY_JOURNEY, expiry, issued, trips: trips.map((stop) => ({ ...stop, via: [] })) };
    const link = `${location.origin}${location.pathname}${journeyToHash(dates, withPassport)}`;
    return copyLink(link, 'Pégalo donde quieras. Quien lo abra verá estas fechas.');
  };

  return (
    <details className="unfolds">
      <summary>Compartir estas fechas</summary>
      {length > MOST_SHARED_TRIPS ? (
        <p>
          Caben hasta {MOST_SHARED_TRIPS} viajes en un enlace y tienes {length}. Quita los que ya no cuenten.
        </p>
      ) : (
        <>
          <p>
            El enlace lleva {length === 1 ? 'tu viaje' : `tus ${length} viajes`}: destino, entrada y salida. Las fechas
            de tu pasaporte no van, salvo que lo marques. Nosotros no lo guardamos.
          </p>
          {hasPassport && (
            <Choice
              type="checkbox"
              label="Incluir las fechas de mi pasaporte"
              checked={withPassport}
              onChange={() => setWithPassport(!withPassport)}
            />
          )}
          <Button look="outline" onClick={copy}>
            Copiar enlace
          </Button>
        </>
      )}
    </details>
  );
}
