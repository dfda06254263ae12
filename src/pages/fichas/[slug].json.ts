import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import type { Country } from '../../catalogue/country.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../catalogue/destinations/to-country-details.ts';
import { todayInMexico } from '../../catalogue/today.ts';

export const getStaticPaths = (() =>
  catalogue().countries.map((country) => ({
    params: { slug: country.slug },
    props: { country },
  }))) satisfies GetStaticPaths;

/** What the detail dialog and the tools show of a country. */
export const GET: APIRoute<{ country: Country }> = ({ props }) => {
  const today = todayInMexico();
  const { rates } = catalogue();
  const summary = summarise(props.country, catalogue(), today);
  return Response.json(toCountryDetails(summary, { ratesDate: rates.date, today }));
};
