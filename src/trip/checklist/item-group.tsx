import { withPreposition } from '../../catalogue/voice/wording.ts';
import { CitedSources } from '../../country/notices.tsx';
import { Parts } from '../../country/section.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { ListFacts, ListGroup, ListItem } from './build-list.ts';

interface ItemGroupProps {
  group: ListGroup;
  /** Where the reader does what the group asks. */
  link?: { name: string; url: string } | undefined;
  onToggle: (item: ListItem) => void;
}

/** Items that belong together; the whole row ticks. */
export function ItemGroup({ group: { id, title, note, items }, link, onToggle }: ItemGroupProps) {
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby={`grupo-${id}`}>
      <h3 id={`grupo-${id}`}>{title}</h3>
      {note && <p className="note">{note}</p>}
      {link && (
        <p>
          <a className="arrow-link" href={link.url} {...(link.url.startsWith('/') ? {} : OTHER_SITE)}>
            {link.name}
          </a>
        </p>
      )}
      <ul className="choices">
        {items.map((item) => (
          <li key={item.key}>
            <Choice
              type="checkbox"
              label={item.text}
              hint={hintOf(item)}
              checked={item.isTicked}
              onChange={() => onToggle(item)}
            />
          </li>
        ))}
      </ul>
      {/* Named once for the group: under every row they would drown the list. */}
      <CitedSources of={items} />
    </section>
  );
}

const OTHER_SITE = { target: '_blank', rel: 'noopener' };

function hintOf({ earlier, hint }: ListItem): string | undefined {
  return earlier === undefined ? hint : `Cambió en la ficha. Lo habías marcado cuando decía: «${earlier}».`;
}

/** Requirements the reader had ticked and that the record dropped: kept in sight until the reader has seen it. */
export function GoneItems({ gone, onDrop }: { gone: [key: string, text: string][]; onDrop: (key: string) => void }) {
  if (gone.length === 0) return null;
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-cambios">
      <h3 id="grupo-cambios">Cambió en la ficha</h3>
      <p className="note">Lo habías marcado y la ficha ya no lo pide con esas palabras. Revisa la lista de abajo.</p>
      <ul className="ruled checklist__gone">
        {gone.map(([key, text]) => (
          <li key={key}>
            <span>{text}</span>
            <Button look="outline" small aria-label={`Quitar: ${text}`} onClick={() => onDrop(key)}>
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom to ask before the trip and whom to call during it, as the country's page has them. */
export function HelpContacts({ facts: { embassyInfo, contacts, ...country } }: { facts: ListFacts }) {
  return (
    <section className="stack gap-2 under-rule checklist__group checklist__help" aria-labelledby="grupo-ayuda">
      <h3 id="grupo-ayuda">A quién llamar</h3>
      {!embassyInfo && <p>Embajada {withPreposition('de', country)} en México: por confirmar si hay una.</p>}
      <Parts parts={contacts} />
    </section>
  );
}
