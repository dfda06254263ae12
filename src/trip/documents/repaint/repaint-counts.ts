import { countCells } from '../../../country/count-cells.ts';

/** The catalogue in numbers on home, counted again from its repainted cells. */
export function repaintCounts(root: Document): void {
  const counts = countCells(root);
  if (counts.total === 0) return;
  for (const figure of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const status = figure.dataset['count'] as keyof typeof counts;
    figure.textContent = String(counts[status]);
  }
  for (const part of root.querySelectorAll<HTMLElement>('[data-share]')) {
    part.style.setProperty('--share', String(counts[part.dataset['share'] as keyof typeof counts]));
  }
}
