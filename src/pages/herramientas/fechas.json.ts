import type { APIRoute } from 'astro';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { tripPlaces } from '../../tools/trip-dates/trip-place.ts';

/** What `/revisa-tus-fechas` reckons with: stay limit and passport validity of every destination. */
export const GET: APIRoute = () => Response.json(tripPlaces(catalogue().countries, buildDay()));
