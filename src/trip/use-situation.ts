import { useEffect, useState } from 'react';
import type { Situation } from '../catalogue/situation.ts';
import { type CurrentSituation, currentSituation } from '../journey/current-situation.ts';
import { SITUATION_KEY } from '../journey/situation-key.ts';
import { keepSituation, SITUATION_CHANGED } from '../journey/stored-situation.ts';

/**
 * What the reader holds, here as on every page: said once, kept on the device, or of the link that was opened; also when
 * they change it in this page, in another tab, or on a page they come back from.
 *
 * @returns it, and what changes it: false where nothing can be kept, and it holds for this page alone
 */
export function useSituation(): [CurrentSituation | undefined, (situation: Situation) => boolean] {
  const [current, setCurrent] = useState<CurrentSituation>();
  useEffect(() => {
    const read = () => setCurrent(currentSituation());
    const onStorage = ({ key }: StorageEvent) => (key === SITUATION_KEY || key === null) && read();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    window.addEventListener(SITUATION_CHANGED, read);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener(SITUATION_CHANGED, read);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  const change = (situation: Situation) => {
    const isKept = current?.origin === 'address' || keepSituation(situation);
    if (current?.origin === 'address' || !isKept) setCurrent({ situation, origin: current?.origin ?? 'device' });
    return isKept;
  };
  return [current, change];
}
