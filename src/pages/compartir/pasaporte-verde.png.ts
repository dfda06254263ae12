import type { APIRoute } from 'astro';
import { paintSiteImage } from '../../country/sharing/site-share-image.server.ts';

/** The image a social network shows with a link to any page that is not about one country. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await paintSiteImage()), { headers: { 'Content-Type': 'image/png' } });
