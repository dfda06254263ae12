import { formatPartialDate, isFullDate } from '../../catalogue/partial-date.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Flag } from '../../ui/flag.tsx';
import { listPath } from './list-address.ts';
import { progressText } from './list-item.ts';
import type { StoredList, StoredLists } from './list-schema.ts';

/** Every list of the device, the next trip first, and the field that begins another. */
export function ListsOverview({ lists }: { lists: StoredLists }) {
  const entries = Object.entries(lists).sort(([, a], [, b]) => byTrip(a, b));
  return (
    <>
      <SearchBox id="lista-pais" label="¿A qué país vas?" countryPath={listPath} />
      <section aria-labelledby="mis-listas" className="stack gap-2 under-rule checklist__group">
        <h2 id="mis-listas">Tus listas</h2>
        {entries.length === 0 && <p>Todavía no tienes ninguna. Busca un país y empieza a marcar.</p>}
        <ul className="checklist__lists">
          {entries.map(([slug, list]) => (
            <li key={slug}>
              <a href={listPath(slug)}>
                <Flag iso2={list.iso2} />
                <span>
                  {list.name}
                  <small>
                    {progressText(list)}
                    {isFullDate(list.entry) && ` · llegas el ${formatPartialDate(list.entry)}`}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="note">Se quedan en este dispositivo: no se envían a nadie.</p>
      </section>
    </>
  );
}

/** Lists without a date come last, by name. */
function byTrip(a: StoredList, b: StoredList): number {
  if (a.entry !== b.entry) return a.entry === '' ? 1 : b.entry === '' ? -1 : a.entry.localeCompare(b.entry);
  return a.name.localeCompare(b.name, 'es-MX');
}
