import { asOf } from '../catalogue/as-of.ts';
import type { Catalogue } from '../catalogue/country.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { loadCatalogue } from './load.server.ts';

let loaded: Catalogue | undefined;
let day: string | undefined;

/**
 * The catalogue of this build, read once. `CONTENT_DIR` points benchmarks at generated content.
 * @throws {ContentError} naming every mistake of every file.
 */
export function catalogue(): Catalogue {
  loaded ??= asOfToday(loadCatalogue(process.env['CONTENT_DIR'] ?? `${process.cwd()}/content`));
  return loaded;
}

/** What has come into force since a record was written is in force on every page, list and file of the build. */
function asOfToday(written: Catalogue): Catalogue {
  return { ...written, countries: written.countries.map((country) => asOf(country, buildDay())) };
}

/**
 * The one day of a build, `YYYY-MM-DD`: which changes are in force, which are to come. Never printed:
 * a date on a page is a date of its facts, so that the same content gives the same bytes on any day between two changes.
 */
export function buildDay(): string {
  day ??= todayInMexico();
  return day;
}
