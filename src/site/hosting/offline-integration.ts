import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bytesOf, filesOf, MANIFEST_PATH, sizeLabel } from '../../offline/manifest.ts';
import { bundleScript } from './bundle-script.ts';
import { compressFile } from './compress-file.ts';
import { makeManifest } from './make-manifest.ts';

const WORKER = new URL('../../offline/service-worker.ts', import.meta.url);

/** Runs after everything else has been written and compressed, since it lists what a browser downloads. */
export function offlineIntegration(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const manifest = await makeManifest(root);
        const written = { [MANIFEST_PATH]: JSON.stringify(manifest), '/sw.js': await bundleScript(WORKER) };
        for (const [path, text] of Object.entries(written)) {
          await writeFile(join(root, path), text);
          await compressFile(join(root, path));
        }
        const [shell, all] = [filesOf(manifest, []), filesOf(manifest, 'all')].map((files) =>
          sizeLabel(bytesOf(files)),
        );
        logger.info(`base ${shell}, todo ${all}`);
      },
    },
  };
}
