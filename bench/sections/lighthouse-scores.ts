import { round, verdict } from '../figures.ts';
import { type Category, measurePage, type Scores } from '../lighthouse/measure-page.ts';
import { middleOf } from '../lighthouse/middle-run.ts';
import { openDebuggableBrowser } from '../lighthouse/open-browser.ts';
import { siteWithoutScripts } from '../lighthouse/without-scripts.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { type PageType, pageTypes } from '../site/page-types.ts';
import { realSite } from '../site/real-site.ts';
import { serveSite } from '../site/serve-site.ts';

const DEFAULT_RUNS = 3;
const MAX_PAINT_RATIO = 1.15;
const MAX_BLOCKING_MS = 50;
const MIN_SCORES: Record<Category, number> = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const MEASURED = ['Inicio', 'Pregunta, la mayor', 'Guía, la mayor', 'Wiki', 'Contacto', 'Cambios'];

interface Pair {
  type: PageType;
  full: Scores;
  bare: Scores;
}

/**
 * `lighthouse`: mobile scores, and the largest paint beside that of the same page without scripts.
 * `npm run bench -- lighthouse --veces=5` takes the median of five runs.
 */
export async function lighthouseScores(options: readonly string[] = []): Promise<void> {
  const wanted = Number(options.find((option) => option.startsWith('--veces='))?.slice('--veces='.length));
  const runCount = Number.isInteger(wanted) && wanted > 0 ? wanted : DEFAULT_RUNS;
  const { dir } = await realSite();
  const types = pageTypes(dir).filter(({ name }) => MEASURED.includes(name));
  const full = await serveSite(dir);
  const bare = await serveSite(
    siteWithoutScripts(
      dir,
      types.map(({ path }) => path),
    ),
  );
  const { browser, port } = await openDebuggableBrowser();

  const pairs: Pair[] = [];
  for (const type of types) {
    const runs: { full: Scores; bare: Scores }[] = [];
    for (let run = 1; run <= runCount; run += 1) {
      printProgress(`Lighthouse en ${type.path}, vuelta ${run} de ${runCount}`);
      // In turns, so that a busy moment of the machine meets both alike.
      runs.push({
        full: await measurePage(full.origin + type.path, port),
        bare: await measurePage(bare.origin + type.path, port, ['performance']),
      });
    }
    pairs.push({ type, full: middleOf(runs.map((run) => run.full)), bare: middleOf(runs.map((run) => run.bare)) });
  }
  await browser.close();
  await Promise.all([full.stop(), bare.stop()]);
  print(pairs, runCount);
}

function print(pairs: readonly Pair[], runCount: number): void {
  printTable(
    `LIGHTHOUSE: móvil simulado, mediana de ${runCount}`,
    ['Página', 'Rendimiento', 'Accesibilidad', 'Buenas prácticas', 'SEO', 'LCP (ms)', 'CLS', 'TBT (ms)', '¿Cumple?'],
    pairs.map(({ type, full: { scores, largestPaintMs, layoutShift, blockingMs } }) => [
      type.name,
      scores.performance,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
      round(largestPaintMs, 0),
      round(layoutShift, 4),
      round(blockingMs, 0),
      unmet(scores, layoutShift, blockingMs),
    ]),
  );
  printTable(
    'LIGHTHOUSE: LCP frente a la misma página sin ningún script, en ms',
    ['Página', 'Con scripts', 'Sin scripts', 'Razón', 'Tope', '¿Cabe?'],
    pairs.map(({ type, full, bare }) => {
      const ratio = full.largestPaintMs / bare.largestPaintMs;
      return [
        type.name,
        round(full.largestPaintMs, 0),
        round(bare.largestPaintMs, 0),
        round(ratio, 2),
        MAX_PAINT_RATIO,
        verdict(ratio, MAX_PAINT_RATIO),
      ];
    }),
  );
  const lost = pairs.flatMap(({ type, full }) => full.lost.map((entry) => ({ type, ...entry })));
  if (lost.length > 0) {
    printTable(
      'LIGHTHOUSE: lo que resta puntos',
      ['Página', 'Categoría', 'Revisión', 'Dónde'],
      lost.map(({ type, category, audit, where }) => [type.name, category, audit, where]),
    );
  }
  const shifts = pairs.flatMap(({ type, full }) => full.shifts.map((shift) => ({ type, ...shift })));
  if (shifts.length > 0) {
    printTable(
      'LIGHTHOUSE: lo que se mueve al cargar',
      ['Página', 'Salto', 'Elemento', 'Porque llegó tarde'],
      shifts.map(({ type, score, element, cause }) => [type.name, round(score, 4), element, cause]),
    );
  }
  for (const warning of new Set(pairs.flatMap(({ full }) => full.warnings))) printNote(`Aviso: ${warning}`);
}

/** `sí`, or what the budget asks and the page does not give. */
function unmet(scores: Scores['scores'], layoutShift: number, blockingMs: number): string {
  const short = (Object.keys(MIN_SCORES) as Category[]).filter((category) => scores[category] < MIN_SCORES[category]);
  // The same decimals as in the table: less than that cannot be seen.
  const faults = [
    ...short,
    ...(round(layoutShift, 4) > 0 ? ['CLS no es 0'] : []),
    ...(blockingMs >= MAX_BLOCKING_MS ? [`TBT desde ${MAX_BLOCKING_MS} ms`] : []),
  ];
  return faults.length === 0 ? 'sí' : `NO (${faults.join(', ')})`;
}
