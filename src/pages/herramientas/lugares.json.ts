import type { APIRoute } from 'astro';
import { catalogue } from '../../records/catalogue.server.ts';
import { placesFile } from '../../search/places-file.server.ts';

/** What the search box understands besides the countries' names, fetched when it first takes focus. */
export const GET: APIRoute = async () => Response.json(await placesFile(catalogue().countries));
