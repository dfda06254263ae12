import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { prepareChromium } from '../e2e/chromium.ts';
import { freePort } from '../server/testing/free-port.ts';
import { serveSite } from './site.ts';
import { median, printProgress, printTable, type Row, round, verdict } from './tables.ts';

interface PageType {
  name: string;
  path: string;
  kind: 'home' | 'country' | 'plain' | 'tool';
}

/** One page per type; of the country pages the heaviest, which meets the budget for all. */
function pageTypes(dir: string): PageType[] {
  return [
    { name: 'Inicio', path: '/', kind: 'home' },
    { name: 'Pregunta, la mayor', path: `/pais/${heaviest(join(dir, 'pais'), '')}`, kind: 'country' },
    { name: 'Guía, la mayor', path: `/${heaviest(dir, 'visa-para-')}`, kind: 'country' },
    { name: 'Wiki', path: '/wiki', kind: 'plain' },
    { name: 'Cambios', path: '/cambios', kind: 'plain' },
    { name: '¿Es cierto?', path: '/es-cierto', kind: 'plain' },
    { name: 'Contacto', path: '/contacto', kind: 'plain' },
    { name: 'Visa americana', path: '/visa-americana', kind: 'plain' },
    { name: 'Mi viaje', path: '/mi-viaje', kind: 'tool' },
    { name: 'Comparar', path: '/comparar?paises=canada,japan', kind: 'tool' },
    { name: 'Mapa', path: '/mapa', kind: 'tool' },
    { name: 'Mi lista de papeles', path: '/mi-lista?pais=canada', kind: 'tool' },
  ];
}

function heaviest(folder: string, prefix: string): string {
  const pages = readdirSync(folder).filter((file) => file.startsWith(prefix) && file.endsWith('.html.br'));
  const bytes = (file: string) => statSync(join(folder, file)).size;
  const [first = ''] = pages.sort((a, b) => bytes(b) - bytes(a));
  return first.replace('.html.br', '');
}

/** Kilobytes, brotli. */
const BUDGETS: Record<PageType['kind'], { html?: number; before?: number; after: number }> = {
  home: { html: 42, before: 20, after: 45 },
  country: { html: 16, before: 20, after: 45 },
  plain: { before: 20, after: 45 },
  tool: { after: 125 },
};
const MAX_PAINT_RATIO = 1.1;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** `paginas`: what Lighthouse (a mid-range phone on slow 4G, simulated) says of one page of each kind, and what it downloads. */
export async function pages(runCount: number): Promise<void> {
  const { dir, origin, stop } = await serveSite();
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await prepareChromium()),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const weights: Row[] = [];
  const scores: Row[] = [];
  for (const { name, path, kind } of pageTypes(dir)) {
    const full: Run[] = [];
    const bare: Run[] = [];
    for (let run = 1; run <= runCount; run += 1) {
      printProgress(`${path}, vuelta ${run} de ${runCount}`);
      full.push(await retried(() => look(origin + path, port)));
      // In turns, so that a busy moment of the machine meets both alike.
      bare.push(await retried(() => look(origin + path, port, ['*.js'])));
    }
    const { bytes } = full[0] as Run;
    const budget = BUDGETS[kind];
    const after = reachableScripts(dir, path);
    weights.push([
      name,
      ...['Document', 'Stylesheet', 'Font', 'Image'].map((type) => kilobytes(bytes(type))),
      kilobytes(bytes('Script')),
      kilobytes(after),
      verdictOf([
        [bytes('Document'), budget.html],
        [bytes('Script'), budget.before],
        [after, budget.after],
      ]),
    ]);
    const middle = (runs: readonly Run[], figure: keyof Omit<Run, 'bytes' | 'scores'>) =>
      round(median(runs.map((run) => run[figure])), 3);
    const ratio = middle(full, 'paint') / middle(bare, 'paint');
    scores.push([
      name,
      CATEGORIES.map((_, at) => median(full.map((run) => run.scores[at] ?? Number.NaN))).join('/'),
      round(middle(full, 'paint'), 0),
      round(ratio, 2),
      verdict(ratio, MAX_PAINT_RATIO),
      round(middle(full, 'blocking'), 0),
      middle(full, 'shift'),
    ]);
  }
  await browser.close();
  await stop();
  printTable(
    'PÁGINAS: kB (1,000 bytes) comprimidos',
    ['Página', 'HTML', 'CSS', 'Fuentes', 'Imágenes', 'JS al abrir', 'JS con todo usado', '¿Cabe?'],
    weights,
    'Con todo usado: todos los archivos a los que llega la página, también los que pocas visitas piden.',
  );
  printTable(
    `PÁGINAS: Lighthouse, mediana de ${runCount}`,
    ['Página', CATEGORIES.join('/'), 'LCP, ms', 'Entre el de sin scripts', '¿Cabe?', 'TBT, ms', 'CLS'],
    scores,
  );
}

/** Budgets are written in kB; the stricter reading, 1,000 bytes, is the one measured. */
function kilobytes(bytes: number): number {
  return round(bytes / 1000, 1);
}

/** What `work` gives, tried up to three times: a browser on a busy machine stumbles now and then (`NO_NAVSTART`). */
async function retried<Result>(work: () => Promise<Result>, left = 2): Promise<Result> {
  return work().catch((error: Error) => {
    if (left === 0) throw error;
    printProgress(`otra vez: ${error.message}`);
    return retried(work, left - 1);
  });
}

type Run = Awaited<ReturnType<typeof look>>;

async function look(url: string, port: number, blockedUrlPatterns: string[] = []) {
  const result = await lighthouse(url, { port, logLevel: 'error', blockedUrlPatterns });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse no pudo con ${url}.`);
  const { audits, categories } = result.lhr;
  const requests = audits['network-requests']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: (type: string) =>
      requests.items.reduce((sum, item) => (item.resourceType === type ? sum + item.transferSize : sum), 0),
  };
}

/** Compressed bytes of every script that a page names, and that those name, loaded at once or on demand. */
function reachableScripts(dir: string, path: string): number {
  const page = path === '/' ? 'index' : path.replace(/[?#].*/, '');
  const seen = new Set<string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const file = join(dir, '_astro', name);
      if (seen.has(file) || !existsSync(file)) continue;
      seen.add(file);
      follow(readFileSync(file, 'utf8'));
    }
  };
  follow(readFileSync(join(dir, `${page}.html`), 'utf8'));
  return [...seen].reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}

/** The first budget that is exceeded, or `sí`. */
function verdictOf(pairs: readonly (readonly [bytes: number, limit: number | undefined])[]): string {
  const verdicts = pairs.map(([bytes, limit]) => (limit === undefined ? 'sí' : verdict(bytes, limit * 1000)));
  return verdicts.find((one) => one !== 'sí') ?? 'sí';
}
