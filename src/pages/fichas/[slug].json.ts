import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import type { Country } from '../../catalogue/country.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../catalogue/destinations/country-details.ts';
import { todayInMexico } from '../../catalogue/today.ts';

export const getStaticPaths = (() =>
  catalogue()
    .countries.filter(({ depth }) => depth === 'full')
    .map((country) => ({
      params: { slug: country.slug },
      props: { country },
    }))) satisfies GetStaticPaths;

/** What the detail dialog shows of a country; brief records have a row instead of a card, and no dialog. */
export const GET: APIRoute<{ country: Country }> = ({ props }) =>
  Response.json(toCountryDetails(summarise(props.country, catalogue(), todayInMexico()), catalogue().rates.date));
