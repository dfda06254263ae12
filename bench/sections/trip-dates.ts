import type { Browser } from 'playwright-core';
import { launchChromium } from '../../e2e/chromium.ts';
import { median, round, verdict } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { openPhone } from '../site/phone.ts';
import { realSite } from '../site/real-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { measureChange } from '../trip-dates/measure-change.ts';

const SLOWDOWN = 4;
const CHANGES = 15;
const BUDGET_MS = 50;
const STAYS = [10, 100, 500];

/** `fechas`: from a changed date to the answers repainted, on a slow phone with many stays noted down. */
export async function tripDates(): Promise<void> {
  const { dir } = await realSite();
  const site = await serveSite(dir);
  const browser = await launchChromium();
  const rows = [];
  for (const stays of STAYS) {
    printProgress(`fechas, ${stays} estancias`);
    const times = await changeDates(browser, site.origin, stays);
    const limit = stays <= 100;
    rows.push([
      stays,
      times.length,
      round(median(times), 0),
      round(Math.max(...times), 0),
      limit ? BUDGET_MS : undefined,
      limit ? verdict(median(times), BUDGET_MS) : undefined,
    ]);
  }
  await browser.close();
  await site.stop();
  printTable(
    `FECHAS: de cambiar una salida a ver las respuestas, procesador ${SLOWDOWN} veces más lento, en ms`,
    ['Estancias', 'Cambios', 'Mediana', 'El peor', 'Tope', '¿Cabe la mediana?'],
    rows,
  );
  printNote('La mitad de las estancias son de Schengen y la mitad ya pasó; se cambia la última, que altera su cuenta.');
}

async function changeDates(browser: Browser, origin: string, stays: number): Promise<number[]> {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await page.addInitScript(
    ([text]) => {
      localStorage.setItem('termsAccepted', 'true');
      localStorage.setItem('pv:fechas', text);
    },
    [JSON.stringify({ version: 1, data: { expiry: '2040-01-01', issued: '', trips: tripsOf(stays) } })] as const,
  );
  await page.goto(`${origin}/revisa-tus-fechas`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Cambiar/ })
    .last()
    .click();
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  const last = tripsOf(stays).at(-1)?.entry ?? '';
  for (let turn = 1; turn <= CHANGES; turn += 1) times.push(await measureChange(page, plusDays(last, 2 + turn)));
  await phone.close();
  return times;
}

/** One stay every 45 days around today; the last one is a Schengen stay. */
function tripsOf(count: number) {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const entry = plusDays(today, (index - count / 2) * 45);
    return { place: (count - index) % 2 === 1 ? 'spain' : 'japan', entry, exit: plusDays(entry, 12) };
  });
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
