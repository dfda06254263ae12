import type { APIRoute, GetStaticPaths } from 'astro';
import { countryPaths } from '../../../../catalogue/country-paths.ts';
import type { PublicCountry } from '../../../../open-data/public-country.ts';
import { publicCountries } from '../../../../open-data/published-data.server.ts';

export const getStaticPaths = (() => countryPaths(publicCountries())) satisfies GetStaticPaths;

/** One country as JSON. */
export const GET: APIRoute<{ country: PublicCountry }> = ({ props }) => Response.json(props.country);
