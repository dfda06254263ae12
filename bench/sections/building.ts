import { round, verdict } from '../figures.ts';
import { printNote, printTable } from '../print-table.ts';
import { realSite } from '../site/build-site.ts';

const BUDGET = { seconds: 60, megabytes: 1500 };

/** `construccion`: time and memory of a build. */
export async function building(): Promise<void> {
  const { seconds, cpuSeconds, peakMegabytes } = await realSite();
  printTable(
    'CONSTRUCCIÓN: el catálogo entero, sin nada de una anterior',
    ['Segundos', '¿Cabe?', 'De CPU', 'Memoria, MB', '¿Cabe?'],
    [
      [
        round(seconds, 1),
        verdict(seconds, BUDGET.seconds),
        round(cpuSeconds, 1),
        round(peakMegabytes, 0),
        verdict(peakMegabytes, BUDGET.megabytes),
      ],
    ],
  );
  printNote('Memoria: la mayor del proceso de Node (RSS), con sus hilos; esbuild, que corre aparte, suma unos 16 MB.');
}
