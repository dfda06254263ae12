import { readStored, writeStored } from '../../device/stored-data.ts';
import { listsSchema, type StoredList, type StoredLists } from './list-schema.ts';

export const LISTS_KEY = 'pv:listas';
const VERSION = 1;

/** Why what the reader does may not last; each has its sentence on the page. */
export type StorageTrouble = 'denied' | 'full' | 'set-aside';

export interface ListBook {
  lists: StoredLists;
  trouble: StorageTrouble | undefined;
}

/**
 * The lists of this device. They live in memory as well, so that a list works where nothing can be stored: the page
 * then says that it is forgotten on closing.
 */
let book: ListBook | undefined;
const listeners = new Set<() => void>();

export function readBook(): ListBook {
  book ??= load();
  return book;
}

/** Another tab writes the same store: its lists are taken over, so that neither tab undoes the other. */
export function watchBook(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== LISTS_KEY && key !== null) return;
    book = load();
    notify();
  };
  listeners.add(notify);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', onStorage);
  };
}

export function putList(slug: string, list: StoredList): void {
  save({ ...readBook().lists, [slug]: list });
}

export function dropList(slug: string): void {
  save(Object.fromEntries(Object.entries(readBook().lists).filter(([other]) => other !== slug)));
}

function save(lists: StoredLists): void {
  const { trouble } = readBook();
  const isKept = writeStored(LISTS_KEY, VERSION, lists);
  book = { lists, trouble: isKept ? (trouble === 'set-aside' ? trouble : undefined) : (trouble ?? 'full') };
  for (const notify of listeners) notify();
}

function load(): ListBook {
  const stored = readStored(LISTS_KEY, VERSION, listsSchema);
  if (stored.state === 'found') return { lists: stored.data, trouble: undefined };
  return { lists: {}, trouble: stored.state === 'empty' ? undefined : stored.state };
}
