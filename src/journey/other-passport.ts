import { badgeLabel } from '../catalogue/visa-status.ts';
import { type Asked, asked, hardness, type Known } from './border-entry.ts';
import type { PassportList } from './passport-list.ts';
import type { Route } from './route.ts';

/** The list of this place that names the passport; undefined where nothing is known of it. */
export function listFor(
  lists: readonly PassportList[],
  nationality: string | undefined,
  { slug, place, details }: Known,
): PassportList | undefined {
  if (!nationality) return undefined;
  // Greenland is counted with its area and no member of it.
  const isOfPlace = ({ places, area, asNational }: PassportList) =>
    places.includes(slug) || (area !== undefined && area === (asNational ? details.country.area : place.area?.id));
  return lists.find((list) => isOfPlace(list) && list.nationalities.includes(nationality));
}

/** Where this journey, or an earlier stay, has been that shuts whoever comes from there out of a list; by its name. */
export function closedAfter(
  { notAfter }: PassportList,
  passed: readonly (Known | undefined)[],
  earlier: Route['earlier'],
): string | undefined {
  const places = [...passed.flatMap((known) => known?.place ?? []), ...earlier.map(({ place }) => place)];
  return places.find(({ iso2 }) => iso2 && notAfter.includes(iso2))?.name;
}

/** What is asked of who shows the other passport, where that is easier than what the Mexican one is asked. */
export function withList(
  mexican: Asked,
  list: PassportList,
  arrival: 'air' | 'land' | 'sea' | undefined,
): Asked | undefined {
  const isSpared = list.onlyByAir && arrival !== undefined && arrival !== 'air';
  const status = isSpared ? 'visa-free' : list.status;
  const because = 'Porque entras con tu otro pasaporte.';
  const other = asked({ status, label: badgeLabel(status), because, list }, [`passports/${list.id}`]);
  return hardness(other.entry) < hardness(mexican.entry) ? other : undefined;
}
