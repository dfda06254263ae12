import { median, round, verdict } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { usageOf } from './process-usage.ts';
import { sendVisitors } from './send-visitors.ts';
import { startOwn } from './servers.ts';

const CONNECTIONS = 50;
/** What the collector leaves lying about differs from one minute to the next by more than this. */
const MAX_GROWTH_MB = 10;

/** `--minutos=30` → `30`; 0 when it is not there. */
export function minutesAsked(options: readonly string[]): number {
  const minutes = options.map((option) => /^--minutos=(\d+)$/.exec(option)?.[1]).find(Boolean);
  return Number(minutes ?? 0);
}

/** Our server under load for minutes on end: its memory after each, and whether it goes on growing. */
export async function soak(dir: string, paths: string[], minutes: number): Promise<void> {
  const server = await startOwn(dir);
  const resident: number[] = [];
  let requests = 0;
  let failed = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const met = await sendVisitors({ origin: server.origin, paths, connections: CONNECTIONS, seconds: 60 });
    requests += met.requests;
    failed += met.failed;
    resident.push(usageOf(server.pid).residentMegabytes);
    printProgress(`minuto ${minute} de ${minutes}: ${round(resident.at(-1) ?? 0, 1)} MB`);
  }
  await server.stop();

  printTable(
    `SERVIDOR: memoria residente tras cada minuto de carga (${requests.toLocaleString('es-MX')} respuestas, ${failed} fallidas)`,
    ['Minuto', 'MB'],
    resident.map((megabytes, at) => [at + 1, round(megabytes, 1)]),
  );
  if (minutes < 3) return;
  // Node lets its memory grow to a plateau at first, whatever is asked of it; only what comes after would be a leak.
  const third = Math.floor(minutes / 3);
  const growth = median(resident.slice(-third)) - median(resident.slice(-2 * third, -third));
  printNote(
    `Del segundo tercio al último: ${round(growth, 1)} MB. Tope ${MAX_GROWTH_MB}. ¿Cabe? ${verdict(growth, MAX_GROWTH_MB)}.`,
  );
}
