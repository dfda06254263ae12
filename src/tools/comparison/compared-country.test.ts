import { expect, it } from 'vitest';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../catalogue/destinations/to-country-details.ts';
import { loadCatalogue } from '../../catalogue/records/load.server.ts';
import type { Holding } from '../../catalogue/situation/holding.ts';
import { personalCountries } from '../../catalogue/situation/personal-data.ts';
import { personalViews } from '../../catalogue/situation/personal-view.ts';
import { comparedCountry } from './compared-country.ts';

const TODAY = '2026-11-21';
const catalogue = loadCatalogue('content');

it.each<[slug: string, holds: Holding[] | undefined, waits: boolean]>([
  ['united-states', undefined, true],
  ['united-states', ['jp-visa'], true],
  ['united-states', ['us-visa'], false],
  ['canada', ['us-visa'], true],
  ['canada', ['us-residence'], false],
])('the wait for a permit of %s is told to who holds %j: %s', (slug, holds, waits) => {
  const country = catalogue.countries.find((one) => one.slug === slug) ?? expect.unreachable();
  const details = toCountryDetails(summarise(country, catalogue, TODAY), { ratesDate: TODAY, today: TODAY });
  const view = holds && personalViews(personalCountries(catalogue, TODAY), { holds }).get(slug);
  expect(comparedCountry(details, view).processingTime !== undefined).toBe(waits);
});
