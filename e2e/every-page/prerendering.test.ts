import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpServer, type HttpServer } from '../../server/http-server.ts';
import { untilStored } from '../offline/offline-site.ts';
import { openPrerenderingBrowser, pressLink, untilOpen } from '../prerendering.ts';

/** An event the page's tag heard, and whether nobody was looking at the page yet. */
interface Heard {
  name: string;
  isAhead: boolean;
}

const BUILT = resolve(process.env['SITE_DIR'] || 'dist');
const FIRST = '/pais/japan';
/** Carries a tag and the day of an old build: what a test puts into a page does not reach one that is made ready. */
const TAGGED = '/pais/france';
const TAG = `window.heard = [];
window.gtag = (command, name) => heard.push({ name, isAhead: document.prerendering });`;
/** How long the finger stays on a link. */
const AHEAD_MS = 1000;

let browser: Browser;
let http: HttpServer;
let origin: string;

beforeAll(async () => {
  browser = await openPrerenderingBrowser();
  const tagged = readFileSync(join(BUILT, `${TAGGED}.html`), 'utf8')
    .replace('<head>', '<head><script src="/tag.js"></script>')
    .replace(/(<time datetime=")[^"]+(" data-today)/i, '$12020-01-01$2');
  http = createHttpServer(
    createApp({
      root: BUILT,
      addRoutes: (app) => {
        app.get(TAGGED, (c) => c.html(tagged));
        app.get('/tag.js', (c) => c.body(TAG, 200, { 'Content-Type': 'text/javascript' }));
      },
    }),
  );
  const { server } = http;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const context of browser.browserContexts().slice(1)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await http?.stop(0);
});

/** A new visitor, who has accepted the terms. */
async function visit(path: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.evaluateOnNewDocument(() => localStorage.setItem('termsAccepted', 'true'));
  await page.goto(origin + path);
  return page;
}

/** Gives the page a link to any other, where a finger reaches it. */
async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.prepend(link);
  }, path);
}

async function openByHolding(page: Page, path: string): Promise<void> {
  await pressLink(page, path);
  await wait(AHEAD_MS);
  await page.mouse.up();
  await untilOpen(page, path);
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
/** Milliseconds the open page had been ready for when it was opened; 0 when it was not. */
const readyFor = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { activationStart: number }).activationStart,
  );

describe('a page made ready while the finger is on its link', () => {
  test('is only shown by the tap: its visit counts and its day is today from then on, and it leads back', async () => {
    const page = await visit(FIRST);
    await addLink(page, TAGGED);
    await openByHolding(page, TAGGED);
    expect(await readyFor(page)).toBeGreaterThan(0);
    await expect.poll(() => heard(page)).toEqual([{ name: 'country_view', isAhead: false }]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
    await expect.poll(() => page.$eval('time[data-today]', (time) => time.getAttribute('datetime'))).toBe(today);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => (await heard(page)).filter(({ name }) => name === 'scroll_depth').length).toBe(4);
    await page.goBack();
    await untilOpen(page, FIRST);
    expect(await page.$eval('h1', (title) => title.textContent)).toContain('Japón');
  });

  test('is made ready by the worker as well, and stored like any other once opened', async () => {
    const page = await visit(FIRST);
    await untilStored(page, FIRST);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await addLink(page, '/pais/italy');
    await openByHolding(page, '/pais/italy');
    expect(await readyFor(page)).toBeGreaterThan(0);
    await untilStored(page, '/pais/italy');
  });
});
