import { storedVersion } from '../stored/versions.ts';
import { versionOf } from './client-versions.ts';
import { build } from './own-version.ts';

/** A name with a hash in it means one content, whichever version stored it. */
export async function answerHashedFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/**
 * Flags, search index, records: a page gets the stored file of its own version, never of another. A page
 * that is of no stored version asks the server, and so does one that the worker did not bring; only the
 * latter falls back to what is stored, since nothing speaks against it. Who stores a newer version (`no-cache`) is
 * never given what the older one holds while the server can be reached.
 */
export async function answerVersionedFile(request: Request, clientId: string): Promise<Response> {
  const path = new URL(request.url).pathname;
  const version = await versionOf(clientId).catch(() => undefined);
  const stored = async () => (await storedVersion(version ?? build))?.cache.match(path);
  const wantsNewest = request.cache === 'no-cache';
  const copy = version && !wantsNewest ? await stored() : undefined;
  if (copy) return copy;
  try {
    return await fetch(request);
  } catch (error) {
    const fallback = version === undefined || wantsNewest ? await stored() : undefined;
    if (fallback) return fallback;
    // Home lists more flags than are stored; a blank one beats the sign of a broken picture.
    if (request.destination === 'image') return new Response(BLANK_IMAGE, { headers: SVG });
    throw error;
  }
}

const BLANK_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
const SVG = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' };
