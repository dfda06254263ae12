import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { round } from '../figures.ts';
import { printTable } from '../print-table.ts';
import { realSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';

// As a phone's browser sends it.
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' };

/** `servidor`: country pages for 50 visitors with kept connections that accept Brotli; memory after each minute. */
export async function serverLoad(minutes: number): Promise<void> {
  const { dir } = await realSite();
  const files = readdirSync(join(dir, 'pais')).filter((file) => file.endsWith('.html'));
  const requests = files.map((file) => ({ path: `/pais/${file.replace(/\.html$/, '')}` }));
  const { origin, pid, stop } = await serveSite(dir);
  const visit = (duration: number) =>
    autocannon({ url: origin, connections: 50, duration, workers: 1, headers, requests });
  await visit(3);
  const rows = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { requests: answered, latency, non2xx, errors, timeouts } = await visit(60);
    rows.push([
      minute,
      round(answered.average, 0),
      latency.p50,
      latency.p99,
      non2xx + errors + timeouts,
      round(megabytesOf(pid), 0),
    ]);
  }
  await stop();
  printTable(
    `SERVIDOR: ${requests.length} páginas de país por turno, 50 conexiones`,
    ['Minuto', 'Por segundo', 'p50, ms', 'p99, ms', 'Fallidas', 'Memoria, MB'],
    rows,
  );
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
