import { useEffect, useState } from 'react';
import type { PersonalView } from '../situation/personal-view.ts';
import { SITUATION_CHANGED, SITUATION_KEY } from '../situation/situation-key.ts';

/** What the reader's situation, or that of the link, makes of every country; empty while nothing was said. */
export function usePersonalViews(): ReadonlyMap<string, PersonalView> {
  const [views, setViews] = useState<ReadonlyMap<string, PersonalView>>(new Map());
  useEffect(() => {
    // Without the rules the comparison still answers for everybody, with the conditions.
    const load = () => void loadViews().then(setViews, () => undefined);
    if (isAnythingSaid()) load();
    window.addEventListener(SITUATION_CHANGED, load);
    return () => window.removeEventListener(SITUATION_CHANGED, load);
  }, []);
  return views;
}

/** The rules and what reads them come only to readers who have said something. */
async function loadViews(): Promise<ReadonlyMap<string, PersonalView>> {
  const { loadPersonalViews } = await import('../situation/load-views.ts');
  return loadPersonalViews();
}

function isAnythingSaid(): boolean {
  if (new URLSearchParams(location.search).has('tengo')) return true;
  try {
    return localStorage.getItem(SITUATION_KEY) !== null;
  } catch {
    return false;
  }
}
