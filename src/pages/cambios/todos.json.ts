import type { APIRoute } from 'astro';
import { jsonFeed } from '../../changes/change-files.ts';
import { publishedChanges } from '../../changes/published-changes.server.ts';

/** Every rule change, as a JSON feed. */
export const GET: APIRoute = () =>
  new Response(jsonFeed(publishedChanges()), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } });
