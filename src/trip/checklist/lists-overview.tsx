import '../../ui/panel.css';
import { formatPartialDate, isFullDate } from '../../catalogue/partial-date.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { comingStop } from '../../journey/journey-draft.ts';
import { useJourney } from '../../journey/journey-store.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Flag } from '../../ui/flag.tsx';
import { listPath } from './list-address.ts';
import { progressText } from './list-item.ts';
import type { StoredList } from './list-schema.ts';
import type { ListViewProps } from './open-list.ts';

/** Every list of the device, the next trip first, and the field that begins another. */
export function ListsOverview({ lists, examples }: Pick<ListViewProps, 'lists' | 'examples'>) {
  const { journey } = useJourney();
  const today = todayInMexico();
  const entries = Object.entries(lists)
    .map(([slug, list]) => ({ slug, list, entry: comingStop(journey.trips, today, slug)?.entry ?? '' }))
    .sort(byTrip);
  return (
    <>
      <SearchBox id="lista-pais" label="¿A qué país vas?" to="/mi-lista?pais=" />
      <section aria-labelledby="mis-listas" className="stack gap-2 under-rule checklist__group">
        <h2 id="mis-listas">Tus listas</h2>
        {entries.length === 0 && <BlankPage examples={examples} />}
        <ul className="ruled checklist__lists">
          {entries.map(({ slug, list, entry }) => (
            <li key={slug}>
              <a href={listPath(slug)}>
                <Flag iso2={list.iso2} />
                <span>
                  {list.name}
                  <small>
                    {progressText(list)}
                    {isFullDate(entry) && ` · llegas el ${formatPartialDate(entry)}`}
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

/** Before the first list: how one looks, and three to begin with. */
export function BlankPage({ examples }: Pick<ListViewProps, 'examples'>) {
  return (
    <div className="panel checklist__blank">
      <p>Todavía no tienes ninguna. Busca un país o empieza con uno de estos:</p>
      <ul className="ruled">
        {examples.map(({ slug, name, iso2 }) => (
          <li key={slug} className="row">
            <Flag iso2={iso2} />
            <a href={listPath(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DatedList {
  list: StoredList;
  /** Of the journey's next stop there. */
  entry: string;
}

/** Lists without a date come last, by name. */
function byTrip(a: DatedList, b: DatedList): number {
  if (a.entry !== b.entry) return a.entry === '' ? 1 : b.entry === '' ? -1 : a.entry.localeCompare(b.entry);
  return a.list.name.localeCompare(b.list.name, 'es-MX');
}
