import { summarise } from '../catalogue/country-summary.ts';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { midday } from '../catalogue/today.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../site/settings.server.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { dataPackage } from './data-package.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { DATA_LICENSE, DATA_VERSION, type PublicCatalogue } from './public-catalogue.ts';
import { type PublicCountry, toPublicCountry } from './public-country.ts';
import { sha256 } from './releases.ts';

let countriesOfThisBuild: PublicCountry[] | undefined;

/** Every country of this build as it is published. */
export function publicCountries(): PublicCountry[] {
  const today = buildDay();
  const { countries, rates } = catalogue();
  const build = { rates, today, origin: publicSettings().siteUrl };
  countriesOfThisBuild ??= countries.map((country) => toPublicCountry(summarise(country, catalogue(), today), build));
  return countriesOfThisBuild;
}

/** What every file says of itself. */
function aboutTheFile() {
  return {
    version: DATA_VERSION,
    license: DATA_LICENSE.url,
    publisher: 'Pasaporte Verde',
    generatedAt: midday(newestFactDay(catalogue().countries, buildDay())).toISOString(),
  } as const;
}

export function publicCatalogue(): PublicCatalogue {
  const countries = publicCountries();
  const release = publicSettings().release ?? sha256(JSON.stringify(countries)).slice(0, 12);
  return { ...aboutTheFile(), release, countries };
}

export function publicOpenQuestions(): OpenQuestions {
  const origin = publicSettings().siteUrl;
  return openQuestions(catalogue().countries, aboutTheFile(), { today: buildDay(), origin });
}

export function publicDataPackage() {
  const catalogue = publicCatalogue();
  const files = { json: JSON.stringify(catalogue), csv: catalogueCsv(catalogue.countries) };
  return dataPackage(catalogue, files, `${publicSettings().siteUrl}/datos`);
}
