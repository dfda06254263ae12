import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { prepareChromium } from '../../e2e/chromium.ts';
import { freePort } from '../../scripts/nginx/testing/running-nginx.ts';
import { median, round, verdict } from '../figures.ts';
import { printNote, printProgress, printTable, type Row } from '../print-table.ts';
import { retried } from '../run-sections.ts';
import { realSite } from '../site/build-site.ts';
import { type PageType, pageTypes } from '../site/page-types.ts';
import { serveSite } from '../site/serve-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAX_PAINT_RATIO = 1.15;
const MAX_BLOCKING_MS = 50;
const MEASURED = ['Inicio', 'Pregunta, la mayor', 'Guía, la mayor', 'Wiki', 'Contacto', 'Cambios'];

type Run = Awaited<ReturnType<typeof measurePage>>;

/** `lighthouse`: mobile scores, and the largest paint beside that of the same page without scripts. */
export async function lighthouseScores(runCount: number): Promise<void> {
  const { dir } = await realSite();
  const types = pageTypes(dir).filter(({ name }) => MEASURED.includes(name));
  const full = await serveSite(dir);
  const bare = await serveSite(siteWithoutScripts(dir, types));
  // Lighthouse speaks to a browser through a port.
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await prepareChromium()),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const { name, path } of types) {
    const runs: { full: Run; bare: Run }[] = [];
    for (let run = 1; run <= runCount; run += 1) {
      printProgress(`Lighthouse en ${path}, vuelta ${run} de ${runCount}`);
      // In turns, so that a busy moment of the machine meets both alike.
      runs.push({
        full: await retried(() => measurePage(full.origin + path, port, CATEGORIES)),
        bare: await retried(() => measurePage(bare.origin + path, port, ['performance'])),
      });
    }
    const middle = (decimals: number, figure: (run: (typeof runs)[number]) => number) =>
      round(median(runs.map(figure)), decimals);
    const scores = CATEGORIES.map((_, index) => middle(0, ({ full }) => full.scores[index] ?? Number.NaN));
    const shift = middle(4, ({ full }) => full.shift);
    const blockingMs = middle(0, ({ full }) => full.blockingMs);
    const paint = middle(0, ({ full }) => full.paintMs);
    const barePaint = middle(0, ({ bare }) => bare.paintMs);
    const isFull = scores.every((score) => score === 100) && shift === 0 && blockingMs < MAX_BLOCKING_MS;
    rows.push([
      name,
      scores.join('/'),
      shift,
      blockingMs,
      isFull ? 'sí' : 'NO',
      paint,
      barePaint,
      round(paint / barePaint, 2),
      verdict(paint / barePaint, MAX_PAINT_RATIO),
    ]);
    for (const audit of new Set(runs.flatMap((run) => run.full.lost))) notes.push(`${name} pierde puntos: ${audit}`);
  }
  await browser.close();
  await Promise.all([full.stop(), bare.stop()]);
  printTable(
    `LIGHTHOUSE: móvil simulado, mediana de ${runCount}; LCP en ms, frente a la misma página sin ningún script`,
    ['Página', 'Puntos', 'CLS', 'TBT (ms)', '¿Cumple?', 'LCP', 'Sin scripts', 'Razón', `¿Hasta ${MAX_PAINT_RATIO}?`],
    rows,
  );
  printNote(`Puntos: ${CATEGORIES.join('/')}. Se piden 100, CLS 0 y TBT menor que ${MAX_BLOCKING_MS} ms.`);
  for (const note of notes) printNote(note);
}

/** One run with Lighthouse's defaults: a mid-range phone on slow 4G, simulated. */
async function measurePage(url: string, port: number, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, logLevel: 'error', locale: 'es-419', onlyCategories });
  if (!result) throw new Error(`Lighthouse no respondió sobre ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse no pudo con ${url}: ${runtimeError.message}`);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const isShort = (id: string) => (audits[id]?.score ?? 1) < 0.9;
  return {
    /** 0 to 100, in the order of the categories. */
    scores: onlyCategories.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    paintMs: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blockingMs: figure('total-blocking-time'),
    /** The audits that took points away. */
    lost: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) =>
        weight > 0 && isShort(id) ? [`${id} ${audits[id]?.displayValue ?? ''}`] : [],
      ),
    ),
  };
}

/**
 * A copy of the built site in which `pages` carry no script at all: the fastest these very pages could be. Structured
 * data stay: nobody runs them, and the words are the page's own.
 * They are compressed again, because the server prefers the `.br` beside the page.
 */
function siteWithoutScripts(dir: string, pages: readonly PageType[]): string {
  const copy = join(temporaryFolder('sin-scripts'), 'dist');
  cpSync(dir, copy, { recursive: true });
  for (const { path } of pages) {
    const file = join(copy, path === '/' ? 'index.html' : `${path}.html`);
    const html = readFileSync(file, 'utf8').replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return copy;
}
