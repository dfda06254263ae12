import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bytesOf, filesOf, sizeLabel } from '../stored/manifest.ts';
import { writeOfflineFiles } from './write-offline-files.ts';

/**
 * Runs after everything else has been written and compressed: nothing may change a file once its hash is
 * listed. Not `workbox-build`, which knows neither transfer sizes nor which files a country needs.
 */
export function offlineIntegration(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const manifest = await writeOfflineFiles(fileURLToPath(dir));
        const [shell, all] = (['shell', 'all'] as const).map((wish) => sizeLabel(bytesOf(filesOf(manifest, wish))));
        logger.info(`versión ${manifest.build}: base ${shell}, todo ${all}`);
      },
    },
  };
}
