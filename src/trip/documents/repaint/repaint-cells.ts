import { questionPath } from '../../../catalogue/slug.ts';
import type { PersonalView } from '../../../journey/personal-view.ts';
import { paintBadge, paintStatus } from './paint-status.ts';

/** Cards and rows of countries that depend on the reader: on home, and as related destinations. */
export function repaintCells(root: ParentNode, views: ReadonlyMap<string, PersonalView>): void {
  for (const [slug, view] of views) {
    for (const link of root.querySelectorAll(`a[href="${questionPath(slug)}"]`)) {
      const card = link.closest<HTMLElement>('.card');
      const row = link.closest('li[data-status]');
      if (card) repaintCard(card, view);
      else if (row) repaintRow(row, view);
    }
  }
}

function repaintCard(card: HTMLElement, view: PersonalView): void {
  setStatus(card, view);
  const badge = card.querySelector('.badge');
  if (badge) paintBadge(badge, view.visaStatus, view.badge);
  const { stay, cost } = view.figures;
  card.querySelector('[data-figure="stay"]')?.replaceChildren(stay);
  card
    .querySelector('[data-figure="cost"]')
    ?.replaceChildren(cost.lead, ...(cost.original ? [small(cost.original)] : []));
  const reason = document.createElement('p');
  reason.className = 'note';
  reason.textContent = view.because;
  card.querySelector('dl')?.after(reason);
}

function repaintRow(row: Element, view: PersonalView): void {
  setStatus(row, view);
  row.querySelector('a > span')?.replaceChildren(`${view.badge} · ${view.figures.stay}. ${view.because}`);
}

function setStatus(cell: Element, { visaStatus }: PersonalView): void {
  paintStatus(cell, visaStatus);
  if (cell.hasAttribute('data-status')) cell.setAttribute('data-status', visaStatus);
}

function small(text: string): HTMLElement {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}
