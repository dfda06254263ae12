import { lookup } from 'node:dns/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocked } from '../../server/database.ts';
import { todayInMexico } from '../../src/catalogue/today.ts';
import { argumentsOrExit, exitForUsage } from '../command-line.ts';
import { contentFolder } from '../content-folder.ts';
import { addressesIn } from './claims.ts';
import { LIMITS } from './fetch-page.ts';
import { tellIssues } from './issues.ts';
import { type MonitorState, openMonitorState } from './monitor-state.ts';
import { Reader } from './reader.ts';
import { closeSettled, reportOf } from './report.ts';
import { goOnARound, isOfHost } from './round.ts';

/**
 * `npm run watch`, Vigía: visits every address of the content and tells what changed. `--minutes=45` is how long it may
 * take, `--host=gob.mx` looks at one site alone, `--done=12` closes a finding that needed no correction.
 */
const { values: options } = argumentsOrExit(
  { minutes: { type: 'string' }, host: { type: 'string' }, done: { type: 'string' } },
  'Uso: npm run watch [-- --minutes=45 | --host=gob.mx | --done=12]',
);
const minutes = numberOf('minutes') ?? 45;
const done = numberOf('done');
const file = process.env['WATCH_FILE'] || join(import.meta.dirname, '../../data/vigia.sqlite');
const now = new Date().toISOString();

const addresses = addressesIn(contentFolder());
const state = openOrExit();
// The lock ends with the process, however it ends.
if (done !== undefined) {
  if (!state.closeAsSame(done, now)) exitForUsage(`No hay hallazgo ${done}.`);
} else if (!(await isOnline([...addresses.keys()]))) {
  exitForUsage('No hay conexión: ninguno de los primeros sitios tiene dirección. No se visitó nada.');
}
const left = done === undefined ? await goOn() : 0;
closeSettled(state, addresses, now);
const report = reportOf(state, addresses, { today: todayInMexico(), left });
writeFileSync(file.replace(/(?:\.sqlite)?$/, '.txt'), report);
console.log(report);
await tell();
state.close();

function numberOf(name: 'minutes' | 'done'): number | undefined {
  const text = options[name];
  if (text !== undefined && !/^[1-9]\d{0,5}$/.test(text)) exitForUsage(`--${name}=${text} no es un número.`);
  return text === undefined ? undefined : Number(text);
}

function openOrExit(): MonitorState {
  try {
    return openMonitorState(file);
  } catch (error) {
    if (!isLocked(error)) throw error;
    return exitForUsage('Vigía ya está en su ronda: espera a que termine.');
  }
}

function goOn(): Promise<number> {
  const reader = new Reader();
  const round = goOnARound(addresses, state, {
    reader,
    today: todayInMexico(),
    deadline: Date.now() + minutes * 60_000,
    pauseMs: 1000,
    limits: { ...LIMITS, allowLoopback: process.env['WATCH_ALLOW_LOOPBACK'] === '1' },
    host: options.host,
    // On stderr, so that a saved report holds only the report.
    onVisit: (address, outcome, place) => console.error(`${place} ${address}: ${outcome}`),
  });
  return round.finally(() => reader.close());
}

/** Without a network every name is unknown, and calling all sources dead would be worse than not looking. */
async function isOnline(addresses: readonly string[]): Promise<boolean> {
  const wanted = options.host;
  const asked = wanted ? addresses.filter((address) => isOfHost(address, wanted)) : addresses;
  const hosts = [...new Set(asked.map((address) => new URL(address).hostname))].slice(0, 8);
  if (hosts.length === 0) return true;
  return Promise.any(hosts.map((host) => lookup(host))).then(
    () => true,
    () => false,
  );
}

async function tell(): Promise<void> {
  const { WATCH_TOKEN: token, WATCH_REPOSITORY: repository, WATCH_API_URL: api, WATCH_BRANCH: branch } = process.env;
  if (!token || !repository) return;
  const tracker = { api: api || 'https://api.github.com', repository, token, branch: branch || 'main' };
  const { opened, refusals } = await tellIssues(state, tracker, now);
  console.error(`Se abrieron ${opened} avisos en ${repository}.`);
  for (const refusal of refusals) console.error(`Sin abrir: ${refusal}. La próxima vez lo intenta otra vez.`);
  if (refusals.length > 0) process.exitCode = 1;
}
