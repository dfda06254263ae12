import type { APIRoute, GetStaticPaths } from 'astro';
import type { PublicCountry } from '../../../../open-data/public-country.ts';
import { publicCountries } from '../../../../open-data/published-data.server.ts';

export const getStaticPaths = (() =>
  publicCountries().map((country) => ({
    params: { slug: country.slug },
    props: { country },
  }))) satisfies GetStaticPaths;

/** One country as JSON. */
export const GET: APIRoute<{ country: PublicCountry }> = ({ props }) => Response.json(props.country);
