/** `1 país`, `12 países`. */
export function countLabel(count: number): string {
  return count === 1 ? '1 país' : `${count} países`;
}
