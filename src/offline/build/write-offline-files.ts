import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from '../../site/hosting/bundle-script.ts';
import { compressFile } from '../../site/hosting/compress-file.ts';
import { contentHash } from '../stored/content-hash.ts';
import { MANIFEST_PATH, type Manifest } from '../stored/manifest.ts';
import { makeManifest } from './make-manifest.ts';

const WORKER = new URL('../worker/service-worker.ts', import.meta.url);

/** Lists what of a finished site can be stored, and writes the service worker for exactly those files. */
export async function writeOfflineFiles(root: string): Promise<Manifest> {
  const manifest = await makeManifest(root);
  const text = JSON.stringify(manifest);
  const script = await bundleScript(WORKER, {
    BUILD: JSON.stringify(manifest.build),
    MANIFEST_HASH: JSON.stringify(await contentHash(new TextEncoder().encode(text))),
  });
  for (const [name, body] of [
    [MANIFEST_PATH, text],
    ['sw.js', script],
  ] as const) {
    await writeFile(join(root, name), body);
    await compressFile(join(root, name));
  }
  return manifest;
}
