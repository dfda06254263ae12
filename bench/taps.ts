import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { serveSite } from './site.ts';
import { median, printProgress, printTable, type Row, round, verdict } from './tables.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** 400 kbps, and 150 ms for each answer besides. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

interface Tap {
  name: string;
  path: string;
  isNetworkSlow?: boolean;
  act: (page: Page) => Promise<unknown>;
  /** Runs in the page: whether there is what the reader waits for. */
  isThere: () => boolean;
  limitMs: number;
}

const TRIP =
  '#viaje=japan~2040-05-01~2040-05-10~united-states:Dallas (DFW):si&viaje=vietnam~2040-05-10~2040-05-20~south-korea:Seúl (ICN):no&viaje=thailand~2040-05-20~2040-05-30&viaje=spain~2040-05-31~2040-06-10&menores=8';

const TAPS: readonly Tap[] = [
  {
    name: 'Filtro de Inicio',
    path: '/',
    act: (page) => page.locator('.status-tile').nth(1).tap(),
    isThere: () => document.querySelectorAll('.status-tile')[1]?.getAttribute('aria-pressed') === 'true',
    limitMs: 100,
  },
  {
    name: '«tokio» en frío, a 400 kbps',
    path: '/',
    isNetworkSlow: true,
    act: (page) => page.locator('#a-donde').pressSequentially('tokio'),
    isThere: () => document.querySelector('.hero [role="option"]')?.textContent.startsWith('Tokio') ?? false,
    limitMs: 1500,
  },
  {
    name: 'Segunda página de país',
    path: '/pais/japan',
    act: (page) => page.locator('.related a').first().tap(),
    isThere: () => document.querySelector('h1') !== null && location.pathname !== '/pais/japan',
    limitMs: 400,
  },
  {
    name: 'Fecha en Mi viaje, seis fronteras',
    path: `/mi-viaje${TRIP}`,
    act: async (page) => {
      await page.getByText(/^Cambiar mi viaje/).tap();
      await page.getByLabel('El pasaporte vence el').fill('2040-06-30');
    },
    isThere: () => true,
    limitMs: 100,
  },
];

/** `toques`: from a finger to the answer and its frame, on a slow phone. */
export async function taps(): Promise<void> {
  const rows: Row[] = [];
  const { origin, stop } = await serveSite();
  const browser = await launchChromium();
  for (const tap of TAPS) {
    printProgress(tap.name);
    const times: number[] = [];
    for (let turn = 1; turn <= ROUNDS; turn += 1) times.push(await timeOf(tap, browser, origin));
    const middle = round(median(times), 0);
    rows.push([tap.name, middle, round(Math.max(...times), 0), tap.limitMs, verdict(middle, tap.limitMs)]);
  }
  await browser.close();
  await stop();
  printTable(
    `TOQUES: de un dedo a la respuesta, procesador ${SLOWDOWN} veces más lento, ${ROUNDS} visitas, en ms`,
    ['Qué', 'Mediana', 'La peor', 'Tope', '¿Cabe la mediana?'],
    rows,
    'Por el reloj de la página: del último evento del dedo o de la tecla al cuadro que sigue a la respuesta.',
  );
}

async function timeOf({ path, isNetworkSlow, act, isThere }: Tap, browser: Browser, origin: string): Promise<number> {
  // A small Android phone, in Spanish, that has never seen the site.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    // On a slow day the worker would already answer in the server's place.
    serviceWorkers: 'block',
  });
  const page = await phone.newPage();
  await page.addInitScript({ content: `localStorage.setItem('termsAccepted', 'true'); (${watch})(${isThere});` });
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(origin + path, { waitUntil: 'load' });
  await act(page);
  const time = await page.waitForFunction(() => sessionStorage.getItem('answeredMs'));
  const ms = Number(await time.jsonValue());
  await phone.close();
  return ms;
}

/** Runs in every page of a visit, the second one included: the first frame with the answer after the last touch. */
function watch(isThere: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  for (const type of ['pointerdown', 'input']) {
    addEventListener(
      type,
      () => {
        sessionStorage.setItem('touched', String(now()));
        sessionStorage.removeItem('answeredMs');
      },
      { capture: true },
    );
  }
  const look = () => {
    const touched = Number(sessionStorage.getItem('touched') ?? 0);
    if (touched > 0 && sessionStorage.getItem('answeredMs') === null && isThere()) {
      // After the frame is painted.
      setTimeout(() => sessionStorage.setItem('answeredMs', String(now() - touched)));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
