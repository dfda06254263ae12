import { expect, it } from 'vitest';
import { summarise } from '../../catalogue/country-summary.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import { toCountryDetails } from '../../country/to-country-details.ts';
import { personalCountries } from '../../journey/personal-data.ts';
import { personalViews } from '../../journey/personal-view.ts';
import { CONDITIONAL_DRAFT, draftCatalogue, UNITED_STATES_DRAFT } from '../../records/testing/country-draft.ts';
import { comparedCountry } from './compared-country.ts';

const TODAY = '2026-11-21';
const catalogue = draftCatalogue(CONDITIONAL_DRAFT, UNITED_STATES_DRAFT);

it.each<[slug: string, holds: TravelDocument[] | undefined, waits: boolean]>([
  ['united-states', undefined, true],
  ['united-states', ['jp-visa'], true],
  ['united-states', ['us-visa'], false],
  ['lilliput', ['us-visa'], true],
  ['lilliput', ['us-residence'], false],
])('the wait for a permit of %s is told to who holds %j: %s', (slug, holds, waits) => {
  const country = catalogue.countries.find((one) => one.slug === slug) ?? expect.unreachable();
  const details = toCountryDetails(summarise(country, catalogue, TODAY), { rates: catalogue.rates, today: TODAY });
  const view = holds && personalViews(personalCountries(catalogue, TODAY), { holds }).get(slug);
  expect(comparedCountry(details, view).processingTime !== undefined).toBe(waits);
});
