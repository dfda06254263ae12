import './checklist.css';
import '../../ui/notice.css';
import '../../ui/panel.css';
import { useEffect, useSyncExternalStore } from 'react';
import { formatPartialDate, isFullDate } from '../../catalogue/partial-date.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { checklistPath } from '../../catalogue/trip-tools.ts';
import { comingStop } from '../../journey/journey-draft.ts';
import { useJourney } from '../../journey/journey-store.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { JourneyNotice, StorageNotice } from '../journey-notice.tsx';
import { progressText } from './build-list.ts';
import { CountryList } from './country-list.tsx';
import { eraseListsAside, readBook, type StorageTrouble, watchBook } from './list-book.ts';
import { type ListCountry, type ListViewProps, openList, wordFromSearch } from './open-list.ts';

/** `/mi-lista`: every list of this device, or that of the country in the address. */
export function ChecklistTool({ minors, examples }: Pick<ListViewProps, 'minors' | 'examples'>) {
  const state = useJourney();
  const book = useSyncExternalStore(watchBook, readBook, () => undefined);
  const word = book && wordFromSearch(location.search);
  return (
    <div className="stack gap-5 checklist script-only">
      {state.origin === 'address' && <JourneyNotice {...state} />}
      {book ? (
        <>
          <StorageNotice trouble={book.trouble} sentences={SENTENCES} onEraseAside={eraseListsAside} />
          {word ? (
            <ListOpener word={word} lists={book.lists} minors={minors} />
          ) : (
            <ListsOverview lists={book.lists} examples={examples} />
          )}
        </>
      ) : (
        <p role="status">Un momento, estamos abriendo tus listas.</p>
      )}
    </div>
  );
}

const SENTENCES: Record<StorageTrouble, string> = {
  denied:
    'Este navegador no deja guardar nada. Tu lista funciona, pero se olvida cuando cierres la página: imprímela antes.',
  full: 'Este navegador ya no guarda más. Lo último que escribiste se olvida cuando cierres la página.',
  'set-aside':
    'No pudimos leer tus listas. No las borramos: quedaron aparte en este dispositivo; aquí empiezas de nuevo.',
};

/** Fetches what the list of the address needs, and says what could not be had. */
function ListOpener({ word, lists, minors }: Omit<ListViewProps, 'examples'>) {
  const { loaded: opened, retry } = useLoaded(() => openList(word, lists));
  useEffect(() => {
    if (opened?.state === 'open') document.title = pageTitle(`Mi lista de papeles: ${opened.country.name}`);
  }, [opened]);

  return (
    <>
      <p>
        <a className="arrow-link" href="/mi-lista">
          <Icon name="back" /> Todas tus listas
        </a>
      </p>
      {!opened && <p role="status">Un momento, estamos abriendo la lista.</p>}
      {opened?.state === 'unknown' && (
        <>
          <div className="notice">
            <p>No conocemos ningún país que se llame «{word}». Revisa la dirección o búscalo aquí.</p>
            <ul className="checklist__near">
              {opened.near.map(({ slug, nameSpanish }) => (
                <li key={slug}>
                  <a href={checklistPath(slug)}>{nameSpanish}</a>
                </li>
              ))}
            </ul>
          </div>
          <CountrySearch />
        </>
      )}
      {opened?.state === 'unreachable' && (
        <Failure onRetry={retry}>
          No hay conexión y esta lista no está guardada en tu dispositivo. En <a href="/sin-conexion">Sin conexión</a>{' '}
          está lo que sí puedes abrir.
        </Failure>
      )}
      {opened?.state === 'open' && !opened.facts && (
        <Failure onRetry={retry}>
          No pudimos traer los requisitos de {opened.country.name}. Lo tuyo está aquí completo.
        </Failure>
      )}
      {opened?.state === 'open' && <CountryList {...opened} minors={minors} lists={lists} />}
    </>
  );
}

function CountrySearch() {
  return <SearchBox id="lista-pais" label="¿A qué país vas?" to="/mi-lista?pais=" />;
}

/** Every list of the device, the next trip first, and the field that begins another. */
function ListsOverview({ lists, examples }: Pick<ListViewProps, 'lists' | 'examples'>) {
  const { journey } = useJourney();
  const today = todayInMexico();
  const entries = Object.entries(lists)
    .map(([slug, list]) => ({ slug, list, entry: comingStop(journey.trips, today, slug)?.entry ?? '' }))
    // Lists without a date come last, by name.
    .sort(
      (a, b) => (a.entry || '9999').localeCompare(b.entry || '9999') || a.list.name.localeCompare(b.list.name, 'es-MX'),
    );
  return (
    <>
      <CountrySearch />
      <section aria-labelledby="mis-listas" className="stack gap-2 under-rule checklist__group">
        <h2 id="mis-listas">Tus listas</h2>
        {entries.length === 0 && <BlankPage examples={examples} />}
        <ul className="ruled checklist__lists">
          {entries.map(({ slug, list, entry }) => (
            <li key={slug}>
              <a href={checklistPath(slug)}>
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
export function BlankPage({ examples }: { examples: readonly ListCountry[] }) {
  return (
    <div className="panel checklist__blank">
      <p>Todavía no tienes ninguna. Busca un país o empieza con uno de estos:</p>
      <ul className="ruled">
        {examples.map(({ slug, name, iso2 }) => (
          <li key={slug} className="row">
            <Flag iso2={iso2} />
            <a href={checklistPath(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
