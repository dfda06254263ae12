import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../e2e/chromium.ts';
import { startChildServer } from '../../server/inbox/testing/child-server.ts';
import { realSite } from './build-site.ts';

/** The project's own server over `dir`: a process with memory and processor time of its own, which ends with this one. */
export async function serveSite(dir: string) {
  const inboxFile = join(dir, '../buzon.sqlite');
  const { child, port, kill } = await startChildServer(dir, { INBOX_FILE: inboxFile });
  process.once('exit', () => child.kill('SIGKILL'));
  return { origin: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, inboxFile, stop: kill };
}

/** Runs `measure` with a browser, on the site of the real catalogue. */
export async function inBrowser(measure: (browser: Browser, origin: string, dir: string) => Promise<void>) {
  const { dir } = await realSite();
  const site = await serveSite(dir);
  const browser = await launchChromium();
  await measure(browser, site.origin, dir);
  await browser.close();
  await site.stop();
}
