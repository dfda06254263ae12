import '../../ui/dialog.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withPreposition } from '../../catalogue/wording.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { publishedAddress } from '../published-address.ts';
import { listPath } from './list-address.ts';
import type { StoredList } from './list-schema.ts';
import type { ListCountry } from './open-list.ts';

/** Print, and share the address. */
export function TakeList({ country, onPrint }: { country: ListCountry; onPrint: () => void }) {
  const [shared, setShared] = useState('');
  return (
    <div className="actions">
      <Button small onClick={onPrint}>
        Imprimir la hoja
      </Button>
      <Button look="outline" small onClick={() => share(country).then(setShared)}>
        Compartir
      </Button>
      <p className="message" role="status">
        {shared}
      </p>
    </div>
  );
}

interface EraseListProps {
  country: ListCountry;
  /** Undefined while nothing of this list is stored. */
  list: StoredList | undefined;
  onErase: () => void;
  onRestore: (list: StoredList) => void;
}

/** Where the list is, and the way to be rid of it. */
export function EraseList({ country, list, onErase, onRestore }: EraseListProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [erased, setErased] = useState<StoredList>();
  const of = withPreposition('de', { nameSpanish: country.name });
  const undo = useRef<HTMLDivElement>(null);

  const erase = () => {
    flushSync(() => {
      setIsAsking(false);
      setErased(list);
      onErase();
    });
    // The button that opened the dialog went with the list; focus goes to what can bring it back.
    undo.current?.querySelector('button')?.focus();
  };
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-hoja">
      <h3 id="grupo-hoja">Dónde queda tu lista</h3>
      <p className="note">
        Todo se queda en este dispositivo: no se envía a nadie. Al compartir va solo la dirección de la lista, sin lo
        que marcaste ni lo que escribiste.
      </p>
      {list && (
        <div className="actions">
          <Button look="outline" small onClick={() => setIsAsking(true)}>
            Borrar esta lista
          </Button>
        </div>
      )}
      <div ref={undo} className="actions message">
        <p role="status">{erased && !list && `Borraste la lista ${of}.`}</p>
        {erased && !list && (
          <Button look="outline" small onClick={() => onRestore(erased)}>
            Deshacer
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog title={`¿Borrar la lista ${of}?`} onClose={() => setIsAsking(false)}>
          <p>
            Se borra lo que marcaste, lo que agregaste y tus datos. Los requisitos siguen en la ficha del país, y tus
            fechas, en <a href="/mi-viaje">tu viaje</a>.
          </p>
          <div className="actions">
            <Button onClick={erase}>Borrar</Button>
            <Button look="outline" onClick={() => setIsAsking(false)}>
              Conservar
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/**
 * The address alone, through the system's sheet; where there is none, or it fails, as a copied link.
 * @returns what to tell the reader; nothing when the system's sheet said it.
 */
async function share({ slug, name }: ListCountry): Promise<string> {
  const url = publishedAddress(listPath(slug));
  try {
    await navigator.share({ title: `Mi lista de papeles: ${name}`, url });
    return '';
  } catch (error) {
    const isClosedByReader = error instanceof DOMException && error.name === 'AbortError';
    if (isClosedByReader) return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return '¡Enlace copiado! Lleva a la lista del país, sin lo que tú pusiste.';
  } catch {
    return `No se pudo compartir. Copia esta dirección: ${url}`;
  }
}
