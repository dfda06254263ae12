import { summarise } from '../catalogue/country-summary.ts';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { midday } from '../catalogue/today.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../settings.server.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { DATA_LICENSE, DATA_VERSION, type PublicCatalogue } from './public-catalogue.ts';
import { type PublicCountry, toPublicCountry } from './public-country.ts';

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
  return { ...aboutTheFile(), countries: publicCountries() };
}

export function publicOpenQuestions(): OpenQuestions {
  const origin = publicSettings().siteUrl;
  return openQuestions(catalogue().countries, aboutTheFile(), { today: buildDay(), origin });
}
