import { type DestinationFilter, isFilterActive } from '../filter.ts';
import { countLabel } from './count-label.ts';

/**
 * Hides the cells that do not match, the groups left empty, and unfolds every group while a filter
 * is active. Works on the list the server rendered: one pass, no re-rendering.
 * @returns how many countries are shown.
 */
export function applyFilter(root: ParentNode, filter: DestinationFilter): number {
  let total = 0;
  const isActive = isFilterActive(filter);
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    let shownInGroup = 0;
    for (const card of group.querySelectorAll<HTMLElement>('[data-status]')) {
      const { status, region } = card.dataset;
      const matches = (!filter.status || status === filter.status) && (!filter.region || region === filter.region);
      card.hidden = !matches;
      if (matches) shownInGroup += 1;
    }
    group.hidden = shownInGroup === 0;
    group.toggleAttribute('data-filtered', isActive);
    const count = group.querySelector('[data-group-count]');
    if (count) count.textContent = countLabel(shownInGroup);
    total += shownInGroup;
  }
  return total;
}

/** `Mostrar N más`: opens the group for good and moves focus to the first card that was hidden. */
export function showAllOfGroup(button: HTMLElement): void {
  const group = button.closest('[data-group]');
  const cells = group?.querySelector('[data-folded]');
  const firstHidden = [...(cells?.children ?? [])].find((card) => getComputedStyle(card).display === 'none');
  cells?.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.querySelector<HTMLElement>('a')?.focus();
}
