import { todayInMexico } from '../catalogue/today.ts';

/** A page built before the day of an announced change must not go on calling it future: the reader's clock decides. */
export function showDueChanges(): void {
  const today = todayInMexico();
  for (const element of document.querySelectorAll<HTMLElement>('[data-due]')) {
    element.hidden = (element.dataset['due'] ?? '') > today;
  }
}
