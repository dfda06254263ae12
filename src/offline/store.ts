import { fetchJson, once } from '../catalogue/load-once.ts';
import { isPage, OFFLINE_PAGE } from '../catalogue/page-path.ts';
import { bytesOf, filesOf, MANIFEST_PATH, type Manifest, type ManifestFile, type StoredPaths } from './manifest.ts';

/** All that is stored for reading without a connection. Pages write it, the service worker reads it. */
const CACHE = 'sin-conexion';
/** Which content a stored file has, and which hashed files a stored page needs. */
const HASH = 'X-Hash';
const NEEDS = 'X-Needs';
/** Headers of the transfer, and the one that sends the browser to the network for what to fetch ahead. */
const NOT_STORED = ['Content-Encoding', 'Content-Length', 'Vary', 'Speculation-Rules'];
/** More downloads at once would take the line from the page the reader opens meanwhile. */
const AT_ONCE = 4;

/** The site was published anew while this page was open. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

const loadManifest = once(() => fetchJson<Manifest>(MANIFEST_PATH));

/** What storing this would download: what is not there, or not as it is now. */
export async function bytesToStore(wanted: StoredPaths): Promise<number> {
  const manifest = await loadManifest();
  return bytesOf(await missingFiles(await caches.open(CACHE), filesOf(manifest, wanted)));
}

/**
 * Stores what is missing, one caller at a time in all tabs; `onProgress` is told the share of bytes done (0 to 1). The
 * first failure ends it; what was stored stays, and the next attempt goes on from there.
 */
export async function store(wanted: StoredPaths, onProgress?: (share: number) => void): Promise<void> {
  const manifest = await loadManifest();
  await navigator.locks.request(CACHE, async () => {
    const cache = await caches.open(CACHE);
    const missing = await missingFiles(cache, filesOf(manifest, wanted));
    if (missing.length === 0) return;
    const total = bytesOf(missing);
    let done = 0;
    const keep = async (file: ManifestFile) => {
      await cache.put(file[0], await download(file, manifest));
      done += file[2];
      onProgress?.(done / total);
    };
    await cache.put(MANIFEST_PATH, new Response(JSON.stringify(manifest)));
    // Pages last: one that is stored opens whole.
    for (const arePages of [false, true]) {
      const group = missing.filter(([path]) => isPage(path) === arePages);
      await inTurns(group, keep);
    }
    await dropUnneeded(cache, manifest);
  });
}

export interface StoredPage {
  path: string;
  title: string;
  bytes: number;
}

/** The stored pages by their title, and what was downloaded in all. */
export async function storedPages(): Promise<{ pages: StoredPage[]; bytes: number }> {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  const manifest: Manifest | undefined = await (await cache?.match(MANIFEST_PATH))?.json();
  if (!cache || !manifest) return { pages: [], bytes: 0 };
  const held = new Set(await heldPaths(cache));
  const files = manifest.files.filter(([path]) => held.has(path));
  const pages = files
    .filter(([path]) => isPage(path) && path !== OFFLINE_PAGE)
    .map(([path, , bytes]) => ({ path, title: manifest.titles[path] ?? path, bytes }))
    .sort((a, b) => a.title.localeCompare(b.title, 'es'));
  return { pages, bytes: bytesOf(files) };
}

export async function eraseStoredPages(): Promise<void> {
  await caches.delete(CACHE);
}

async function missingFiles(cache: Cache, files: readonly ManifestFile[]): Promise<ManifestFile[]> {
  const held = await Promise.all(files.map(async ([path]) => (await cache.match(path))?.headers.get(HASH)));
  return files.filter(([, hash], index) => held[index] !== hash);
}

async function heldPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

async function download([path, hash]: ManifestFile, manifest: Manifest): Promise<Response> {
  // The mode tells the service worker to leave it to the server. What has not changed costs no download.
  const answer = await fetch(path, { mode: 'same-origin', cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new OutdatedError(`${path} answered ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of NOT_STORED) headers.delete(name);
  headers.set(HASH, hash);
  if (isPage(path)) {
    const needs = filesOf(manifest, [path]).map(([needed]) => needed);
    headers.set(NEEDS, needs.filter(isHashed).join(' '));
  }
  return new Response(await answer.arrayBuffer(), { headers });
}

/** Pages that left the site, and hashed files that no stored page needs any more, of whatever day it is. */
async function dropUnneeded(cache: Cache, { files }: Manifest): Promise<void> {
  const listed = new Set([MANIFEST_PATH, ...files.map(([path]) => path)]);
  const held = await heldPaths(cache);
  const unlisted = held.filter((path) => !listed.has(path));
  if (unlisted.length === 0) return;
  const pages = await Promise.all(held.filter(isPage).map((path) => cache.match(path)));
  const needed = new Set(pages.flatMap((page) => page?.headers.get(NEEDS)?.split(' ') ?? []));
  await Promise.all(unlisted.filter((path) => !needed.has(path)).map((path) => cache.delete(path)));
}

function isHashed(path: string): boolean {
  return path.startsWith('/_astro/');
}

async function inTurns(files: ManifestFile[], keep: (file: ManifestFile) => Promise<void>): Promise<void> {
  const next = async () => {
    for (let file = files.shift(); file; file = files.shift()) await keep(file);
  };
  // The first failure ends it for all.
  await Promise.all(Array.from({ length: AT_ONCE }, next)).finally(() => files.splice(0));
}
