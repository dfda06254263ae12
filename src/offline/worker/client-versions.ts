/**
 * Which version each open page is of, so that a page never gets a stored file of another one. Kept in a cache
 * of its own, because a browser stops the worker whenever it likes.
 */
const CACHE = 'paginas-abiertas';

/** A page that came from the server and is of no version stored here. */
export const FROM_SERVER = '';

const pending = new Map<string, Promise<string>>();

/** The first word counts: an answer that lost the race against the stored copy says nothing about what is shown. */
export function noteVersion(clientId: string, build: Promise<string>): void {
  if (!clientId || pending.has(clientId)) return;
  pending.set(clientId, build);
  void build
    .then(async (found) => (await caches.open(CACHE)).put(`/${clientId}`, new Response(found)))
    .catch(() => {
      // Storage is full or denied: it is remembered as long as the worker lives.
    });
}

/** Undefined for a page the worker did not bring (it came before the worker, or was prefetched). */
export async function versionOf(clientId: string): Promise<string | undefined> {
  const noted = pending.get(clientId);
  if (noted) return noted;
  const kept = await (await caches.open(CACHE)).match(`/${clientId}`);
  return kept?.text();
}

/** Forgets pages that are closed; returns the versions of those still open. */
export async function openVersions(clientIds: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!clientIds.includes(new URL(request.url).pathname.slice(1))) await cache.delete(request);
  }
  const versions = await Promise.all(clientIds.map(versionOf));
  return new Set(versions.filter((version) => version !== undefined));
}
