import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Bytes of response bodies as they travelled (compressed), by kind of resource. */
export type Transfers = Record<'html' | 'css' | 'fonts' | 'images' | 'scripts' | 'data', number>;

const KINDS: Record<string, keyof Transfers> = {
  document: 'html',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
  script: 'scripts',
};

/** How long nothing may be asked for before the page counts as quiet. */
const QUIET_MS = 400;

/** Counts everything `page` downloads. Start it before the first navigation. */
export function watchTransfers(page: Page) {
  const totals: Transfers = { html: 0, css: 0, fonts: 0, images: 0, scripts: 0, data: 0 };
  const seen = new Set<string>();
  let pending = 0;
  let lastChange = performance.now();
  const note = (change: number) => {
    pending += change;
    lastChange = performance.now();
  };

  const count = async (request: Request) => {
    // The browser's memory answers the second time; the network is not asked again.
    if (!seen.has(request.url())) {
      seen.add(request.url());
      // Awaited on its own line: `+=` would add to a total read before the wait, and lose what came meanwhile.
      const { responseBodySize } = await request.sizes();
      totals[KINDS[request.resourceType()] ?? 'data'] += responseBodySize;
    }
    note(-1);
  };
  page.on('request', () => note(1));
  page.on('requestfinished', (request) => void count(request));
  page.on('requestfailed', () => note(-1));

  return {
    /** The totals so far, once the network is quiet. */
    async settled(): Promise<Transfers> {
      while (pending > 0 || performance.now() - lastChange < QUIET_MS) await wait(50);
      return { ...totals };
    },
  };
}

export function sum(transfers: Transfers): number {
  return Object.values(transfers).reduce((total, bytes) => total + bytes, 0);
}
