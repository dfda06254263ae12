import { type DestinationFilter, isFilterActive } from '../filter.ts';
import { countLabel } from './count-label.ts';

/**
 * Hides the cells that do not match, the lists and groups left empty, and unfolds every group while a filter
 * is active. Works on the list the server rendered: one pass, no re-rendering.
 * @returns how many countries are shown.
 */
export function applyFilter(root: ParentNode, filter: DestinationFilter): number {
  let total = 0;
  const isActive = isFilterActive(filter);
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    let shownInGroup = 0;
    const isInRegion = !filter.region || group.dataset['group'] === filter.region;
    for (const card of group.querySelectorAll<HTMLElement>('[data-status]')) {
      const matches = isInRegion && (!filter.status || card.dataset['status'] === filter.status);
      // An attribute that is written again, even unchanged, has the browser look at the cell again.
      if (card.hidden === matches) card.hidden = !matches;
      if (matches) shownInGroup += 1;
    }
    for (const list of group.querySelectorAll<HTMLElement>('[data-list]')) {
      list.hidden = !list.querySelector('[data-status]:not([hidden])');
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
  const folded = group?.querySelectorAll('[data-folded]') ?? [];
  const firstHidden = [...(group?.querySelectorAll('[data-status]') ?? [])].find(
    (cell) => cell.getClientRects().length === 0,
  );
  for (const cells of folded) cells.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.querySelector<HTMLElement>('a')?.focus();
}
