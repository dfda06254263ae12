import type { APIRoute } from 'astro';
import { publicCatalogue } from '../../../open-data/published-data.server.ts';

/** The whole catalogue as JSON. */
export const GET: APIRoute = () => Response.json(publicCatalogue());
