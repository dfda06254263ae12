import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpServer, type HttpServer } from '../../server/http-server.ts';

type Version = 'built' | 'edited' | 'newer' | 'broken' | 'slow';

/** A site of one's own, that can go away and come back in another version. */
export interface OfflineSite {
  /** For `open` and `blank`: workers allowed, and this site instead of the shared one. */
  options: () => BrowserContextOptions;
  /** The server ends: nobody listens any more. */
  stop: () => Promise<void>;
  /**
   * Serves the version as built or the newer one at the same address; or the built one with a sentence more on Japan's
   * page, on a server that breaks over it, or that takes longer over it than any reader waits.
   */
  serve: (version: Version) => Promise<void>;
  /** Paths the server was asked for, in their order. */
  asked: () => readonly string[];
}

const BUILT = resolve(process.env['SITE_DIR'] || 'dist');
/** What the edited page of Japan says. */
export const EDITED_TEXT = 'Texto de hace un momento';

/** Every test begins with the built version being served; only who names a newer one may ask for it. */
export function useOfflineSite(roots = () => ({ built: BUILT, newer: BUILT })): OfflineSite {
  const asked: string[] = [];
  let http: HttpServer | undefined;
  let port = 0;

  const stop = async () => {
    await http?.stop(0);
    http = undefined;
  };
  const serve = async (version: Version) => {
    const { built, newer } = roots();
    const root = version === 'newer' ? newer : built;
    await stop();
    const addRoutes = (app: Hono) => {
      app.use(async (c, next) => {
        asked.push(c.req.path);
        await next();
      });
      if (version === 'edited') {
        const html = readFileSync(join(root, 'pais/japan.html'), 'utf8');
        app.get('/pais/japan', (c) => c.html(html.replace('</main>', `<p>${EDITED_TEXT}</p></main>`)));
      }
      if (version === 'broken') app.get('/pais/japan', (c) => c.text('', 503));
      if (version === 'slow') app.get('/pais/japan', () => new Promise(() => {}));
    };
    http = createHttpServer(createApp({ root, addRoutes }));
    const { server } = http;
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  };

  beforeAll(() => serve('built'));
  afterEach(() => serve('built'));
  afterAll(stop);
  return {
    stop,
    serve,
    asked: () => asked,
    options: () => ({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${port}` }),
  };
}

/** A page of Playwright or of Puppeteer. */
interface Asked {
  evaluate: (run: (path: string) => Promise<boolean>, path: string) => Promise<boolean>;
  clock?: Page['clock'];
}

/** More than the seconds in which a first visit is left alone. */
export const QUIET_MS = 5000;

/** Waits until this page or file stands on the device, with a worker that answers the next visit. */
export async function untilStored(page: Asked, path: string): Promise<void> {
  await page.clock?.fastForward(QUIET_MS);
  await expect.poll(() => isStored(page, path), { timeout: 20_000, message: `${path} is not stored` }).toBe(true);
  await page.evaluate(async () => Boolean(await navigator.serviceWorker.ready), path);
}

export function isStored(page: Asked, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
}

/** Paths of everything the site has stored on the device. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}
