import { useEffect, useState } from 'react';
import { ownAnswers } from '../../catalogue/situation/own-answers.ts';
import type { PersonalView } from '../../catalogue/situation/personal-view.ts';
import { SITUATION_CHANGED } from '../../catalogue/situation/situation-key.ts';

/** What the reader's situation, or that of the link, makes of every country; empty while nothing was said. */
export function usePersonalViews(): ReadonlyMap<string, PersonalView> {
  const [views, setViews] = useState<ReadonlyMap<string, PersonalView>>(new Map());
  useEffect(() => {
    // Without the rules the comparison still answers for everybody, with the conditions.
    const load = () => void ownAnswers().then(setViews, () => undefined);
    load();
    window.addEventListener(SITUATION_CHANGED, load);
    return () => window.removeEventListener(SITUATION_CHANGED, load);
  }, []);
  return views;
}
