import { isStale } from '../catalogue/stale-fact.ts';
import { todayInMexico } from '../catalogue/today.ts';

/** Judges every check date by the reader's own clock, so that a page built long ago does not look fresh. */
export function showStaleFacts(): void {
  const today = todayInMexico();
  for (const element of document.querySelectorAll<HTMLElement>('[data-checked-on]')) {
    element.hidden = !isStale(element.dataset['checkedOn'] ?? '', today);
  }
}
