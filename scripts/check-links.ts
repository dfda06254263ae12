import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { optionsOrExit, orExit, UsageError } from './command-line.ts';
import { contentFolder } from './content-folder.ts';
import { askAddress } from './links/ask-address.ts';
import { collectAddresses } from './links/collect-addresses.ts';
import { dueAddresses, type Wish, wantedAddresses } from './links/due-addresses.ts';
import { HostGate } from './links/host-gate.ts';
import { verdictOn } from './links/link-verdict.ts';
import { linksReport } from './links/links-report.ts';
import { ResultsFile } from './links/results-file.ts';

/**
 * `npm run check:links`: asks for every address the content names, politely, and tells which are dead, moved or
 * could not be checked; exit 1 when one is dead. What was asked in the last 30 days is not asked again.
 */
const wish = orExit(readWish);
const uses = collectAddresses(contentFolder());
const file = new ResultsFile(process.env['LINKS_FILE'] ?? join(import.meta.dirname, '../data/enlaces.jsonl'));
const results = file.read();
const wanted = wantedAddresses(uses.keys(), wish);
const due = dueAddresses(wanted, results, wish, new Date());

if (due.length > 0 && !(await isOnline([...uses.keys()]))) {
  console.error('No hay conexión: ninguno de los primeros sitios tiene dirección. No se comprobó nada.');
  process.exit(1);
}
process.once('SIGINT', () => {
  console.error('\nDetenido. Lo comprobado quedó guardado; corre npm run check:links otra vez para seguir.');
  process.exit(130);
});

const settings = {
  gate: new HostGate({ pauseMs: 1000, hostsAtOnce: 6 }),
  userAgent: userAgent(process.env['PUBLIC_SITE_URL']),
  timeoutMs: 15_000,
  longestWaitMs: 60_000,
};
let done = 0;
await Promise.all(
  due.map(async (address) => {
    const result = { address, checkedAt: new Date().toISOString(), ...verdictOn(await askAddress(address, settings)) };
    file.append(result);
    results.set(address, result);
    done += 1;
    // On stderr, so that a saved report holds only the report.
    console.error(`${done}/${due.length} ${address}: ${result.reason}`);
  }),
);

console.log(linksReport(wanted, uses, results));
process.exitCode = wanted.some((address) => results.get(address)?.outcome === 'dead') ? 1 : 0;

function readWish(): Wish {
  const options = optionsOrExit({ all: 'flag', host: 'value', limit: 'value' });
  const limit = options.get('limit');
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    throw new UsageError(`--limit=${limit} no es un número: escribe cuántas direcciones, como --limit=50.`);
  }
  return { all: options.has('all'), host: options.get('host'), limit: limit === undefined ? undefined : Number(limit) };
}

/** Without a network every name is unknown, and calling all sources dead would be worse than not looking. */
async function isOnline(addresses: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))];
  return Promise.any(hosts.slice(0, 5).map((host) => lookup(host))).then(
    () => true,
    () => false,
  );
}

/** Says who asks and why; with the site's own address where an operator has set it. */
function userAgent(siteUrl: string | undefined): string {
  return `PasaporteVerde-LinkCheck/1.0 (checks the sources of a visa guide${siteUrl ? `; +${siteUrl}` : ''})`;
}
