import type { Arrival } from '../catalogue/situation.ts';
import { badgeLabel } from '../catalogue/visa-status.ts';
import { type Asked, asked, type EnteredPlace, hardness } from './border-entry.ts';
import type { PassportList } from './passport-list.ts';

type Lists = readonly PassportList[];

/** The lists of this place. */
function listsOf(lists: Lists, { slug, place, details }: EnteredPlace): PassportList[] {
  // Greenland is counted with its area and no member of it.
  return lists.filter(
    ({ places, area, asNational }) =>
      places.includes(slug) || (area !== undefined && area === (asNational ? details.country.area : place.counted?.id)),
  );
}

/** The list of this place that names the passport; undefined where none does. */
export function listFor(lists: Lists, nationality = '', known: EnteredPlace): PassportList | undefined {
  return listsOf(lists, known).find((list) => list.nationalities.includes(nationality));
}

/** Whether it is known all the same what is asked of the passport: a visa, because the list names all that are spared one. */
export function isOffTheList(lists: Lists, nationality: string | undefined, known: EnteredPlace): boolean {
  if (!nationality) return false;
  return listsOf(lists, known).some(({ isWhole }) => isWhole && !isWhole.silentOn.includes(nationality));
}

/** What is asked of who shows the other passport, where that is easier than what the Mexican one is asked. */
export function withList(mexican: Asked, list: PassportList, arrival: Arrival | undefined): Asked | undefined {
  const isSpared = list.onlyByAir && arrival !== undefined && arrival !== 'air';
  const status = isSpared ? 'visa-free' : list.status;
  const because = 'Es así porque entras con tu otro pasaporte.';
  const other = asked({ status, label: badgeLabel(status), because, list });
  return hardness(other.entry) < hardness(mexican.entry) ? other : undefined;
}
