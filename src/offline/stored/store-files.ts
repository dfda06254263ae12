import { contentHash } from './content-hash.ts';
import type { ManifestFile } from './manifest.ts';
import { heldPaths } from './versions.ts';

/** More at once would take the line from the page the reader opens meanwhile. */
const AT_ONCE = 4;
/** These describe the transfer; the stored body is already unpacked. */
const TRANSFER_HEADERS = ['Content-Encoding', 'Content-Length', 'Vary'];

/** The server has another version of this file than the one being stored. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/** Of these files, the ones that a cache does not hold. */
export async function missingFiles(cache: Cache, files: readonly ManifestFile[]): Promise<ManifestFile[]> {
  const held = await heldPaths(cache);
  return files.filter(([path]) => !held.has(path));
}

interface StoreOptions {
  /** Caches of other versions: a file that has not changed is copied, not downloaded. */
  others?: readonly Cache[];
  onStored?: (file: ManifestFile) => void;
}

/**
 * Stores files, each only when it is the one its version means. The first failure ends it; what was stored
 * stays, and the next attempt goes on from there.
 */
export async function storeFiles(
  cache: Cache,
  files: readonly ManifestFile[],
  { others = [], onStored }: StoreOptions = {},
): Promise<void> {
  const waiting = [...files];
  let hasFailed = false;
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file && !hasFailed; file = waiting.shift()) {
      try {
        await cache.put(file[0], (await unchangedCopy(file, others)) ?? (await download(file)));
      } catch (error) {
        hasFailed = true;
        throw error;
      }
      onStored?.(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function unchangedCopy([path, hash]: ManifestFile, others: readonly Cache[]): Promise<Response | undefined> {
  for (const other of others) {
    const copy = await other.match(path);
    if (copy && (await contentHash(await copy.clone().arrayBuffer())) === hash) return copy;
  }
  return undefined;
}

async function download([path, hash]: ManifestFile): Promise<Response> {
  // A hashed name never changes its content; everything else is asked for anew, which costs nothing when it is the same.
  const response = await fetch(path, { cache: path.startsWith('/_astro/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new OtherVersionError(`${path} answered ${response.status}`);
  const body = await response.arrayBuffer();
  if ((await contentHash(body)) !== hash) throw new OtherVersionError(`${path} is of another version`);
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  return new Response(body, { headers });
}
