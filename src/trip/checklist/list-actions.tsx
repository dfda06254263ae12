import '../../country/share.css';
import '../../ui/dialog.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withPreposition } from '../../catalogue/wording.ts';
import { ShareButtons } from '../../country/share-buttons.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { publishedAddress } from '../published-address.ts';
import { listPath } from './list-address.ts';
import type { ListGroup } from './list-item.ts';
import type { StoredList } from './list-schema.ts';
import type { ListCountry } from './open-list.ts';

interface TakeListProps {
  country: ListCountry;
  groups: readonly ListGroup[];
  onPrint: () => void;
}

/** What the link shows to whoever opens it: nothing that hangs on this reader or on their dates. */
const OF_EVERYBODY = ['requirements', 'health', 'general'];

/** Print, and share what the country asks of everybody. */
export function TakeList({ country: { slug, name }, groups, onPrint }: TakeListProps) {
  const items = groups.filter(({ id }) => OF_EVERYBODY.includes(id)).flatMap((group) => group.items);
  const text = `Mi lista de papeles: ${name}`;
  return (
    <>
      <div className="actions">
        <Button small onClick={onPrint}>
          Imprimir la hoja
        </Button>
      </div>
      <details className="unfolds share">
        <summary>Compartir esta lista</summary>
        <ShareButtons
          shared={{
            text,
            message: [text, ...items.map((item) => `• ${item.text}`)].join('\n'),
            url: publishedAddress(listPath(slug)),
          }}
        />
      </details>
    </>
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
        Todo se queda en este dispositivo: no se envía a nadie. Al compartir va lo que pide el país y la dirección de la
        lista, sin lo que marcaste ni lo que escribiste.
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
