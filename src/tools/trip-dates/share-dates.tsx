import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { datesToSearch, MOST_SHARED_TRIPS } from './dates-address.ts';
import type { DatesDraft } from './trip-draft.ts';

/** Makes a link of the dates when the reader asks for it, and says what it carries. Nothing is sent anywhere. */
export function ShareDates({ draft }: { draft: DatesDraft }) {
  const [withPassport, setWithPassport] = useState(false);
  const { length } = draft.trips;
  const hasPassport = draft.expiry !== '' || draft.issued !== '';

  const copy = async () => {
    const link = `${location.origin}${location.pathname}${datesToSearch(draft, withPassport)}`;
    try {
      await navigator.clipboard.writeText(link);
      await showToast('success', '¡Enlace copiado!', 'Pégalo donde quieras. Quien lo abra verá estas fechas.');
    } catch {
      await showToast('error', 'Error', 'No se pudo copiar el enlace.');
    }
  };

  return (
    <details className="share-dates">
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
            <label className="share-dates__choice">
              <input
                type="checkbox"
                checked={withPassport}
                onChange={(event) => setWithPassport(event.target.checked)}
              />
              Incluir las fechas de mi pasaporte
            </label>
          )}
          <Button look="outline" onClick={copy}>
            Copiar enlace
          </Button>
        </>
      )}
    </details>
  );
}
