import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpServer, type HttpServer } from '../../server/http-server.ts';
import { writeOfflineFiles } from '../../src/offline/build/write-offline-files.ts';

type Version = 'built' | 'newer' | 'newer, incomplete' | 'broken' | 'slow';

/** A site of one's own, that can go away and come back in another version. */
export interface OfflineSite {
  /** For `open` and `blank`: workers allowed, and this site instead of the shared one. */
  options: () => BrowserContextOptions;
  /** The server ends: nobody listens any more. */
  stop: () => Promise<void>;
  /**
   * Serves the version as built, the newer one, or a newer one with a hole in it, at the same address; or the built
   * one on a server that breaks over Japan's page, or takes longer over it than any reader waits.
   */
  serve: (version: Version) => Promise<void>;
}

const BUILT = resolve(process.env['SITE_DIR'] || 'dist');
/** What the newer version says on home and on Japan's page. */
export const NEWER_TEXT = 'Texto de la versión nueva';
const CHANGED = ['index.html', 'pais/japan.html'];

/** Every test begins with the built version being served. */
export function useOfflineSite(): OfflineSite {
  let newer: string | undefined;
  let http: HttpServer | undefined;
  let port = 0;

  const stop = async () => {
    await http?.stop(0);
    http = undefined;
  };
  /** The newer version is only made where a journey asks for it: copying the site takes seconds. */
  const rootOf = async (version: Version) => {
    if (!version.startsWith('newer')) return BUILT;
    newer ??= await makeNewerVersion();
    return newer;
  };
  const serve = async (version: Version) => {
    const root = await rootOf(version);
    await stop();
    const addRoutes = (app: Hono) => {
      if (version === 'newer, incomplete') app.get('/', (c) => c.text('', 503));
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
  afterAll(async () => {
    await stop();
    if (newer) rmSync(newer, { recursive: true, force: true });
  });
  return {
    stop,
    serve,
    options: () => ({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${port}` }),
  };
}

/** The built site with a sentence more on two pages, and its own worker. */
async function makeNewerVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'version-nueva-'));
  cpSync(BUILT, folder, {
    recursive: true,
    filter: (path) =>
      !/\/(?:compartir|datos\/v1|cambios)\/|\.gz$/.test(path) && !CHANGED.some((name) => path.endsWith(`${name}.br`)),
  });
  for (const name of CHANGED) {
    const html = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), html.replace('</main>', `<p>${NEWER_TEXT}</p></main>`));
  }
  await writeOfflineFiles(folder);
  return folder;
}

/** A page of Playwright or of Puppeteer. */
interface Asked {
  evaluate: (run: (path: string) => Promise<boolean>, path: string) => Promise<boolean>;
}

/** Waits until this page stands in a finished version on the device, whose worker answers the next visit. */
export async function untilStored(page: Asked, path: string): Promise<void> {
  await expect.poll(() => isStored(page, path), { timeout: 20_000, message: `${path} is not stored` }).toBe(true);
  await page.evaluate(async () => Boolean(await navigator.serviceWorker.ready), path);
}

export function isStored(page: Asked, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if ((await cache.match('/sin-conexion.json')) && (await cache.match(wanted))) return true;
    }
    return false;
  }, path);
}

/** Names of everything the site has stored on the device. */
export function storedCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('version-')));
}
