import * as v from 'valibot';

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
 * not fit `schema`, is set aside and never shown as if it were right.
 */
export function readStored<Schema extends v.GenericSchema>(
  key: string,
  version: number,
  schema: Schema,
  store = deviceStore,
): StoredData<v.InferOutput<Schema>> {
  let text: string | null;
  try {
    text = store().getItem(key);
    // Whoever reads first sets it aside; the tool that can tell the reader may come later.
    if (text === null) return { state: store().getItem(setAsideKey(key)) === null ? 'empty' : 'set-aside' };
  } catch {
    return { state: 'denied' };
  }
  const parsed = v.safeParse(v.object({ version: v.literal(version), data: schema }), parseJson(text));
  if (parsed.success) return { state: 'found', data: parsed.output.data };
  setAside(key, text, store);
  return { state: 'set-aside' };
}

/** @returns false where the browser denies storage or it is full: the tool says that nothing was kept. */
export function writeStored(key: string, version: number, data: unknown, store = deviceStore): boolean {
  try {
    store().setItem(key, JSON.stringify({ version, data }));
    return true;
  } catch {
    return false;
  }
}

/** Erases what the tool keeps and what was set aside: the reader wants it gone. */
export function eraseStored(key: string, store = deviceStore): void {
  try {
    store().removeItem(key);
    store().removeItem(setAsideKey(key));
  } catch {
    // Nothing could be stored either.
  }
}

function setAside(key: string, text: string, store: () => DeviceStore): void {
  try {
    store().setItem(setAsideKey(key), text);
    store().removeItem(key);
  } catch {
    // Full: the unreadable data stays where it is, and is set aside at the next visit.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
