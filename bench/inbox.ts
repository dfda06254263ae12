import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChildServer, startChildServer } from '../server/inbox/testing/child-server.ts';
import { fuzz } from '../server/inbox/testing/fuzz.ts';
import { writeInboxSite } from '../server/inbox/testing/inbox-site.ts';
import { compareWithFile, storm } from '../server/inbox/testing/storm.ts';
import { ENQUIRY_KINDS, INBOX_PATHS } from '../src/enquiries/kinds.ts';
import { round } from './figures.ts';
import { printNote, printProgress, printTable } from './print-table.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CONNECTIONS = 50;
const STORM_S = 10;
const WANTED_PER_SECOND = 500;
const BODIES = 10_000;
/** Node lets its memory grow to a plateau, whatever is sent; only what comes after would be a leak. */
const WARM_UP_BODIES = 30_000;
const SEED = 20_261_121;
const KILLS = 20;

/** `buzon`: how fast the inbox takes submissions, what it makes of rubbish, and what is left after `kill -9`. */
export async function inbox(): Promise<void> {
  const folder = temporaryFolder('buzon');
  const siteDir = writeInboxSite(folder);
  await throughput(siteDir, join(folder, 'rapidez.sqlite'));
  await rubbish(siteDir, join(folder, 'basura.sqlite'));
  await kills(siteDir, join(folder, 'cortes.sqlite'));
}

async function throughput(siteDir: string, file: string): Promise<void> {
  printProgress(`${CONNECTIONS} conexiones envían durante ${STORM_S} s`);
  const server = await start(siteDir, file);
  const signal = AbortSignal.timeout(STORM_S * 1000);
  const started = performance.now();
  const { acknowledged, others } = await storm({ port: server.port, connections: CONNECTIONS, signal, prefix: 'a' });
  const perSecond = acknowledged.length / ((performance.now() - started) / 1000);
  await server.kill();
  const { missing, twice } = compareWithFile(file, acknowledged);
  printTable(
    `BUZÓN: envíos por segundo desde ${CONNECTIONS} conexiones`,
    ['Aceptados', 'Por segundo', 'Se piden', '¿Cumple?', 'Otras respuestas', 'Faltan', 'Dobles'],
    [
      [
        acknowledged.length,
        round(perSecond, 0),
        WANTED_PER_SECOND,
        perSecond >= WANTED_PER_SECOND ? 'sí' : 'NO',
        others,
        missing,
        twice,
      ],
    ],
  );
  printNote('Cada envío está en disco (fsync) antes de responderse; se contó el archivo después de un kill -9.');
}

async function rubbish(siteDir: string, file: string): Promise<void> {
  const server = await start(siteDir, file);
  const port = server.port;
  printProgress('calentando');
  for (const kind of ENQUIRY_KINDS) await fuzz({ port, seed: SEED - 1000, kind, count: WARM_UP_BODIES / 4 });
  const rows: (string | number)[][] = [];
  for (const kind of ENQUIRY_KINDS) {
    printProgress(`${BODIES.toLocaleString('es-MX')} cuerpos generados a ${INBOX_PATHS[kind]}`);
    const before = megabytes(server);
    const { statuses, bad } = await fuzz({ port, seed: SEED, kind, count: BODIES });
    const count = (first: number, last: number) =>
      [...statuses].reduce((sum, [status, times]) => (status >= first && status <= last ? sum + times : sum), 0);
    rows.push([
      INBOX_PATHS[kind],
      BODIES,
      count(200, 399),
      count(400, 499),
      count(503, 503),
      bad.length,
      before,
      megabytes(server),
    ]);
    for (const line of bad.slice(0, 5)) printProgress(line);
  }
  const isAlive = server.child.exitCode === null && (await fetch(`http://127.0.0.1:${port}/`)).ok;
  await server.kill();
  printTable(
    'BUZÓN: cuerpos generados (tipos, tamaños, codificaciones, anidados, UTF-8 roto, claves de prototipo)',
    ['Dirección', 'Cuerpos', '2xx y 303', '4xx', '503', 'Otros', 'Memoria antes, MB', 'Después, MB'],
    rows,
  );
  printNote(`Semilla ${SEED}. El servidor ${isAlive ? 'sigue vivo' : 'SE CAYÓ'}; memoria residente de su proceso.`);
}

async function kills(siteDir: string, file: string): Promise<void> {
  printProgress(`${KILLS} veces kill -9 en plena tormenta`);
  const acknowledged: string[] = [];
  for (let time = 0; time < KILLS; time += 1) {
    const server = await start(siteDir, file);
    const { signal } = new AbortController();
    const running = storm({ port: server.port, connections: CONNECTIONS, signal, prefix: `ola${time}` });
    await pause(200 + 37 * time);
    await server.kill();
    acknowledged.push(...(await running).acknowledged);
  }
  const { missing, twice, rows } = compareWithFile(file, acknowledged);
  printTable(
    `BUZÓN: ${KILLS} veces kill -9 en plena tormenta`,
    ['Confirmados', 'En el archivo', 'Faltan', 'Dobles', '¿Cumple?'],
    [[acknowledged.length, rows, missing, twice, missing === 0 && twice === 0 ? 'sí' : 'NO']],
  );
  printNote('En el archivo puede haber más: lo guardado cuya respuesta ya no alcanzó a salir.');
}

/** The server ends with the bench, even when that is interrupted. */
async function start(siteDir: string, file: string): Promise<ChildServer> {
  const server = await startChildServer(siteDir, { INBOX_FILE: file });
  const end = () => server.child.kill('SIGKILL');
  process.once('exit', end);
  server.child.once('exit', () => process.off('exit', end));
  return server;
}

function megabytes({ child }: ChildServer): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));
  return round(kilobytes / 1024, 0);
}
