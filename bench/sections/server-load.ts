import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasBrotli } from '../../scripts/nginx/running-nginx.ts';
import { median, round, verdict } from '../figures.ts';
import { arePinned } from '../load/cores.ts';
import { usageOf } from '../load/process-usage.ts';
import { sendVisitors } from '../load/send-visitors.ts';
import { type MeasuredServer, startOwn, startRival } from '../load/servers.ts';
import { minutesAsked, soak } from '../load/soak.ts';
import type { Met } from '../load/visitors.ts';
import { type Cell, printNote, printProgress, printTable } from '../print-table.ts';
import { realSite } from '../site/real-site.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;
const WARM_UP_S = 3;
const ROUND_S = 5;
/** Of nginx's requests a second. A target is printed as what may not be exceeded, so it is turned round below. */
const MIN_SHARE = 0.5;
const MAX_P99_RATIO = 3;

interface Round extends Met {
  cpuMicroseconds: number | undefined;
}

interface Measured {
  server: MeasuredServer;
  rounds: Round[];
  megabytesBefore: number;
  megabytesAfter: number;
}

/**
 * `servidor`: country pages for visitors with kept connections that accept Brotli, ours and nginx in turns. With
 * `--minutos=30`, ours alone for so long, to see whether its memory grows.
 */
export async function serverLoad(options: readonly string[]): Promise<void> {
  const { dir } = await realSite();
  const paths = countryPaths(dir);
  const minutes = minutesAsked(options);
  if (minutes > 0) return soak(dir, paths, minutes);

  const rival = await startRival(dir);
  const servers = [await startOwn(dir), ...(rival ? [rival] : [])];
  const measured: Measured[] = servers.map((server) => ({
    server,
    rounds: [],
    megabytesBefore: usageOf(server.pid).residentMegabytes,
    megabytesAfter: 0,
  }));
  for (const { origin } of servers) await sendVisitors({ origin, paths, connections: CONNECTIONS, seconds: WARM_UP_S });
  for (let round = 1; round <= ROUNDS; round += 1) {
    // In turns, so that a busy moment of the machine meets both alike.
    for (const { server, rounds } of measured) {
      printProgress(`${CONNECTIONS} visitantes en ${server.name}, vuelta ${round} de ${ROUNDS}`);
      rounds.push(await measure(server, paths));
    }
  }
  for (const one of measured) one.megabytesAfter = usageOf(one.server.pid).residentMegabytes;
  await Promise.all(servers.map(({ stop }) => stop()));
  print(measured, paths.length);
}

async function measure({ origin, pid }: MeasuredServer, paths: string[]): Promise<Round> {
  const before = usageOf(pid).cpuSeconds;
  const met = await sendVisitors({ origin, paths, connections: CONNECTIONS, seconds: ROUND_S });
  const after = usageOf(pid).cpuSeconds;
  const isKnown = before !== undefined && after !== undefined;
  return { ...met, cpuMicroseconds: isKnown ? ((after - before) / met.requests) * 1e6 : undefined };
}

function countryPaths(dir: string): string[] {
  const files = readdirSync(join(dir, 'pais')).filter((file) => file.endsWith('.html'));
  return files.map((file) => `/pais/${file.replace(/\.html$/, '')}`);
}

function print(measured: readonly Measured[], pages: number): void {
  printTable(
    `SERVIDOR: ${pages} páginas de país por turno, ${CONNECTIONS} conexiones, mediana de ${ROUNDS} vueltas de ${ROUND_S} s`,
    [
      'Servidor',
      'Por segundo',
      'p50, ms',
      'p99, ms',
      'Procesador por respuesta, µs',
      'Bytes por respuesta',
      'Fallidas',
      'Memoria antes, MB',
      'Después, MB',
    ],
    measured.map(({ server, rounds, megabytesBefore, megabytesAfter }): Cell[] => [
      server.name,
      round(middle(rounds, 'perSecond'), 0),
      round(middle(rounds, 'medianMs'), 2),
      round(middle(rounds, 'p99Ms'), 2),
      rounds[0]?.cpuMicroseconds === undefined ? undefined : round(middle(rounds, 'cpuMicroseconds'), 1),
      round(middle(rounds, 'meanBytes'), 0),
      rounds.reduce((sum, { failed }) => sum + failed, 0),
      round(megabytesBefore, 0),
      round(megabytesAfter, 0),
    ]),
  );
  const [own, rival] = measured;
  if (own && rival) {
    const share = middle(rival.rounds, 'perSecond') / middle(own.rounds, 'perSecond');
    const p99Ratio = middle(own.rounds, 'p99Ms') / middle(rival.rounds, 'p99Ms');
    printTable(
      'SERVIDOR: frente a nginx, los mismos archivos y el mismo núcleo',
      ['Qué', 'Medido', 'Tope', '¿Cabe?'],
      [
        ['Solicitudes de nginx por cada una nuestra', round(share, 2), 1 / MIN_SHARE, verdict(share, 1 / MIN_SHARE)],
        ['p99 entre el de nginx', round(p99Ratio, 2), MAX_P99_RATIO, verdict(p99Ratio, MAX_P99_RATIO)],
      ],
    );
    if (!hasBrotli)
      printNote('nginx no tiene Brotli aquí (libnginx-mod-http-brotli-static): él envía gzip, más bytes.');
  } else {
    printNote('nginx no está instalado: no hay con qué comparar (en Debian: apt install nginx-light).');
  }
  printNote(
    'Los visitantes (autocannon) son un solo proceso: si es él quien no da más, el procesador por respuesta decide.',
  );
  if (!arePinned)
    printNote('Aquí no se puede fijar un núcleo para cada parte (taskset): servidor y visitantes lo comparten.');
}

function middle(rounds: readonly Round[], figure: Exclude<keyof Round, 'requests' | 'failed'>): number {
  return median(rounds.map((round) => round[figure] ?? Number.NaN));
}
