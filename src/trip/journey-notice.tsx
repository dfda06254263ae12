import '../ui/notice.css';
import { adoptJourney, discardAddressed, eraseAside, type JourneyState } from '../journey/journey-store.ts';
import { Button } from '../ui/button.tsx';
import { leftOutWords } from './left-out-words.ts';

/** Whoever told it in a box of this site comes from one of its pages; of a link it is not known whose it is. */
export const isToldHere = () => typeof document !== 'undefined' && document.referrer.startsWith(`${location.origin}/`);

/** What the reader must know about the journey on screen: whose it is, what was left out, what is kept. */
export function JourneyNotice({ origin, unread, storage, hasOwn }: JourneyState) {
  return (
    <>
      {origin === 'address' && (
        <div className="notice" role="status">
          <p>
            <b>{isToldHere() ? 'Este viaje sale de lo que escribiste.' : 'Este viaje viene de un enlace.'}</b>{' '}
            {hasOwn
              ? 'El tuyo sigue guardado y no cambia mientras no lo pidas.'
              : 'No se guarda en este dispositivo mientras no lo pidas.'}
          </p>
          {unread.length > 0 && <p>{leftOutWords(unread)}</p>}
          <div className="actions">
            <Button look="outline" small onClick={adoptJourney}>
              {hasOwn ? 'Guardarlo en lugar del mío' : 'Guardarlo aquí'}
            </Button>
            <Button look="outline" small onClick={discardAddressed}>
              {hasOwn ? 'Volver a mi viaje' : 'Empezar el mío'}
            </Button>
          </div>
        </div>
      )}
      {(storage === 'set-aside' || storage === 'denied') && (
        <div className="notice" role="alert">
          <p>{SENTENCES[storage]}</p>
          {storage === 'set-aside' && (
            <Button look="outline" small onClick={eraseAside}>
              Borrar lo anterior
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const SENTENCES = {
  'set-aside':
    'Lo que tenías guardado es de otra versión y no se puede leer con seguridad. No lo borramos: está aparte en este navegador. Escribe tu viaje otra vez.',
  denied: 'Tu navegador no deja guardar nada, así que este viaje se olvida al cerrar la página.',
};
