import { HOLDS_PARAM, SITUATION_KEY } from './journey-keys.ts';
import type { PersonalView } from './personal-view.ts';

/** What this page view knows of the reader, as it was written; null while nothing was said. */
export function whatWasSaid(): string | null {
  const addressed = new URLSearchParams(location.hash.slice(1)).get(HOLDS_PARAM);
  if (addressed !== null) return addressed;
  try {
    return localStorage.getItem(SITUATION_KEY);
  } catch {
    return null;
  }
}

/** Back to a page kept in memory, after saying or withdrawing something on another one, it is opened anew. */
export function followWhatIsSaid(): void {
  const said = whatWasSaid();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && whatWasSaid() !== said) location.reload();
  });
}

/** The reader's own answers by slug. The rules, and the code that reads them, come only to readers who have said something; to all others this is empty at once. */
export async function ownAnswers(): Promise<ReadonlyMap<string, PersonalView>> {
  if (whatWasSaid() === null) return new Map();
  const { loadPersonalViews } = await import('./load-views.ts');
  return loadPersonalViews();
}
