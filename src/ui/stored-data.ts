import { isNumber, objectOf, type Shape } from './shape.ts';
import { tried } from './tried.ts';

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
export function readStored<T>(key: string, version: number, shape: Shape<T>): StoredData<T> {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
    // Whoever reads first sets it aside; the tool that can tell the reader may come later.
    if (text === null) return { state: localStorage.getItem(setAsideKey(key)) === null ? 'empty' : 'set-aside' };
  } catch {
    return { state: 'denied' };
  }
  const stored: unknown = tried(() => JSON.parse(text));
  if (isOfVersion(stored) && stored.version === version && shape(stored.data)) {
    return { state: 'found', data: stored.data };
  }
  // Where storage is full, the unreadable data stays where it is, and is set aside at the next visit.
  tried(() => {
    localStorage.setItem(setAsideKey(key), text);
    localStorage.removeItem(key);
  });
  return { state: 'set-aside' };
}

/** @returns false where the browser denies storage or it is full: the tool says that nothing was kept. */
export function writeStored(key: string, version: number, data: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, data }));
    return true;
  } catch {
    return false;
  }
}

/** Erases what the tool keeps and what was set aside: the reader wants it gone. */
export function eraseStored(key: string): void {
  eraseSetAside(key);
  tried(() => localStorage.removeItem(key));
}

/** Erases only what was set aside. */
export function eraseSetAside(key: string): void {
  tried(() => localStorage.removeItem(setAsideKey(key)));
}

const isOfVersion = objectOf({ version: isNumber, data: (value): value is unknown => value !== undefined });
