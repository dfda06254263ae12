import type { APIRoute } from 'astro';
import { allChangesFeed } from '../../changes/published-feeds.server.ts';

/** Every rule change, as a JSON feed. */
export const GET: APIRoute = () =>
  new Response(allChangesFeed().json1(), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } });
