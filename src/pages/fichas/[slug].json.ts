import type { APIRoute, GetStaticPaths } from 'astro';
import { withLater } from '../../catalogue/as-of.ts';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../country/to-country-details.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { visaGuideOf } from '../../records/visa-guides.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** What the tools show of a country. */
export const GET: APIRoute<{ country: Country }> = ({ props }) => {
  const today = buildDay();
  const { rates } = catalogue();
  const details = withLater(props.country, today, (country, day) => ({
    ...toCountryDetails(summarise(country, { rates }, day), { rates, today: day }),
    visaGuide: visaGuideOf(country),
  }));
  return Response.json(details);
};
