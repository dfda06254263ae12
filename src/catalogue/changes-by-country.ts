import type { Country } from './country.ts';
import { changeId } from './rule-changes.ts';
import { updateDateline } from './voice/update-dateline.ts';

/** As the history of a country page shows it. */
export interface DatedChange {
  /** Of `changeId`. */
  id: string;
  dateline: string;
  title: string;
}

export type ChangesByCountry = Record<string, { name: string; changes: readonly DatedChange[] }>;

/** The changes of every country that has some; fetched for readers who come back. */
export const CHANGES_BY_COUNTRY_PATH = '/cambios/por-pais.json';

/** What each country's page tells of its changes on `today`. */
export function changesByCountry(countries: readonly Country[], today: string): ChangesByCountry {
  return Object.fromEntries(
    countries
      .filter(({ updates }) => updates.length > 0)
      .map((country) => [
        country.slug,
        {
          name: country.nameSpanish,
          changes: country.updates.map((update) => ({
            id: changeId(country, update),
            dateline: updateDateline(update, today),
            title: update.title,
          })),
        },
      ]),
  );
}
