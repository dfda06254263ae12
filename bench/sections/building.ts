import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/hosting/list-files.ts';
import { round, verdict } from '../figures.ts';
import { generateContent } from '../generated/content.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { buildSite, realSite } from '../site/build-site.ts';
import { acceptSharedCodes, copyProject, PROJECT } from '../site/project-copy.ts';

const GENERATED = [500, 2000, 10_000];
/** For the real catalogue, and for any. */
const BUDGET = { seconds: 60, megabytes: 1500 };

/** `construccion`: time and memory of a build, and how both grow with the catalogue. */
export async function building(): Promise<void> {
  const content = join(PROJECT, 'content');
  const real = await realSite();
  const builds = [{ ...real, countries: readdirSync(join(content, 'countries')).length }];
  for (const countries of GENERATED) {
    printProgress(`construyendo ${countries} países`);
    const project = copyProject();
    acceptSharedCodes(project);
    builds.push({ ...(await buildSite(project, generateContent(content, countries))), countries });
  }

  printTable(
    `CONSTRUCCIÓN: con ${availableParallelism()} núcleos`,
    ['Países', 'Páginas', 'Segundos', 'De CPU', 'ms CPU por país', 'Memoria (MB)', '¿Cabe?'],
    builds.map(({ countries, dir, seconds, cpuSeconds, peakMegabytes }, index) => [
      countries,
      listFiles(dir).filter((name) => name.endsWith('.html')).length,
      round(seconds, 1),
      round(cpuSeconds, 1),
      round((cpuSeconds * 1000) / countries, 1),
      round(peakMegabytes, 0),
      `${verdict(peakMegabytes, BUDGET.megabytes)}${index === 0 ? `, ${verdict(seconds, BUDGET.seconds)}` : ''}`,
    ]),
  );
  printNote(`Topes: ${BUDGET.megabytes} MB; ${BUDGET.seconds} s para el catálogo real.`);
  printNote(
    'Desde 500: las fichas reales repetidas con nombres inventados, completas y breves, cada una con su imagen para redes.',
  );
  printNote(
    'Nada viene de una construcción anterior. Memoria: la mayor del proceso de Node (RSS), con sus hilos; esbuild, que corre aparte, suma unos 16 MB.',
  );
}
