import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { timeCells } from '../figures.ts';
import { printNote, printProgress, printTable, type Row } from '../print-table.ts';
import { openPhone } from '../site/phone.ts';
import { inBrowser } from '../site/serve-site.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
const QUESTION = 'tokio';
/** With the tap into the field, six in all. */
const LIMIT_MS = 1000;
/** A quick thumb. */
const KEY_MS = 200;
/** Lighthouse's slow 4G: 1.6 Mbps down, 0.75 up, and 150 ms for each answer besides. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** From the last key to the answer in the box of home, on a slow phone with a slow network, and without one. */
export async function asking(): Promise<void> {
  const rows: Row[] = [];
  await inBrowser(async (browser, origin) => {
    rows.push(await row('en frío, 4G lenta', () => coldAnswer(browser, origin)));
    rows.push(await row('ya abierta una vez, sin red', () => offlineAnswer(browser, origin)));
  });
  printTable(
    `PREGUNTA: un toque y «${QUESTION}» en Inicio, de la última tecla a la respuesta, procesador ${SLOWDOWN} veces más lento, en ms`,
    ['Inicio', 'Vueltas', 'Mediana', 'La peor', 'Tope', '¿Cabe la mediana?'],
    rows,
  );
  printNote(`Una tecla cada ${KEY_MS} ms, sin esperar entre el toque y la primera; la 4G lenta es la de Lighthouse.`);
}

async function row(name: string, measure: () => Promise<number>): Promise<Row> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    printProgress(`«${QUESTION}» ${name}, vuelta ${round} de ${ROUNDS}`);
    times.push(await measure());
  }
  return [name, ROUNDS, ...timeCells(times, LIMIT_MS)];
}

async function coldAnswer(browser: Browser, origin: string): Promise<number> {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await slowDown(page);
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(origin);
  const time = await answerMs(page);
  await phone.close();
  return time;
}

async function offlineAnswer(browser: Browser, origin: string): Promise<number> {
  const phone = await openPhone(browser, 'allow');
  const page = await phone.newPage();
  await page.goto(origin);
  // A finished version has this page, and its worker answers.
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const stored = ['/', '/sin-conexion.json', '/herramientas/lugares.json'].map((path) => caches.match(path));
    return (await Promise.all(stored)).every(Boolean);
  });
  await phone.setOffline(true);
  await slowDown(page);
  await page.reload();
  const time = await answerMs(page);
  await phone.close();
  return time;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

declare global {
  interface Window {
    answered?: Promise<number>;
  }
}

/** Taps into the field, types, and waits for the frame with the answer. */
async function answerMs(page: Page): Promise<number> {
  await page.evaluate(watchAnswer);
  await page.locator('#a-donde').tap();
  for (const letter of QUESTION) {
    await page.keyboard.press(letter);
    await wait(KEY_MS);
  }
  return page.evaluate(() => window.answered ?? Number.NaN);
}

/** Runs in the page. */
function watchAnswer(): void {
  let lastKey = Number.NaN;
  document.addEventListener(
    'keydown',
    (event) => {
      lastKey = event.timeStamp;
    },
    { capture: true },
  );
  window.answered = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!document.querySelector('.hero [role="option"]')?.textContent.startsWith('Tokio')) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - lastKey)));
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
