import type { Country } from './country.ts';
import { updateDateline } from './update-dateline.ts';

/** As the history of a country page shows it. */
export type DatedChange = readonly [dateline: string, title: string];

export type ChangesByCountry = Record<string, { name: string; changes: readonly DatedChange[] }>;

/** The changes of every country that has some; fetched for readers who come back. */
export const CHANGES_BY_COUNTRY_PATH = '/cambios/por-pais.json';

export function changesByCountry(countries: readonly Country[]): ChangesByCountry {
  return Object.fromEntries(
    countries
      .filter(({ updates }) => updates.length > 0)
      .map(({ slug, nameSpanish: name, updates }) => [
        slug,
        { name, changes: updates.map((update): DatedChange => [updateDateline(update), update.title]) },
      ]),
  );
}
