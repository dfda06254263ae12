import { contentHash } from '../stored/content-hash.ts';
import { filesOf, MANIFEST_PATH, type Manifest, type Wish } from '../stored/manifest.ts';
import { missingFiles, OtherVersionError, storeFiles } from '../stored/store-files.ts';
import { cacheName, type StoredVersion, storedVersion, versionsBesides } from '../stored/versions.ts';

/** Put in by the build. */
declare const BUILD: string;
declare const MANIFEST_HASH: string;

export const build: string = BUILD;

let loaded: Promise<StoredVersion | undefined> | undefined;

/** The worker's own version; undefined when the reader has erased it. */
export async function ownVersion(): Promise<StoredVersion | undefined> {
  loaded ??= storedVersion(build);
  const version = await loaded;
  if (!version) loaded = undefined;
  return version;
}

/** Stores manifest and shell, or throws and leaves nothing that anybody would read. */
export async function installVersion(): Promise<void> {
  const answer = await fetch(MANIFEST_PATH, { cache: 'no-cache' });
  const text = await answer.text();
  if ((await contentHash(new TextEncoder().encode(text))) !== MANIFEST_HASH) {
    throw new OtherVersionError(`${MANIFEST_PATH} is of another version`);
  }
  const manifest = JSON.parse(text) as Manifest;
  const cache = await caches.open(cacheName(build));
  await store({ manifest, cache }, 'shell');
  await cache.put(MANIFEST_PATH, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
}

/** Stores a page the reader has opened, with what it shows. */
export async function keepPage(path: string): Promise<void> {
  const version = await ownVersion();
  if (version?.manifest.files.some(([listed]) => listed === path)) await store(version, { page: path });
}

async function store(version: StoredVersion, wish: Wish): Promise<void> {
  const missing = await missingFiles(version.cache, filesOf(version.manifest, wish));
  if (missing.length === 0) return;
  await storeFiles(version.cache, missing, { others: (await otherVersions()).map(({ cache }) => cache) });
}

/** Older versions of which something is still stored. */
export function otherVersions(): Promise<StoredVersion[]> {
  return versionsBesides(build);
}
