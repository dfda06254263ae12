import type { APIRoute } from 'astro';
import { catalogue } from '../../records/catalogue.server.ts';
import { builtPlacesFile } from '../../search/built-places-file.server.ts';

/** What the search box understands besides the countries' names, fetched when it first takes focus. */
export const GET: APIRoute = async () => Response.json(await builtPlacesFile(catalogue().countries));
