import { todayInMexico } from '../catalogue/today.ts';

/** A page built before the day of an announced change must not go on calling it future: the reader's clock decides. */
export function showDueChanges(): void {
  const today = todayInMexico();
  for (const element of document.querySelectorAll<HTMLElement>('[data-due]')) {
    element.hidden = (element.dataset['due'] ?? '') > today;
  }
}

/** Opens the change, or the year, that the address names: feeds lead to one, and the jumps to the other. */
export function openNamedChange(): void {
  const named = document.getElementById(location.hash.slice(1));
  for (const fold of [named?.querySelector('details'), named?.closest('details')]) if (fold) fold.open = true;
  named?.scrollIntoView();
}
