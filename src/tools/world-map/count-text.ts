/** What the reader is told of a filter. */
export function countText(count: number): string {
  if (count === 0) return 'Ningún destino es así.';
  return count === 1 ? '1 destino' : `${count} destinos`;
}
