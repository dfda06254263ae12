import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { bundleScript } from './bundle-script.ts';

/** `/incrustar.js`, whose address stands on other people's pages. */
export function embedIntegration(): AstroIntegration {
  return {
    name: 'embed',
    hooks: {
      'astro:build:done': async ({ dir }) =>
        writeFile(
          new URL('incrustar.js', dir),
          await bundleScript(new URL('../../country/embed.element.ts', import.meta.url)),
        ),
    },
  };
}
