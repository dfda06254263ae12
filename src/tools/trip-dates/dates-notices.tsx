import '../../ui/notice.css';
import { MOST_TRIPS } from '../../journey/journey-draft.ts';
import { adoptJourney, discardAddressed, eraseAside, type JourneyState } from '../../journey/journey-store.ts';
import { Button } from '../../ui/button.tsx';

/** The same journey goes by another name where its dates alone are shown. */
const WORDS = {
  dates: {
    fromLink: 'Estas fechas vienen de un enlace',
    yours: 'Las tuyas siguen guardadas y no cambian mientras no lo pidas.',
    unkept: 'No se guardan en este dispositivo mientras no lo pidas.',
    replace: 'Guardarlas en lugar de las mías',
    keep: 'Guardarlas aquí',
    back: 'Volver a mis fechas',
    begin: 'Empezar con las mías',
    again: 'Escribe tus fechas otra vez.',
    forgotten: 'estas fechas se olvidan',
  },
  trip: {
    fromLink: 'Este viaje viene de un enlace',
    yours: 'El tuyo sigue guardado y no cambia mientras no lo pidas.',
    unkept: 'No se guarda en este dispositivo mientras no lo pidas.',
    replace: 'Guardarlo en lugar del mío',
    keep: 'Guardarlo aquí',
    back: 'Volver a mi viaje',
    begin: 'Empezar con el mío',
    again: 'Escribe tu viaje otra vez.',
    forgotten: 'este viaje se olvida',
  },
} as const;

/** What the reader must know about the journey on screen: whose it is, what was left out, what is kept. */
export function DatesNotices({
  what,
  origin,
  unread,
  surplus,
  storage,
  hasOwn,
}: JourneyState & { what: keyof typeof WORDS }) {
  const words = WORDS[what];
  return (
    <>
      {origin === 'address' && (
        <div className="notice" role="status">
          <h2>{words.fromLink}</h2>
          <p>{hasOwn ? words.yours : words.unkept}</p>
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
              {hasOwn ? words.replace : words.keep}
            </Button>
            <Button look="outline" small onClick={discardAddressed}>
              {hasOwn ? words.back : words.begin}
            </Button>
          </div>
        </div>
      )}
      {storage === 'set-aside' && (
        <p className="notice" role="status">
          Lo que tenías guardado es de otra versión y no se puede leer con seguridad. No lo borramos: está aparte en
          este navegador. {words.again}{' '}
          <Button look="outline" small onClick={eraseAside}>
            Borrar lo anterior
          </Button>
        </p>
      )}
      {storage === 'denied' && (
        <p className="notice" role="status">
          Tu navegador no deja guardar nada, así que {words.forgotten} al cerrar la página.
        </p>
      )}
    </>
  );
}
