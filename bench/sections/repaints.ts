import type { Browser, Page } from 'playwright-core';
import { EMPTY_JOURNEY } from '../../src/journey/journey-draft.ts';
import { timeCells } from '../figures.ts';
import { printNote, printProgress, printTable, type Row } from '../print-table.ts';
import { openPhone } from '../site/phone.ts';
import { inBrowser } from '../site/serve-site.ts';

const SLOWDOWN = 4;
const HEADINGS = ['Qué', 'Medidos', 'Mediana', 'El peor', 'Tope', '¿Cabe la mediana?'];

const VISITS = 5;
const FILTER_BUDGET_MS = 100;
/** Positions of the tiles: only without visa, all again, visa required, all again, e-Visa. */
const TILES = [1, 0, 2, 0, 3, 0];

/** `filtro`: from the tap on a filter to the list repainted, on a slow phone. */
export async function filterClicks(): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  await inBrowser(async (browser, origin) => {
    for (let visit = 1; visit <= VISITS; visit += 1) {
      printProgress(`filtros, visita ${visit} de ${VISITS}`);
      const page = await openSlowPage(browser, origin);
      const times: number[] = [];
      for (const tile of TILES) {
        await page.evaluate(watchRepaint, { on: 'pointerdown', list: '#resultados', attribute: 'hidden' });
        await page.locator('.status-tile').nth(tile).tap();
        times.push(await page.evaluate(repaintMs));
      }
      first.push(...times.slice(0, 1));
      later.push(...times.slice(1));
      await page.context().close();
    }
  });
  printTable(`FILTRO: del toque a la lista repintada, procesador ${SLOWDOWN} veces más lento, en ms`, HEADINGS, [
    row('Con los filtros despiertos', later, FILTER_BUDGET_MS),
    row('El primero, que los despierta', first),
  ]);
  printNote('El primero baja y arranca React; aquí sin demora de red.');
}

/** Four stops and two connections, as a link has them. */
const JOURNEY =
  '#viaje=japan~2040-05-01~2040-05-10~united-states:Dallas (DFW):si&viaje=vietnam~2040-05-10~2040-05-20~south-korea:Seúl (ICN):no&viaje=thailand~2040-05-20~2040-05-30&viaje=spain~2040-05-31~2040-06-10&menores=8';

const CHANGES = 15;
const DATES_BUDGET_MS = 50;
const STAYS = [10, 100, 500];

/** `fechas`: from a changed date to the answers repainted, on a slow phone: many stays noted down, and a whole journey. */
export async function tripDates(): Promise<void> {
  const rows: Row[] = [];
  await inBrowser(async (browser, origin) => {
    for (const stays of STAYS) {
      printProgress(`fechas, ${stays} estancias`);
      const trips = tripsOf(stays);
      const page = await openSlowPage(browser, `${origin}/revisa-tus-fechas`, {
        'pv:viaje': JSON.stringify({ version: 1, data: { ...EMPTY_JOURNEY, expiry: '2040-01-01', trips } }),
      });
      await page
        .getByRole('button', { name: /^Cambiar/ })
        .last()
        .click();
      const times: number[] = [];
      for (let turn = 1; turn <= CHANGES; turn += 1) {
        await page.evaluate(watchRepaint, { on: 'input', list: 'main' });
        await page.locator('input[id$="-salida"]').fill(plusDays(trips.at(-1)?.entry ?? '', 2 + turn));
        times.push(await page.evaluate(repaintMs));
      }
      rows.push(row(`${stays} estancias`, times, stays <= 100 ? DATES_BUDGET_MS : undefined));
      await page.context().close();
    }
    const page = await openSlowPage(browser, `${origin}/mi-viaje${JOURNEY}`);
    const times: number[] = [];
    for (let turn = 1; turn <= CHANGES; turn += 1) {
      await page.evaluate(watchRepaint, { on: 'input', list: 'main' });
      await page.getByLabel('El pasaporte vence el').fill(turn % 2 ? '2040-06-30' : '2049-05-01');
      times.push(await page.evaluate(repaintMs));
    }
    rows.push(row('Mi viaje, seis fronteras', times, DATES_BUDGET_MS));
    await page.context().close();
  });
  printTable(`FECHAS: de un cambio a las respuestas, procesador ${SLOWDOWN} veces más lento, en ms`, HEADINGS, rows);
  printNote('La mitad de las estancias son de Schengen y la mitad ya pasó; se cambia la última, que altera su cuenta.');
}

async function openSlowPage(browser: Browser, address: string, stored: Record<string, string> = {}): Promise<Page> {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  // The banner is an island of its own; in the way of a finger, not of the measurement.
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { termsAccepted: 'true', ...stored },
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

interface Watch {
  /** The event that starts the clock. */
  on: string;
  /** What changes when it is answered, and in which attribute if not in its text. */
  list: string;
  attribute?: string;
}

declare global {
  interface Window {
    repainted?: Promise<number>;
  }
}

/**
 * Runs in the page. The end is the first task after the frame that follows the change, so the times of style, layout
 * and paint are inside.
 */
function watchRepaint({ on, list, attribute }: Watch): void {
  const watched = document.querySelector(list);
  if (!watched) throw new Error(`Falta ${list}`);
  let startedAt = Number.NaN;
  const note = (event: Event) => {
    startedAt = event.timeStamp;
  };
  document.addEventListener(on, note, { capture: true, once: true });
  window.repainted = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - startedAt);
        afterPaint.port2.postMessage(undefined);
      });
    });
    const what = attribute
      ? { attributes: true, attributeFilter: [attribute] }
      : { childList: true, characterData: true };
    changes.observe(watched, { subtree: true, ...what });
  });
}

/** Runs in the page. */
function repaintMs(): Promise<number> {
  return window.repainted ?? Promise.resolve(Number.NaN);
}

function row(name: string, times: readonly number[], budget?: number): Row {
  return [name, times.length, ...timeCells(times, budget)];
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
