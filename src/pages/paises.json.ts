import type { APIRoute } from 'astro';
import { catalogue } from '../catalogue/catalogue.server.ts';
import type { SearchIndexRow } from '../catalogue/search-index.ts';

/** The search index, fetched when the search field first takes focus. */
export const GET: APIRoute = () =>
  Response.json(
    catalogue().countries.map(({ slug, name, nameSpanish, iso2 }): SearchIndexRow => [slug, name, nameSpanish, iso2]),
  );
