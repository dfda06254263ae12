import { filterFromSearch } from '../../catalogue/filter.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { orderFromSearch } from './table-order.ts';

/** What an address asks for that the map does not know, in one sentence; empty when all is understood. */
export function addressMistakes(search: string): string {
  const params = new URLSearchParams(search);
  const { status, region } = filterFromSearch(search);
  const order = params.get('orden');
  const unknown = [
    ...(params.get('estado') && !status ? ['el estado'] : []),
    ...(params.get('region') && !region ? ['la región'] : []),
    ...(order && orderFromSearch(search).by !== order.replace(/^-/, '') ? ['el orden'] : []),
  ];
  if (unknown.length === 0) return '';
  return `No reconocimos ${spokenList(unknown)} de esta dirección: mostramos el mapa sin eso.`;
}
