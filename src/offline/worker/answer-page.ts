import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE_PAGE, pagePath } from '../../catalogue/page-path.ts';
import { contentHash } from '../stored/content-hash.ts';
import { cacheName } from '../stored/versions.ts';
import { FROM_SERVER, noteVersion } from './client-versions.ts';
import { build, otherVersions, ownVersion } from './own-version.ts';

/** Longer than any good connection takes; beyond it a stored page is more use than a white screen. */
const PATIENCE_SECONDS = 3;

/** What one callback leaves for the next: the answer is the device's own, not the server's. */
const FROM_DEVICE = 'fromDevice';

interface Navigation extends Event {
  resultingClientId: string;
}

/**
 * Pages: the server first, because it has the newest facts; after three seconds, or when it cannot be reached
 * or breaks, the stored copy; without one, a page that says so. Nothing is stored here: `keepPage` does that,
 * which knows one version from another.
 */
export const answerPage = new NetworkFirst({
  cacheName: cacheName(build),
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      // Filters and campaigns in the query do not make another page.
      cacheKeyWillBeUsed: async ({ request }) => pagePath(new URL(request.url).pathname),
      cachedResponseWillBeUsed: async ({ request, cachedResponse, event, state = {} }) => {
        const { resultingClientId } = event as unknown as Navigation;
        const path = pagePath(new URL(request.url).pathname);
        const stored = cachedResponse ? { response: cachedResponse, build } : await findStored(path);
        if (stored) noteVersion(resultingClientId, Promise.resolve(stored.build));
        state[FROM_DEVICE] = stored !== undefined;
        return stored ? withoutRules(stored.response) : null;
      },
      // Firefox gives a preloaded answer that failed as a `Response` of its own kind instead of an error, and Workbox
      // does not look into the cache then: https://github.com/GoogleChrome/workbox/issues/3134
      handlerDidError: async ({ request, event, state = {} }) => {
        const stored = await findStored(pagePath(new URL(request.url).pathname));
        noteVersion((event as unknown as Navigation).resultingClientId, Promise.resolve(stored?.build ?? build));
        state[FROM_DEVICE] = true;
        return stored ? withoutRules(stored.response) : notStored();
      },
      // The server's answers, looked at here because a preloaded one passes no other callback.
      handlerWillRespond: async ({ request, response, event, state = {} }) => {
        if (state[FROM_DEVICE]) return response;
        const { resultingClientId } = event as unknown as Navigation;
        const path = pagePath(new URL(request.url).pathname);
        const stored = response.status >= 500 ? await findStored(path) : undefined;
        noteVersion(
          resultingClientId,
          stored ? Promise.resolve(stored.build) : versionOfAnswer(path, response.clone()),
        );
        return stored ? withoutRules(stored.response) : response;
      },
    },
  ],
});

/** A stored page as it was, save for the header that sends the browser to the network for what to fetch ahead. */
function withoutRules({ body, status, headers: stored }: Response): Response {
  const headers = new Headers(stored);
  headers.delete('Speculation-Rules');
  return new Response(body, { status, headers });
}

/** A page of this version, or of an older one that the reader has not renewed yet. */
async function findStored(path: string): Promise<{ response: Response; build: string } | undefined> {
  for (const version of [await ownVersion(), ...(await otherVersions())]) {
    const response = await version?.cache.match(path);
    if (version && response) return { response, build: version.manifest.build };
  }
  return undefined;
}

async function versionOfAnswer(path: string, response: Response): Promise<string> {
  const listed = (await ownVersion())?.manifest.files.find(([listedPath]) => listedPath === path);
  const hash = await contentHash(await response.arrayBuffer()).catch(() => undefined);
  return listed && listed[1] === hash ? build : FROM_SERVER;
}

/** 503, not 404: the page may well exist, only not here and now. */
async function notStored(): Promise<Response> {
  const page = await (await ownVersion())?.cache.match(OFFLINE_PAGE);
  const headers = new Headers(page?.headers ?? { 'Content-Type': 'text/html; charset=utf-8' });
  headers.set('Cache-Control', 'no-store');
  headers.delete('Speculation-Rules');
  return new Response(page?.body ?? LAST_RESORT, { status: 503, headers });
}

/** When even the offline page has been erased. */
const LAST_RESORT = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sin conexión</title><h1>Sin conexión</h1><p>No tienes conexión y en este dispositivo no hay páginas guardadas.</p>`;
