import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween } from '../../scripts/source-monitor/changes.ts';
import { linesOfPage } from '../../scripts/source-monitor/page-lines.ts';
import { serveLoopback } from '../../scripts/source-monitor/testing/loopback.ts';
import { PAIRS, type PagePair } from '../../scripts/source-monitor/testing/page-pairs.ts';
import { round, verdict } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import type { Usage } from '../site/report-usage.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ADDRESSES = 900;
const HOSTS = 90;
const MOST_MINUTES = 10;
const MOST_MEGABYTES = 300;

/** `vigia`: how many changes it finds, how often it cries wolf, and a round of 900 addresses. */
export async function watching(): Promise<void> {
  printTable(
    'VIGÍA: lo que dice de pares de páginas hechos a mano',
    ['Qué cambió', 'Cuántos', 'Arriba', 'Abajo, con lo demás', 'No lo dijo'],
    await Promise.all(
      (['rule', 'else'] as const).map(async (edit) => {
        const places = await Promise.all(PAIRS.map((pair) => placeOf(pair, edit)));
        const count = (place: string) => places.filter((one) => one === place).length;
        const name = edit === 'rule' ? 'la regla' : 'otra cosa de la página';
        return [name, places.length, count('first'), count('rest'), count('none')];
      }),
    ),
  );

  const served = await Promise.all(Array.from({ length: HOSTS }, () => servePages()));
  const folder = contentOf(served.map(({ origin }) => origin));
  const rounds = [];
  for (const name of ['primera', 'segunda']) {
    printProgress(`ronda ${name} por ${ADDRESSES} direcciones de ${HOSTS} sitios`);
    rounds.push({ name, ...(await watch(folder)) });
  }
  for (const { stop } of served) stop();
  printTable(
    `VIGÍA: una ronda por ${ADDRESSES} direcciones, con un segundo entre dos preguntas a un sitio`,
    ['Ronda', 'Minutos', 'Límite', '¿Cumple?', 'Memoria, MB', 'Límite', '¿Cumple?', 'Procesador, s'],
    rounds.map(({ name, minutes, peakMegabytes, cpuSeconds }) => [
      name,
      round(minutes, 1),
      MOST_MINUTES,
      verdict(minutes, MOST_MINUTES),
      round(peakMegabytes, 0),
      MOST_MEGABYTES,
      verdict(peakMegabytes, MOST_MEGABYTES),
      round(cpuSeconds, 0),
    ]),
  );
  printNote(
    'Páginas de 60 a 600 kB, algunas que no contestan o no terminan nunca; ninguna manda ETag: la segunda ronda las lee y compara todas.',
  );
}

async function placeOf({ page, fact, ...edits }: PagePair, edit: 'rule' | 'else') {
  const [before, after] = await Promise.all([linesOf(page), linesOf(page.replace(...edits[edit]))]);
  const changes = changesBetween(before, after, [fact]);
  return changes.length === 0 ? 'none' : changes.some(({ isFirst }) => isFirst) ? 'first' : 'rest';
}

async function linesOf(html: string): Promise<string[]> {
  const page = await linesOfPage(Buffer.from(html), 'text/html');
  if (!('lines' in page)) throw new Error(page.reason);
  return page.lines;
}

function servePages() {
  return serveLoopback(({ url = '' }, response) => {
    const number = Number(/\d+$/.exec(url)?.[0] ?? 0);
    if (url === '/robots.txt') response.writeHead(404).end();
    // One in a hundred never answers, one never ends.
    else if (number === 50) return;
    else if (number === 51) {
      const write = () => response.destroyed || response.write('x'.repeat(60_000), () => setImmediate(write));
      response.writeHead(200, { 'content-type': 'text/html' });
      write();
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(number));
  });
}

function pageOf(number: number): string {
  const filler =
    '<div class="row"><p>Texto de relleno sobre otras cosas del país, que no dice nada de esto.</p></div>\n';
  return `<html><head><title>Página ${number}</title></head><body><main><p>Mexican citizens may stay up to ${30 + number} days without a visa.</p>${filler.repeat(600 * (1 + (number % 10)))}</main></body></html>`;
}

/** A record with all addresses as sources. */
function contentOf(origins: readonly string[]): string {
  const folder = temporaryFolder('vigia');
  mkdirSync(join(folder, 'countries'));
  cpSync(join(import.meta.dirname, '../../content/country-names.yaml'), join(folder, 'country-names.yaml'));
  const sources = Array.from({ length: ADDRESSES }, (_, index) => {
    const url = `${origins[index % HOSTS]}/${index}`;
    return `  - { name: Uno, url: "${url}", seen: live, supports: [visaStatus, maxStay], checkedOn: "2026-11-01", confidence: high }`;
  });
  writeFileSync(
    join(folder, 'countries/japan.yaml'),
    `visaStatus: visa-free\nmaxStay: { days: 90 }\nsources:\n${sources.join('\n')}\n`,
  );
  return folder;
}

async function watch(folder: string) {
  const usageFile = join(folder, 'usage.json');
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    [
      // As `npm run watch` starts it.
      '--max-old-space-size=256',
      '--max-semi-space-size=2',
      '--import',
      join(import.meta.dirname, '../site/report-usage.ts'),
      join(import.meta.dirname, '../../scripts/source-monitor/main.ts'),
    ],
    {
      stdio: 'ignore',
      env: {
        CONTENT_DIR: folder,
        WATCH_FILE: join(folder, 'vigia.sqlite'),
        WATCH_ALLOW_LOOPBACK: '1',
        BENCH_USAGE_FILE: usageFile,
      },
    },
  );
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`Vigía terminó con ${child.exitCode}.`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as Usage;
  return { minutes: (performance.now() - begin) / 60_000, ...usage };
}
