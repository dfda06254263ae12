import '../../country/share.css';
import { checklistPath } from '../../catalogue/trip-tools.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { ShareButtons } from '../../country/share-buttons.tsx';
import { Button } from '../../ui/button.tsx';
import { LastDeed, useLastDeed } from '../last-deed.tsx';
import { publishedAddress } from '../published-address.ts';
import type { ListGroup } from './build-list.ts';
import type { StoredList } from './list-book.ts';
import type { ListCountry } from './open-list.ts';

/** What the link shows to whoever opens it: nothing that hangs on this reader or on their dates. */
const OF_EVERYBODY = ['requirements', 'health', 'general'];

/** What the country asks of everybody, for somebody else. */
export function ShareList({ country, groups }: { country: ListCountry; groups: readonly ListGroup[] }) {
  const items = groups.filter(({ id }) => OF_EVERYBODY.includes(id)).flatMap((group) => group.items);
  const text = `Mi lista de papeles: ${country.name}`;
  return (
    <details className="unfolds share">
      <summary>Compartir esta lista</summary>
      <ShareButtons
        shared={{
          text,
          message: [text, ...items.map((item) => `• ${item.text}`)].join('\n'),
          url: publishedAddress(checklistPath(country.slug)),
        }}
      />
    </details>
  );
}

interface EraseListProps {
  country: ListCountry;
  /** Undefined while nothing of this list is stored. */
  list: StoredList | undefined;
  onErase: () => void;
  onRestore: (list: StoredList) => void;
}

const ERASE_ID = 'borrar-lista';
const UNDO_ID = 'deshacer-lista';

/** Where the list is, and the way to be rid of it. */
export function EraseList({ country, list, onErase, onRestore }: EraseListProps) {
  const { deed, onDone } = useLastDeed();
  const erase = (erased: StoredList) => {
    const name = withPreposition('de', { nameSpanish: country.name });
    onDone(`Borraste la lista ${name}.`, UNDO_ID, () => onRestore(erased));
    onErase();
  };
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-hoja">
      <h3 id="grupo-hoja">Dónde queda tu lista</h3>
      <p className="note">
        Todo se queda en este dispositivo: no se envía a nadie. Al compartir va lo que pide el país y la dirección de la
        lista, sin lo que marcaste ni lo que escribiste. Si la borras, los requisitos siguen en la ficha del país, y tus
        fechas, en <a href="/mi-viaje">tu viaje</a>.
      </p>
      {list ? (
        <div className="actions">
          <Button id={ERASE_ID} look="outline" small onClick={() => erase(list)}>
            Borrar esta lista
          </Button>
        </div>
      ) : (
        <LastDeed deed={deed} onDone={onDone} back={ERASE_ID} id={UNDO_ID} />
      )}
    </section>
  );
}
