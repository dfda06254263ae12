import { launchChromium } from '../../e2e/chromium.ts';
import { median, round, verdict } from '../figures.ts';
import { measureOpening } from '../navigation/measure-opening.ts';
import { type Cell, printNote, printProgress, printTable } from '../print-table.ts';
import { openPhone } from '../site/phone.ts';
import { realSite } from '../site/real-site.ts';
import { serveSite } from '../site/serve-site.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
/** Milliseconds from tap to paint for a page that was fetched ahead. */
const BUDGET_MS = 100;

/** Slow 4G as Lighthouse has it: without it, fetching ahead would gain nothing on loopback. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };

/** `navegacion`: from tap to paint of a second country page, fetched ahead and not. */
export async function openingPages(): Promise<void> {
  const { dir } = await realSite();
  const site = await serveSite(dir);
  const browser = await launchChromium();
  const measure = async (ahead: boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      printProgress(`${ahead ? 'con' : 'sin'} precarga, vuelta ${round + 1}`);
      const phone = await openPhone(browser);
      const page = await phone.newPage();
      await page.goto(`${site.origin}/pais/japan`, { waitUntil: 'networkidle' });
      const client = await phone.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await client.send('Network.emulateNetworkConditions', NETWORK);
      const link = await page.locator('.related a').first().getAttribute('href');
      if (link) times.push(await measureOpening(page, link, ahead));
      await phone.close();
    }
    return times;
  };
  const rows: Cell[][] = [];
  for (const ahead of [true, false]) {
    const times = await measure(ahead);
    rows.push([
      ahead ? 'Traída antes' : 'Sin traer',
      round(median(times), 0),
      round(Math.max(...times), 0),
      ahead ? BUDGET_MS : '',
      ahead ? verdict(median(times), BUDGET_MS) : '',
    ]);
  }
  await browser.close();
  await site.stop();
  printTable(
    `NAVEGACIÓN: de soltar el dedo a ver la segunda ficha, en ms, con la CPU ${SLOWDOWN} veces más lenta y red 4G lenta`,
    ['Ficha', 'Mediana', 'Peor', 'Tope', '¿Cabe?'],
    rows,
  );
  printNote(`${ROUNDS} vueltas cada una, con un teléfono nuevo cada vez.`);
}
