import type { APIRoute } from 'astro';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mapCountries } from '../../trip/world-map/map-country.ts';
import { renderMapImage } from '../../trip/world-map/map-image.server.ts';

/** The map as an image, for home. */
export const GET: APIRoute = () =>
  new Response(renderMapImage(mapCountries(catalogue(), buildDay())), { headers: { 'Content-Type': 'image/svg+xml' } });
