import type { APIRoute, GetStaticPaths } from 'astro';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { paintCountryImage } from '../../country/sharing/country-share-image.server.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** The image a social network shows with a link to a country. */
export const GET: APIRoute<{ country: Country }> = async ({ props }) => {
  const png = await paintCountryImage(summarise(props.country, catalogue(), buildDay()));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
