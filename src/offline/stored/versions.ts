import { isPage } from '../../catalogue/page-path.ts';
import { MANIFEST_PATH, type Manifest, type ManifestFile } from './manifest.ts';

const PREFIX = 'version-';

/** A version that is stored whole, at least its shell. */
export interface StoredVersion {
  manifest: Manifest;
  cache: Cache;
}

export function cacheName(build: string): string {
  return PREFIX + build;
}

/** The manifest goes in last: a cache without one is a half-finished install, which nobody reads. */
export async function storedVersion(build: string): Promise<StoredVersion | undefined> {
  if (!(await caches.has(cacheName(build)))) return undefined;
  const cache = await caches.open(cacheName(build));
  const manifest = await cache.match(MANIFEST_PATH);
  return manifest && { cache, manifest: (await manifest.json()) as Manifest };
}

/** Builds that have a cache, finished or not. */
export async function cachedBuilds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

/** Every stored version but that of `build`. */
export async function versionsBesides(build: string | undefined): Promise<StoredVersion[]> {
  const others = (await cachedBuilds()).filter((other) => other !== build);
  return (await Promise.all(others.map(storedVersion))).filter((version) => version !== undefined);
}

/** Files of the newer version that the reader has in an older one and would miss in this one. */
export async function filesToRenew(newer: StoredVersion, older: readonly StoredVersion[]): Promise<ManifestFile[]> {
  const held = await heldPaths(newer.cache);
  const wanted = new Set(
    (await Promise.all(older.map(({ cache }) => heldPaths(cache)))).flatMap((paths) => [...paths]),
  );
  const { files } = newer.manifest;
  // What a page needs may have changed its name with the version, so it goes by the page.
  const places = new Set(
    files.flatMap(([path, , , needs = []], place) => (wanted.has(path) ? [place, ...(isPage(path) ? needs : [])] : [])),
  );
  return files.filter(([path], place) => places.has(place) && !held.has(path));
}

/** Paths of what a cache holds. */
export async function heldPaths(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Nothing of the site stays stored on the device. */
export async function eraseStored(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
