import { eraseSetAside, eraseStored, readStored, writeStored } from '../../device/stored-data.ts';
import { isLists, type StoredList, type StoredLists } from './list-schema.ts';

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

/** With the last list goes all that this device had of any, also what another version had left aside. */
export function dropList(slug: string): void {
  const lists = Object.fromEntries(Object.entries(readBook().lists).filter(([other]) => other !== slug));
  if (Object.keys(lists).length > 0) {
    save(lists);
    return;
  }
  eraseStored(LISTS_KEY);
  const { trouble } = readBook();
  tell({ lists, trouble: trouble === 'denied' ? trouble : undefined });
}

export function eraseListsAside(): void {
  eraseSetAside(LISTS_KEY);
  tell({ ...readBook(), trouble: undefined });
}

function save(lists: StoredLists): void {
  const { trouble } = readBook();
  const isKept = writeStored(LISTS_KEY, VERSION, lists);
  tell({ lists, trouble: isKept ? (trouble === 'set-aside' ? trouble : undefined) : (trouble ?? 'full') });
}

function tell(changed: ListBook): void {
  book = changed;
  for (const notify of listeners) notify();
}

function load(): ListBook {
  const stored = readStored(LISTS_KEY, VERSION, isLists);
  if (stored.state === 'found') return { lists: stored.data, trouble: undefined };
  return { lists: {}, trouble: stored.state === 'empty' ? undefined : stored.state };
}
