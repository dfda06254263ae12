import { EASE } from '../../catalogue/visa-status.ts';
import { statusClass } from '../../country/status-class.ts';
import type { TableOrder } from './table-order.ts';

const collator = new Intl.Collator('es-MX');

type Rank = number | string | undefined;

const RANKS: Record<TableOrder['by'], (cell: HTMLElement) => Rank> = {
  pais: ({ textContent }) => textContent ?? '',
  estado: ({ classList }) => EASE.findIndex((status) => classList.contains(statusClass(status))),
  estancia: ({ dataset }) => dataset['days'] && Number(dataset['days']),
  costo: ({ dataset }) => dataset['pesos'] && Number(dataset['pesos']),
  region: ({ textContent }) => textContent ?? '',
};

/** Puts the rows in order; those without a figure come last either way, and equals by name. */
export function sortTable(table: HTMLTableElement, { by, isDescending }: TableOrder): void {
  const headings = [...table.querySelectorAll<HTMLElement>('thead th')];
  const column = headings.findIndex(({ dataset }) => dataset['order'] === by);
  for (const [index, heading] of headings.entries()) {
    heading.ariaSort = index === column ? (isDescending ? 'descending' : 'ascending') : null;
  }
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const ranked = rows.map((row) => {
    const cell = row.cells[column];
    return { row, rank: cell && RANKS[by](cell), name: row.cells[0]?.textContent ?? '' };
  });
  ranked.sort((a, b) => {
    const missing = Number(a.rank === undefined) - Number(b.rank === undefined);
    const order = compare(a.rank, b.rank) * (isDescending ? -1 : 1);
    return missing || order || collator.compare(a.name, b.name);
  });
  const isInOrder = ranked.every(({ row }, index) => row === rows[index]);
  if (!isInOrder) table.tBodies[0]?.append(...ranked.map(({ row }) => row));
}

function compare(a: Rank, b: Rank): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a ?? 0) - Number(b ?? 0);
}
