import type { APIRoute } from 'astro';
import { publicSettings } from '../site/settings.server.ts';

/** Everything may be read; pages that should not be listed say so themselves (`noindex`). */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${publicSettings().siteUrl}/sitemap.xml\n`);
