import type { APIRoute } from 'astro';
import { tripPlaces } from '../../journey/trip-place.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';

/** What `/revisa-tus-fechas` computes with: stay limit and passport validity of every destination. */
export const GET: APIRoute = () => Response.json(tripPlaces(catalogue().countries, buildDay()));
