import type { APIRoute, GetStaticPaths } from 'astro';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { countryChangesFeed } from '../../changes/published-feeds.server.ts';
import { catalogue } from '../../records/catalogue.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** The rule changes of one country, as an Atom feed; empty until its first change. */
export const GET: APIRoute<{ country: Country }> = ({ props }) =>
  new Response(countryChangesFeed(props.country).atom1(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
