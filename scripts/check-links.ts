import { lookup } from 'node:dns/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOrExit } from './command-line.ts';
import { contentFolder } from './content-folder.ts';

/**
 * `npm run check:links`: asks for every address the content names and tells which are dead, moved or could not be
 * checked, with the files that use them; exit 1 when one is dead. One request at a time to a host, six hosts at once.
 */
const TIMEOUT_MS = 15_000;
const HOSTS_AT_ONCE = 6;
const HEADERS = {
  'user-agent': `PasaporteVerde-LinkCheck/1.0 (checks the sources of a visa guide; ${process.env['PUBLIC_SITE_URL'] ?? 'no address yet'})`,
  'accept-language': 'es-MX,es;q=0.9,en;q=0.5',
};

interface Verdict {
  outcome: 'alive' | 'moved' | 'dead' | 'unsure';
  reason: string;
}

const wantedHost = optionsOrExit({ host: 'value' }).get('host');
const uses = addressUses(contentFolder());
const byHost = Map.groupBy(
  [...uses.keys()].filter((address) => !wantedHost || isOfHost(address, wantedHost)),
  (address) => new URL(address).host,
);
const addresses = [...byHost.values()].flat();
const verdicts = new Map<string, Verdict>();

if (!(await isOnline([...byHost.keys()]))) {
  console.error('No hay conexión: ninguno de los primeros sitios tiene dirección. No se comprobó nada.');
  process.exit(1);
}
const queue = [...byHost.values()];
await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts));
printReport();
process.exitCode = [...verdicts.values()].some(({ outcome }) => outcome === 'dead') ? 1 : 0;

/** Every address in the texts of a content folder, whatever its field, each with the files that use it. */
function addressUses(folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
  for (const name of names.sort()) {
    for (const [written] of readFileSync(join(folder, name), 'utf8').matchAll(/https?:\/\/[^\s<>«»"'[\]{}]+/g)) {
      // A bracket that closes none of its own ends a Markdown link, and a stop ends the sentence.
      const address = written.replace(/^([^()]*(?:\([^()]*\)[^()]*)*)\).*$/, '$1').replace(/[.,;:]+$|#.*$/, '');
      if (URL.canParse(address)) found.set(address, (found.get(address) ?? new Set()).add(join('content', name)));
    }
  }
  return found;
}

function isOfHost(address: string, host: string): boolean {
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** Without a network every name is unknown, and calling all sources dead would be worse than not looking. */
async function isOnline(hosts: readonly string[]): Promise<boolean> {
  if (hosts.length === 0) return true;
  return Promise.any(hosts.slice(0, 5).map((host) => lookup(new URL(`http://${host}`).hostname))).then(
    () => true,
    () => false,
  );
}

async function askHosts(): Promise<void> {
  for (let host = queue.shift(); host; host = queue.shift()) {
    for (const address of host) {
      const verdict = await ask(address);
      verdicts.set(address, verdict);
      // On stderr, so that a saved report holds only the report.
      console.error(`${verdicts.size}/${addresses.length} ${address}: ${verdict.reason}`);
    }
  }
}

async function ask(address: string): Promise<Verdict> {
  try {
    const first = await request('HEAD', address, 'manual');
    const movedTo = [301, 308].includes(first.status) ? first.headers.get('location') : null;
    let last = first.ok ? first : await request('HEAD', address, 'follow');
    // Some servers refuse `HEAD`, or answer it with 404.
    if (!last.ok) last = await request('GET', address, 'follow');
    const reason = `responde ${last.status}`;
    if ([404, 410].includes(last.status)) return { outcome: 'dead', reason };
    if (!last.ok) return { outcome: 'unsure', reason };
    return movedTo ? { outcome: 'moved', reason: `ahora ${last.url}` } : { outcome: 'alive', reason };
  } catch (error) {
    if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ENOTFOUND') {
      return { outcome: 'dead', reason: 'el dominio ya no existe' };
    }
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { outcome: 'unsure', reason: isLate ? 'no respondió a tiempo' : 'no aceptó la conexión' };
  }
}

async function request(method: string, address: string, redirect: RequestRedirect): Promise<Response> {
  const response = await fetch(address, {
    method,
    redirect,
    headers: HEADERS,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response;
}

function printReport(): void {
  const having = (outcome: Verdict['outcome']) => addresses.filter((one) => verdicts.get(one)?.outcome === outcome);
  const sections = {
    dead: 'Muertas',
    moved: 'Cambiaron de dirección',
    unsure: 'No se pudo comprobar; ábrelas tú',
  } as const;
  console.log(`Enlaces comprobados el ${new Date().toISOString().slice(0, 10)}\n`);
  for (const [outcome, title] of Object.entries(sections) as [keyof typeof sections, string][]) {
    const found = having(outcome);
    if (found.length === 0) continue;
    console.log(`${title}: ${found.length}`);
    for (const address of found) {
      console.log(`  ${address} (${verdicts.get(address)?.reason})`);
      for (const file of uses.get(address) ?? []) console.log(`    ${file}`);
    }
    console.log();
  }
  console.log(
    `Direcciones: ${addresses.length}. Bien: ${having('alive').length}, cambiaron: ${having('moved').length}, ` +
      `muertas: ${having('dead').length}, sin poder comprobar: ${having('unsure').length}.`,
  );
}
