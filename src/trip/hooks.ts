import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Situation } from '../catalogue/situation.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { type CalendarDay, parseDay } from '../journey/calendar-day.ts';
import { situationStore } from '../journey/current-situation.ts';

/** True until the first answer has come: what stands below it waits (`tool.css`). Later ones change what is there. */
export function useBusy(isWaiting: boolean): boolean {
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    if (!isWaiting) setBusy(false);
  }, [isWaiting]);
  return isBusy;
}

/** What the reader holds, drawn again whenever it changes; undefined while nothing was said. */
export function useSituation(): Situation | undefined {
  return useSyncExternalStore(situationStore.watch, situationStore.read, () => undefined)?.situation;
}

/** Today in Mexico; 0 while the page is built, which may have been weeks ago. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(0);
  useEffect(() => setToday(parseDay(todayInMexico()) ?? 0), []);
  return today;
}
