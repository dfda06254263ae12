import type { DatedChange } from './changes-by-country.ts';

/**
 * The changes that were not there at an earlier visit. A corrected title is no news, another date is: what is left over
 * once every change has found itself, or one of its own dateline, among those of then.
 */
export function newSince(seen: readonly string[], changes: readonly DatedChange[]): DatedChange[] {
  const left = [...seen];
  const without = (known: (change: DatedChange) => (one: string) => boolean) => (change: DatedChange) => {
    const place = left.findIndex(known(change));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  };
  return changes.filter(without((change) => (one) => one === change.join(''))).filter(
    without(
      ([dateline]) =>
        (one) =>
          one.startsWith(dateline),
    ),
  );
}
