import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openPrerenderingBrowser, pressLink, untilOpen } from '../../e2e/prerendering.ts';
import { timeCells } from '../figures.ts';
import { printNote, printProgress, printTable, type Row } from '../print-table.ts';
import { realSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
/** Milliseconds from tap to paint for a page that was made ready ahead. */
const BUDGET_MS = 100;

/** Slow 4G as Lighthouse has it: without it, fetching ahead would gain nothing on loopback. */
const NETWORK = { latency: 150, download: 204_800, upload: 84_000 };

/** How long the finger is down: until the page is ready, as long as a tap lasts, and not at all. */
const TAPS = [
  { name: 'Lista antes de soltar el dedo', heldMs: 1500, budget: BUDGET_MS },
  { name: 'Toque corto (120 ms)', heldMs: 120 },
  { name: 'Sin preparar nada (teclado)', heldMs: 0 },
];

interface Opening {
  /** From the lifted finger to the first paint of the new page, in the browser's own clock. */
  paintedMs: number;
  /** The page had been rendered before the finger lifted, and was only shown. */
  wasReady: boolean;
}

/** `navegacion`: from tap to paint of a second country page, made ready ahead and not. */
export async function openingPages(): Promise<void> {
  const { dir } = await realSite();
  const site = await serveSite(dir);
  const browser = await openPrerenderingBrowser();
  const rows: Row[] = [];
  for (const { name, heldMs, budget } of TAPS) {
    const openings: Opening[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      printProgress(`${name}, vuelta ${round}`);
      openings.push(await openSecondPage(browser, site.origin, heldMs));
    }
    const times = openings.map(({ paintedMs }) => paintedMs);
    const ready = openings.filter(({ wasReady }) => wasReady).length;
    rows.push([name, `${ready} de ${ROUNDS}`, ...timeCells(times, budget)]);
  }
  await browser.close();
  await site.stop();
  printTable(
    `NAVEGACIÓN: de soltar el dedo a ver la segunda ficha, en ms, con la CPU ${SLOWDOWN} veces más lenta y red 4G lenta`,
    ['Ficha', 'Ya dibujada', 'Mediana', 'Peor', 'Tope', '¿Cabe?'],
    rows,
  );
  printNote('Con un navegador nuevo cada vez. «Ya dibujada»: el toque solo la mostró (prerender, al bajar el dedo).');
}

async function openSecondPage(browser: Browser, origin: string, heldMs: number): Promise<Opening> {
  const visit = await browser.createBrowserContext();
  const page = await visit.newPage();
  await page.goto(`${origin}/pais/japan`, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(SLOWDOWN);
  await page.emulateNetworkConditions(NETWORK);
  const link = await page.$eval('.related a', (found) => found.getAttribute('href'));
  if (!link) throw new Error('/pais/japan no lleva a otro país.');
  const opening = await measureOpening(page, link, heldMs);
  await visit.close();
  return opening;
}

/** Opens `link` with a finger that stays down for `heldMs`; 0 is the keyboard, which makes nothing ready. */
async function measureOpening(page: Page, link: string, heldMs: number): Promise<Opening> {
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now()));
    document.addEventListener('click', note, { capture: true, once: true });
  });
  if (heldMs > 0) {
    await pressLink(page, link);
    await wait(heldMs);
    await page.mouse.up();
  } else {
    await page.focus(`main a[href="${link}"]`);
    await page.keyboard.press('Enter');
  }
  await untilOpen(page, link);
  return page.evaluate(
    () =>
      new Promise<Opening>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          observer.disconnect();
          const [opened] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
            activationStart?: number;
          })[];
          resolve({
            paintedMs: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tapped')),
            wasReady: (opened?.activationStart ?? 0) > 0,
          });
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
