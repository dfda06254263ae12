import type { APIRoute } from 'astro';
import { allChangesFeed } from '../../changes/published-feeds.server.ts';

/** Every rule change, as an Atom feed. */
export const GET: APIRoute = () =>
  new Response(allChangesFeed().atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
