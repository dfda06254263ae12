import type { APIRoute } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { tripPlaces } from '../../tools/trip-dates/trip-place.ts';

/** What «Revisa tus fechas» reckons with: stay limit and passport validity of every destination. */
export const GET: APIRoute = () => Response.json(tripPlaces(catalogue().countries, todayInMexico()));
