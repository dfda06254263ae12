import type { APIRoute } from 'astro';
import { changesByCountry } from '../../catalogue/changes-by-country.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';

/** What changed where, for the device to compare with what it remembers. */
export const GET: APIRoute = () => Response.json(changesByCountry(catalogue().countries, buildDay()));
