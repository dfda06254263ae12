import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { serveSite } from './site.ts';
import { printTable, type Row, round } from './tables.ts';

const CONNECTIONS = 50;
// As a phone's browser sends it.
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' };

/** `servidor`: country pages for 50 visitors with kept connections that accept Brotli; memory after each minute. */
export async function serverLoad(minutes: number): Promise<void> {
  const { dir, origin, pid, stop } = await serveSite();
  const files = readdirSync(join(dir, 'pais')).filter((file) => file.endsWith('.html'));
  const requests = files.map((file) => ({ path: `/pais/${file.replace(/\.html$/, '')}` }));
  const visit = (duration: number) =>
    autocannon({ url: origin, connections: CONNECTIONS, duration, workers: 1, headers, requests });
  await visit(3);
  const rows: Row[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    rows.push([minute, ...cellsOf(await visit(60)), round(megabytesOf(pid), 0)]);
  }
  await stop();
  printTable(
    `SERVIDOR: ${requests.length} páginas de país por turno, ${CONNECTIONS} conexiones`,
    ['Minuto', 'Por segundo', 'p50, ms', 'p99, ms', 'Fallidas', 'Memoria, MB'],
    rows,
  );
}

/** `buzon`: how fast the inbox takes submissions. What it makes of rubbish and of `kill -9`, its tests prove. */
export async function inbox(): Promise<void> {
  const { origin, stop } = await serveSite();
  const taken = await autocannon({
    url: `${origin}/buzon/contacto`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: 10,
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@ejemplo.mx', subject: 'otro', message: 'Hola, ¿qué tal?' }),
  });
  await stop();
  printTable(
    `BUZÓN: envíos desde ${CONNECTIONS} conexiones; se piden 500 por segundo`,
    ['Por segundo', 'p50, ms', 'p99, ms', 'Fallidas'],
    [cellsOf(taken)],
    'Cada envío está en disco (fsync) antes de responderse.',
  );
}

function cellsOf({ requests, latency, non2xx, errors, timeouts }: autocannon.Result): Row {
  return [round(requests.average, 0), latency.p50, latency.p99, non2xx + errors + timeouts];
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
