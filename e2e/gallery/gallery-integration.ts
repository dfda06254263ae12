import type { AstroIntegration } from 'astro';

/** `/piezas`, while pages are edited (`npm run dev`) only: the built site does not have it. */
export function galleryIntegration(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/piezas', entrypoint: './e2e/gallery/piezas.astro' });
      },
    },
  };
}
