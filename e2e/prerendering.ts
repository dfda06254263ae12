import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { prepareChromium } from './chromium.ts';

/**
 * Playwright speaks to a page in a way that makes Chromium refuse to make another one ready ahead
 * (`PrerenderingDisabledByDevTools`); Puppeteer speaks to the tab. No phone is emulated beyond the width: the browser
 * applies that emulation anew to a page that was ready, and styles it a second time, as no phone does.
 */
export async function openPrerenderingBrowser(): Promise<Browser> {
  return puppeteer.launch({
    ...(await prepareChromium()),
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', '--lang=es-MX'],
    defaultViewport: { width: 360, height: 780 },
  });
}

/** Puts the pointer on the link to `path` and presses, without letting go. */
export async function pressLink(page: Page, path: string): Promise<void> {
  const link = await page.$(`main a[href="${path}"]`);
  await link?.scrollIntoView();
  const place = await link?.clickablePoint();
  if (!place) throw new Error(`No link leads to ${path}`);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
}

/** Waits until the tab shows `path`; while one page takes the place of another there is nobody to ask. */
export async function untilOpen(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const shown = await page.evaluate(() => location.pathname).catch(() => undefined);
    if (shown === path) return;
    await wait(100);
  }
  throw new Error(`${path} did not open`);
}
