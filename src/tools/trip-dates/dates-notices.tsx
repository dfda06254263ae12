import '../../ui/notice.css';
import { adoptJourney, discardAddressed, eraseAside, type JourneyState } from '../../journey/journey-store.ts';
import { MOST_TRIPS } from '../../journey/trip-draft.ts';
import { Button } from '../../ui/button.tsx';

/** What the reader must know about the dates on screen: whose they are, what was left out, what is kept. */
export function DatesNotices({ origin, unread, surplus, storage, hasOwn }: JourneyState) {
  return (
    <>
      {origin === 'address' && (
        <div className="notice" role="status">
          <h2>Estas fechas vienen de un enlace</h2>
          <p>
            {hasOwn
              ? 'Las tuyas siguen guardadas y no cambian mientras no lo pidas.'
              : 'No se guardan en este dispositivo mientras no lo pidas.'}
          </p>
          {unread.length > 0 && (
            <p>
              El enlace trae {unread.length === 1 ? 'una parte' : `${unread.length} partes`} que no se{' '}
              {unread.length === 1 ? 'entiende y quedó' : 'entienden y quedaron'} fuera:{' '}
              {unread.map((text) => `«${text.slice(0, 60)}»`).join(', ')}.
            </p>
          )}
          {surplus > 0 && (
            <p>
              Aquí caben {MOST_TRIPS} viajes y el enlace trae más:{' '}
              {surplus === 1 ? 'el último quedó' : `los últimos ${surplus} quedaron`} fuera.
            </p>
          )}
          <div className="actions">
            <Button look="outline" small onClick={adoptJourney}>
              {hasOwn ? 'Guardarlas en lugar de las mías' : 'Guardarlas aquí'}
            </Button>
            <Button look="outline" small onClick={discardAddressed}>
              {hasOwn ? 'Volver a mis fechas' : 'Empezar con las mías'}
            </Button>
          </div>
        </div>
      )}
      {storage === 'set-aside' && (
        <p className="notice" role="status">
          Lo que tenías guardado es de otra versión y no se puede leer con seguridad. No lo borramos: está aparte en
          este navegador. Escribe tus fechas otra vez.{' '}
          <Button look="outline" small onClick={eraseAside}>
            Borrar lo anterior
          </Button>
        </p>
      )}
      {storage === 'denied' && (
        <p className="notice" role="status">
          Tu navegador no deja guardar nada, así que estas fechas se olvidan al cerrar la página.
        </p>
      )}
    </>
  );
}
