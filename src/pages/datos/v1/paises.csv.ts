import type { APIRoute } from 'astro';
import { catalogueCsv } from '../../../open-data/catalogue-csv.ts';
import { publicCountries } from '../../../open-data/published-data.server.ts';

/** The whole catalogue as a table. */
export const GET: APIRoute = () =>
  new Response(catalogueCsv(publicCountries()), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
