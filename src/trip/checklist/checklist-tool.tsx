import './checklist.css';
import '../../ui/notice.css';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useJourney } from '../../journey/journey-store.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { JourneyNotice, StorageNotice } from '../journey-notice.tsx';
import { wordFromSearch } from './list-address.ts';
import { eraseListsAside, readBook, type StorageTrouble, watchBook } from './list-book.ts';
import type { ListViewProps } from './open-list.ts';

/** Only the code of what the address asks for comes: every list of this device, or one country's. */
async function loadView(): Promise<{ View: ComponentType<ListViewProps>; word: string }> {
  const word = wordFromSearch(location.search);
  return word === undefined
    ? { View: (await import('./lists-overview.tsx')).ListsOverview, word: '' }
    : { View: (await import('./list-opener.tsx')).ListOpener, word };
}

/** `/mi-lista`, with or without a country in the address. */
export function ChecklistTool({ minors, examples }: Pick<ListViewProps, 'minors' | 'examples'>) {
  const state = useJourney();
  const book = useSyncExternalStore(watchBook, readBook, () => undefined);
  const { loaded: view, hasFailed, retry } = useLoaded(loadView);
  return (
    <div className="stack gap-5 checklist script-only">
      {state.origin === 'address' && <JourneyNotice {...state} />}
      {book && <StorageNotice trouble={book.trouble} sentences={SENTENCES} onEraseAside={eraseListsAside} />}
      {book && view && <view.View lists={book.lists} word={view.word} minors={minors} examples={examples} />}
      {!view && !hasFailed && <p role="status">Un momento, estamos abriendo tus listas.</p>}
      {hasFailed && (
        <Failure onRetry={retry}>No se pudo cargar la lista. Revisa tu conexión; lo guardado sigue aquí.</Failure>
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
