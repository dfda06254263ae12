import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { round, verdict } from '../figures.ts';
import { generateContent } from '../generated/content.ts';
import { type Cell, printNote, printProgress, printTable } from '../print-table.ts';
import { type Build, buildSite } from '../site/build-site.ts';
import { acceptSharedCodes, copyProject, PROJECT } from '../site/project-copy.ts';
import { realSite } from '../site/real-site.ts';

const GENERATED = [500, 2000, 10_000];
/** For the real catalogue, and for any. */
const BUDGET = { seconds: 60, megabytes: 1500 };

interface Measured extends Build {
  countries: number;
}

/** `construccion`: time and memory of a build, and how both grow with the catalogue. */
export async function building(): Promise<void> {
  const content = join(PROJECT, 'content');
  const real = await realSite();
  const builds: Measured[] = [{ ...real, countries: readdirSync(join(content, 'countries')).length }];
  for (const countries of GENERATED) {
    printProgress(`construyendo ${countries} países`);
    const project = copyProject();
    acceptSharedCodes(project);
    builds.push({ ...(await buildSite(project, generateContent(content, countries))), countries });
  }

  printTable(
    `CONSTRUCCIÓN: con ${availableParallelism()} núcleos`,
    [
      'Países',
      'Páginas',
      'Segundos',
      'De CPU',
      'ms CPU por país',
      'por país más',
      'Tope (s)',
      '¿Cabe?',
      'Memoria (MB)',
      'kB por país más',
      'Tope (MB)',
      '¿Cabe?',
    ],
    builds.map((build, index) => row(build, builds[index - 1])),
  );
  printNote(
    '«Por país más»: lo que cuesta cada país añadido a la fila anterior. Si no sube, el crecimiento es lineal o menor.',
  );
  printNote(
    'Desde 500: las fichas reales repetidas con nombres inventados, completas y breves, cada una con su imagen para redes.',
  );
  printNote(
    'Nada viene de una construcción anterior. Memoria: la mayor del proceso de Node (RSS), con sus hilos; esbuild, que corre aparte, suma unos 16 MB.',
  );
}

function row(build: Measured, smaller: Measured | undefined): Cell[] {
  const perCountry = (figure: (of: Measured) => number, unit: number) =>
    smaller && round(((figure(build) - figure(smaller)) * unit) / (build.countries - smaller.countries), 1);
  return [
    build.countries,
    countPages(build.dir),
    round(build.seconds, 1),
    round(build.cpuSeconds, 1),
    round((build.cpuSeconds * 1000) / build.countries, 1),
    perCountry((of) => of.cpuSeconds, 1000),
    ...(smaller ? [undefined, undefined] : [BUDGET.seconds, verdict(build.seconds, BUDGET.seconds)]),
    round(build.peakMegabytes, 0),
    perCountry((of) => of.peakMegabytes, 1024),
    BUDGET.megabytes,
    verdict(build.peakMegabytes, BUDGET.megabytes),
  ];
}

function countPages(dir: string): number {
  return readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
}
