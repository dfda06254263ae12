import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFile } from '../../hosting/compress-file.ts';
import { contentHash } from '../stored/content-hash.ts';
import { MANIFEST_PATH, type Manifest } from '../stored/manifest.ts';
import { makeManifest } from './make-manifest.ts';

const WORKER = new URL('../worker/service-worker.ts', import.meta.url);

/** Lists what of a finished site can be stored, and writes the service worker for exactly those files. */
export async function writeOfflineFiles(root: string): Promise<Manifest> {
  const manifest = await makeManifest(root);
  const text = JSON.stringify(manifest);
  const script = await bundleWorker(manifest.build, await contentHash(new TextEncoder().encode(text)));
  for (const [name, body] of [
    [MANIFEST_PATH, text],
    ['sw.js', script],
  ] as const) {
    await writeFile(join(root, name), body);
    await compressFile(join(root, name));
  }
  return manifest;
}

/** One plain script: module workers are younger than many phones. */
async function bundleWorker(buildName: string, manifestHash: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify(buildName),
      MANIFEST_HASH: JSON.stringify(manifestHash),
      'process.env.NODE_ENV': '"production"',
    },
    build: { write: false, target: 'es2022', lib: { entry: fileURLToPath(WORKER), formats: ['iife'], name: 'worker' } },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const [chunk] = output.filter((part) => part.type === 'chunk');
  if (!chunk) throw new Error('The service worker was not bundled.');
  return chunk.code;
}
