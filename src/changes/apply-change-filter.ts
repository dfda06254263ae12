import type { ChangeFilter } from './change-filter.ts';

/**
 * Hides the changes that do not match and the months left empty, in the list the server rendered. With a filter every
 * month that is left stands open; without one, those that the page opens with. Counts and jumps are of what is left.
 * @param area the area whose shared rules also concern the chosen country.
 * @returns how many changes are shown.
 */
export function applyChangeFilter(root: ParentNode, { place, kind }: ChangeFilter, area: string | undefined): number {
  let total = 0;
  const left = new Set<string | null>();
  for (const group of root.querySelectorAll<HTMLElement>('[data-changes]')) {
    let shownInGroup = 0;
    for (const change of group.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { scope, kind: itsKind } = change.dataset;
      const matches =
        (!place || scope === place || (area !== undefined && scope === area)) && (!kind || kind === itsKind);
      change.hidden = !matches;
      if (matches) shownInGroup += 1;
    }
    group.hidden = shownInGroup === 0;
    const fold = group.querySelector('details');
    if (fold) fold.open = place !== undefined || kind !== undefined || group.dataset['changes'] === 'open';
    const count = group.querySelector('[data-count]');
    if (count) count.textContent = String(shownInGroup);
    if (shownInGroup > 0) left.add(`#${group.getAttribute('aria-labelledby')}`);
    total += shownInGroup;
  }
  for (const jump of root.querySelectorAll<HTMLElement>('[data-jumps] a')) {
    jump.hidden = !left.has(jump.getAttribute('href'));
  }
  return total;
}
