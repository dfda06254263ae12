import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findNginx, hasBrotli, startNginx } from '../../scripts/nginx/testing/running-nginx.ts';
import { median, round, verdict } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { realSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;
const WARM_UP_S = 3;
const ROUND_S = 5;
/** Requests of nginx for each of ours. */
const MAX_RATIO = 2;
const MAX_P99_RATIO = 3;
/** What the collector leaves lying about differs from one minute to the next by more than this. */
const MAX_GROWTH_MB = 10;
// As a phone's browser sends it.
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' };

interface Server {
  name: string;
  origin: string;
  pid: number;
  stop: () => Promise<unknown>;
}

type Round = Awaited<ReturnType<typeof visit>>;

/**
 * `servidor`: country pages for visitors with kept connections that accept Brotli, ours and nginx in turns. With
 * `--minutos=30`, ours alone for so long, to see whether its memory grows.
 */
export async function serverLoad(minutes: number): Promise<void> {
  const { dir } = await realSite();
  const files = readdirSync(join(dir, 'pais')).filter((file) => file.endsWith('.html'));
  const paths = files.map((file) => `/pais/${file.replace(/\.html$/, '')}`);
  const own = { name: 'el nuestro', ...(await serveSite(dir)) };
  if (minutes > 0) return soak(own, paths, minutes);

  const rival = await startRival(dir);
  const measured = [own, ...(rival ? [rival] : [])].map((server) => ({ server, rounds: [] as Round[] }));
  for (const { server } of measured) await visit(server, paths, WARM_UP_S);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // In turns, so that a busy moment of the machine meets both alike.
    for (const { server, rounds } of measured) {
      printProgress(`${CONNECTIONS} visitantes en ${server.name}, vuelta ${round} de ${ROUNDS}`);
      rounds.push(await visit(server, paths, ROUND_S));
    }
  }
  const middle = (rounds: readonly Round[], figure: keyof Round) => median(rounds.map((round) => round[figure]));
  printTable(
    `SERVIDOR: ${paths.length} páginas de país por turno, ${CONNECTIONS} conexiones, mediana de ${ROUNDS} vueltas de ${ROUND_S} s`,
    ['Servidor', 'Por segundo', 'p50, ms', 'p99, ms', 'Procesador por respuesta, µs', 'Fallidas', 'Memoria, MB'],
    measured.map(({ server, rounds }) => [
      server.name,
      round(middle(rounds, 'perSecond'), 0),
      middle(rounds, 'p50'),
      middle(rounds, 'p99'),
      round(middle(rounds, 'microseconds'), 1),
      rounds.reduce((sum, { failed }) => sum + failed, 0),
      round(megabytesOf(server.pid), 0),
    ]),
  );
  const [ours, theirs] = measured.map(({ rounds }) => rounds);
  if (ours && theirs) {
    const ratio = middle(theirs, 'perSecond') / middle(ours, 'perSecond');
    const p99Ratio = middle(ours, 'p99') / middle(theirs, 'p99');
    printNote(
      `Solicitudes de nginx por cada una nuestra: ${round(ratio, 2)}. ¿Hasta ${MAX_RATIO}? ${verdict(ratio, MAX_RATIO)}.`,
    );
    printNote(
      `p99 entre el de nginx: ${round(p99Ratio, 2)}. ¿Hasta ${MAX_P99_RATIO}? ${verdict(p99Ratio, MAX_P99_RATIO)}.`,
    );
    if (!hasBrotli)
      printNote('nginx no tiene Brotli aquí (libnginx-mod-http-brotli-static): él envía gzip, más bytes.');
  } else printNote('nginx no está instalado: no hay con qué comparar (en Debian: apt install nginx-light).');
  await Promise.all(measured.map(({ server }) => server.stop()));
}

/** Our server under load for minutes on end: its memory after each, and whether it goes on growing. */
async function soak(server: Server, paths: string[], minutes: number): Promise<void> {
  const resident: number[] = [];
  let failed = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    failed += (await visit(server, paths, 60)).failed;
    resident.push(megabytesOf(server.pid));
    printProgress(`minuto ${minute} de ${minutes}: ${round(resident.at(-1) ?? 0, 1)} MB`);
  }
  await server.stop();
  printTable(
    `SERVIDOR: memoria residente tras cada minuto de carga (${failed} respuestas fallidas)`,
    ['Minuto', 'MB'],
    resident.map((megabytes, at) => [at + 1, round(megabytes, 1)]),
  );
  // Node lets its memory grow to a plateau at first, whatever is asked of it; only what comes after would be a leak.
  const third = Math.floor(minutes / 3);
  if (third === 0) return;
  const growth = median(resident.slice(-third)) - median(resident.slice(-2 * third, -third));
  printNote(
    `Del segundo tercio al último: ${round(growth, 1)} MB. ¿Hasta ${MAX_GROWTH_MB}? ${verdict(growth, MAX_GROWTH_MB)}.`,
  );
}

async function visit({ origin, pid }: Server, paths: string[], seconds: number) {
  const before = cpuSecondsOf(pid);
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    // In a thread of its own, which the progress of this one does not hold up.
    workers: 1,
    headers: HEADERS,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
    /** Processor time of one answer. */
    microseconds: ((cpuSecondsOf(pid) - before) / requests.total) * 1e6,
  };
}

/**
 * nginx with the configuration we publish, made faster in the two ways its own guides name: it remembers open files,
 * and hangs up on nobody. undefined where it is not installed.
 */
async function startRival(siteDir: string): Promise<Server | undefined> {
  const program = findNginx();
  if (!program) return undefined;
  const extra = 'open_file_cache max=4000 inactive=10m; open_file_cache_valid 10m; keepalive_requests 100000000;';
  return { name: 'nginx', ...(await startNginx({ program, siteDir, folder: temporaryFolder('nginx'), extra })) };
}

/** Of the process and those it has started, which do the work of nginx. */
function familyOf(pid: number): number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  return [pid, ...(existsSync(children) ? readFileSync(children, 'utf8').split(' ').filter(Boolean).map(Number) : [])];
}

function megabytesOf(pid: number): number {
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', familyOf(pid).join()], { encoding: 'utf8' }).trim();
  return resident.split(/\s+/).reduce((sum, kilobytes) => sum + Number(kilobytes), 0) / 1024;
}

/** Not a number where the system has no `/proc`. Fields 14 and 15 of `stat`, counted after the name, in ticks of 10 ms. */
function cpuSecondsOf(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  return familyOf(pid).reduce((sum, one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
}
