import type { APIRoute } from 'astro';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { searchIndexRows } from '../search/search-index-rows.server.ts';

/** The search index, fetched when the search field first takes focus. */
export const GET: APIRoute = () => Response.json(searchIndexRows(catalogue(), buildDay()));
