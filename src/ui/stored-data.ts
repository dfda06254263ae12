import { isNumber, objectOf, type Shape } from './shape.ts';

type DeviceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A function, because merely naming `localStorage` throws where storage is denied. */
const deviceStore = (): DeviceStore => localStorage;

/** Where data that cannot be read any more is kept, so that nothing of the reader's is thrown away. */
export function setAsideKey(key: string): string {
  return `${key}:anterior`;
}

export type StoredData<T> =
  | { state: 'found'; data: T }
  | { state: 'empty' }
  /** Older or broken data was moved to `setAsideKey`; the tool says so until something new is written or erased. */
  | { state: 'set-aside' }
  /** The browser denies storage; what is written now is forgotten with the page. */
  | { state: 'denied' };

/**
 * What a tool left on this device. `version` is raised when the shape changes; data of another version, or that does
 * have this `shape`, is set aside and never shown as if it were right.
 */
export function readStored<T>(key: string, version: number, shape: Shape<T>, store = deviceStore): StoredData<T> {
  let text: string | null;
  try {
    text = store().getItem(key);
    // Whoever reads first sets it aside; the tool that can tell the reader may come later.
    if (text === null) return { state: store().getItem(setAsideKey(key)) === null ? 'empty' : 'set-aside' };
  } catch {
    return { state: 'denied' };
  }
  const stored = parseJson(text);
  if (isOfVersion(stored) && stored.version === version && shape(stored.data)) {
    return { state: 'found', data: stored.data };
  }
  setAside(key, text, store);
  return { state: 'set-aside' };
}

/** @returns false where the browser denies storage or it is full: the tool says that nothing was kept. */
export function writeStored(key: string, version: number, data: unknown, store = deviceStore): boolean {
  return tried(store, (kept) => kept.setItem(key, JSON.stringify({ version, data })));
}

/** Erases what the tool keeps and what was set aside: the reader wants it gone. */
export function eraseStored(key: string, store = deviceStore): void {
  eraseSetAside(key, store);
  tried(store, (kept) => kept.removeItem(key));
}

/** Erases only what was set aside. */
export function eraseSetAside(key: string, store = deviceStore): void {
  tried(store, (kept) => kept.removeItem(setAsideKey(key)));
}

const isOfVersion = objectOf({ version: isNumber, data: (value): value is unknown => value !== undefined });

/** Where storage is full, the unreadable data stays where it is, and is set aside at the next visit. */
function setAside(key: string, text: string, store: () => DeviceStore): void {
  tried(store, (kept) => {
    kept.setItem(setAsideKey(key), text);
    kept.removeItem(key);
  });
}

/** False where storage is denied or full. */
function tried(store: () => DeviceStore, act: (kept: DeviceStore) => void): boolean {
  try {
    act(store());
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
