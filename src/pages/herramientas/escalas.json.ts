import type { APIRoute } from 'astro';
import { layoverHubs } from '../../journey/layover-hub.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { transitFacts } from '../../records/transit.server.ts';

/** What is asked where flights connect, for `/mi-viaje`. */
export const GET: APIRoute = () =>
  Response.json(layoverHubs(transitFacts().hubs, catalogue().countries, buildDay(), catalogue().rates));
