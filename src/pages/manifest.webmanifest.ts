import type { APIRoute } from 'astro';
import { colour } from '../country/sharing/colours.server.ts';
import { MANIFEST_ICONS } from '../country/sharing/icons.server.ts';

const MANIFEST = {
  name: 'Pasaporte Verde',
  short_name: 'Pasaporte',
  description: '¿Necesitas visa con pasaporte mexicano? Estancia, costo en pesos, requisitos y embajada de cada país.',
  lang: 'es-MX',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  categories: ['travel'],
  // With the browser's Back button: the site's own pages do not repeat one.
  display: 'minimal-ui',
  background_color: colour('cover'),
  theme_color: colour('cover'),
  icons: MANIFEST_ICONS.map(({ name, size, purpose }) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
};

/** Name, colours and icons for a phone's home screen. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(MANIFEST), { headers: { 'Content-Type': 'application/manifest+json' } });
