import './checklist.css';
import '../../ui/notice.css';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { wordFromSearch } from './list-address.ts';
import { readBook, watchBook } from './list-book.ts';
import type { StoredLists } from './list-schema.ts';
import type { MinorsLeavingMexico } from './minors-schema.ts';
import { StorageNotice } from './storage-notice.tsx';

interface ViewProps {
  lists: StoredLists;
  word: string;
  minors: MinorsLeavingMexico;
}

/** Only the code of what the address asks for comes: every list of this device, or one country's. */
async function loadView(word: string | undefined): Promise<ComponentType<ViewProps>> {
  return word === undefined
    ? (await import('./lists-overview.tsx')).ListsOverview
    : (await import('./list-opener.tsx')).ListOpener;
}

/** `/mi-lista`, with or without a country in the address. */
export function ChecklistTool({ minors }: { minors: MinorsLeavingMexico }) {
  const book = useSyncExternalStore(watchBook, readBook, () => undefined);
  const [view, setView] = useState<{ View: ComponentType<ViewProps>; word: string }>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const word = wordFromSearch(location.search);
    loadView(word).then(
      (View) => setView({ View, word: word ?? '' }),
      () => setHasFailed(true),
    );
  }, []);

  return (
    <div className="checklist script-only">
      {book && <StorageNotice trouble={book.trouble} />}
      {book && view && <view.View lists={book.lists} word={view.word} minors={minors} />}
      {!view && !hasFailed && <p role="status">Un momento, estamos abriendo tus listas.</p>}
      {hasFailed && (
        <p className="notice" role="alert">
          No se pudo cargar la lista. Revisa tu conexión y vuelve a abrir la página; lo que guardaste sigue aquí.
        </p>
      )}
    </div>
  );
}
