/** What was typed, by the names of the fields. */
export type DraftValues = Record<string, string>;

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Raised when the shape below changes; a draft of another version is ignored. */
const VERSION = 1;

/** A function, because merely naming `localStorage` throws where storage is denied. */
const deviceStore = (): DraftStore => localStorage;

/** A form has one draft for each thing it can be about (the error report: each country). */
export function draftKey(form: string, about = ''): string {
  return about === '' ? `draft:${form}` : `draft:${form}:${about}`;
}

/** The draft kept on this device; undefined when there is none, or what is stored is rubbish. */
export function loadDraft(key: string, store = deviceStore): DraftValues | undefined {
  try {
    const stored: unknown = JSON.parse(store().getItem(key) ?? 'null');
    return isDraft(stored) ? stored.values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed; an emptied form leaves nothing behind. */
export function saveDraft(key: string, values: DraftValues, store = deviceStore): void {
  try {
    if (Object.values(values).every((value) => value === '')) store().removeItem(key);
    else store().setItem(key, JSON.stringify({ version: VERSION, values }));
  } catch {
    // Storage denied or full: the text stays in the page, as in any form.
  }
}

export function eraseDraft(key: string, store = deviceStore): void {
  try {
    store().removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}

function isDraft(stored: unknown): stored is { values: DraftValues } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, values } = stored as { version?: unknown; values?: unknown };
  return (
    version === VERSION &&
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values) &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
