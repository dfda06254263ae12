import type { APIRoute } from 'astro';
import { catalogue } from '../catalogue/catalogue.server.ts';
import type { SearchIndexRow } from '../catalogue/search-index.ts';
import { badgeText } from '../catalogue/wording.ts';

/** The search index, fetched when the search field first takes focus. */
export const GET: APIRoute = () =>
  Response.json(
    catalogue().countries.map(
      (country): SearchIndexRow => [country.slug, country.name, country.nameSpanish, country.iso2, badgeText(country)],
    ),
  );
