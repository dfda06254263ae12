export const ORDERS = ['pais', 'estado', 'estancia', 'costo', 'region'] as const;

/** How the table is sorted, as the address says it: `?orden=costo`, or `?orden=-costo` from the highest. */
export interface TableOrder {
  by: (typeof ORDERS)[number];
  isDescending: boolean;
}

const ORDER_PARAM = 'orden';
const BY_NAME: TableOrder = { by: 'pais', isDescending: false };

/** The order of an address; by name unless it names another one. */
export function orderFromSearch(search: string): TableOrder {
  const text = new URLSearchParams(search).get(ORDER_PARAM) ?? '';
  const by = ORDERS.find((order) => order === text.replace(/^-/, ''));
  return by ? { by, isDescending: text.startsWith('-') } : BY_NAME;
}

/** The query string of an order, with other parameters left as they are. */
export function orderToSearch({ by, isDescending }: TableOrder, currentSearch: string): string {
  const params = new URLSearchParams(currentSearch);
  if (by === BY_NAME.by && !isDescending) params.delete(ORDER_PARAM);
  else params.set(ORDER_PARAM, isDescending ? `-${by}` : by);
  const text = params.toString();
  return text && `?${text}`;
}

/** What a press on a heading means: its own order, and the other way round the second time. */
export function pressed(current: TableOrder, by: TableOrder['by']): TableOrder {
  return { by, isDescending: current.by === by && !current.isDescending };
}
