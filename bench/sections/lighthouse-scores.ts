import { round, verdict } from '../figures.ts';
import { measurePage, type Scores } from '../lighthouse/measure-page.ts';
import { middleOf } from '../lighthouse/middle-run.ts';
import { openDebuggableBrowser } from '../lighthouse/open-browser.ts';
import { siteWithoutScripts } from '../lighthouse/without-scripts.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { type PageType, pageTypes } from '../site/page-types.ts';
import { realSite } from '../site/real-site.ts';
import { serveSite } from '../site/serve-site.ts';

const RUNS = 3;
const MAX_PAINT_RATIO = 1.25;
const MEASURED = ['Inicio', 'Pregunta, la mayor', 'Guía, la mayor'];

interface Pair {
  type: PageType;
  full: Scores;
  bare: Scores;
}

/** `lighthouse`: mobile scores, and the largest paint beside that of the same page without scripts. */
export async function lighthouseScores(): Promise<void> {
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
    for (let run = 1; run <= RUNS; run += 1) {
      printProgress(`Lighthouse en ${type.path}, vuelta ${run} de ${RUNS}`);
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
  print(pairs);
}

function print(pairs: readonly Pair[]): void {
  printTable(
    `LIGHTHOUSE: móvil simulado, mediana de ${RUNS}`,
    ['Página', 'Rendimiento', 'Accesibilidad', 'Buenas prácticas', 'SEO', 'LCP (ms)', 'CLS', 'TBT (ms)'],
    pairs.map(({ type, full: { scores, largestPaintMs, layoutShift, blockingMs } }) => [
      type.name,
      scores.performance,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
      round(largestPaintMs, 0),
      round(layoutShift, 4),
      round(blockingMs, 0),
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
      ['Página', 'Categoría', 'Revisión', 'Qué dice'],
      lost.map(({ type, category, audit, title }) => [type.name, category, audit, title]),
    );
  }
  for (const warning of new Set(pairs.flatMap(({ full }) => full.warnings))) printNote(`Aviso: ${warning}`);
}
