import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useOddServer } from './links/testing.ts';

/** `npm run check:links` as an editor runs it, on addresses of servers on loopback. */
const { origin, asked, agents } = useOddServer(5);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlaces-'));
  mkdirSync(join(folder, 'content/countries'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A record with these addresses as its sources: `0/page` is a path on the first host, `1/page` on the second. */
function writeRecord(name: string, ...addresses: string[]): void {
  const sources = addresses.map((address) => `  - url: ${origin(Number(address[0]))}${address.slice(1)}\n`);
  writeFileSync(join(folder, 'content/countries', name), `sources:\n${sources.join('')}`);
}

/** Output with hosts as `writeRecord` takes them. */
const shortened = (text: string) =>
  text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, (found) => String([0, 1, 2, 3, 4].find((n) => origin(n) === found)));

const resultsPath = () => join(folder, 'datos/enlaces.jsonl');
const keptAddresses = () =>
  readFileSync(resultsPath(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => shortened(JSON.parse(line).address));

/** Not `spawnSync`: the server answers from this very process. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-links.ts'), ...args], {
    env: { CONTENT_DIR: join(folder, 'content'), LINKS_FILE: resultsPath(), PUBLIC_SITE_URL: 'https://ejemplo.mx' },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  const ended = new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, ...output }));
  });
  return { child, output, ended };
}
const run = (...args: string[]) => start(...args).ended;

describe('checking the links', { timeout: 30_000 }, () => {
  test('moved, dead and unchecked are told with the files and fields that use them; dead is exit 1', async () => {
    writeRecord('japan.yaml', '0/page', '1/moved');
    writeRecord('peru.yaml', '1/moved', '2/nothing', '3/browsers-only');
    const { status, stdout } = await run();
    expect(status).toBe(1);
    expect(shortened(stdout)).toBe(`Muertas: 1
  2/nothing (responde 404)
    content/countries/peru.yaml · sources.1.url

Cambiaron de dirección: 1
  1/moved → 1/page
    content/countries/japan.yaml · sources.1.url
    content/countries/peru.yaml · sources.0.url

No se pudo comprobar; ábrelas tú: 1
  3/browsers-only (responde 403)
    content/countries/peru.yaml · sources.2.url

Direcciones: 4. Bien: 1, cambiaron: 1, muertas: 1, sin poder comprobar: 1, pendientes: 0.
`);
    expect([...agents]).toEqual([
      'PasaporteVerde-LinkCheck/1.0 (checks the sources of a visa guide; +https://ejemplo.mx)',
    ]);
  });

  test('one host is asked once a second; nothing dead is exit 0', async () => {
    writeRecord('japan.yaml', '0/page', '0/for-now');
    const begin = performance.now();
    expect((await run()).status).toBe(0);
    // Three requests: `/for-now` leads to `/page`.
    expect(asked).toHaveLength(3);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(2000);
  });

  test('a second run asks only for what is new, and still reports what the first found', async () => {
    writeRecord('japan.yaml', '0/nothing');
    expect((await run()).status).toBe(1);
    asked.length = 0;
    writeRecord('japan.yaml', '0/nothing', '1/page');
    const second = await run();
    expect(asked).toEqual(['HEAD /page']);
    expect(second.status).toBe(1);
    expect(second.stdout).toMatch(/^Muertas: 1\n.*\n.*japan\.yaml · sources\.0\.url\n\nDirecciones: 2\. Bien: 1, /);
    asked.length = 0;
    await run('--all');
    expect(asked.sort()).toEqual(['GET /nothing', 'HEAD /nothing', 'HEAD /page']);
  });

  test('--limit leaves the rest for the next run, --host takes one host', async () => {
    writeRecord('japan.yaml', '0/page', '1/page');
    expect((await run('--limit=1')).stdout).toMatch(/^Direcciones: 2\. Bien: 1, .* pendientes: 1\.\n$/);
    expect(asked).toHaveLength(1);
    expect((await run('--host=otro.mx')).stdout).toMatch(/^Direcciones: 0\./);
    expect(asked).toHaveLength(1);
    expect((await run('--host=127.0.0.1')).stdout).toMatch(/ pendientes: 0\.\n$/);
    expect(asked).toHaveLength(2);
  });

  test('Ctrl+C keeps what was checked, and the next run goes on from there', async () => {
    writeRecord('japan.yaml', '0/page', '0/page?2', '0/page?3');
    const { child, output, ended } = start();
    while (!output.stderr.includes('1/3')) await sleep(20);
    child.kill('SIGINT');
    const { status, stdout, stderr } = await ended;
    expect([status, stdout]).toEqual([130, '']);
    expect(stderr).toMatch(/\nDetenido\. Lo comprobado quedó guardado; .*\n$/);
    expect(keptAddresses()).toContain('0/page');

    expect((await run()).stdout).toMatch(/^Direcciones: 3\. Bien: 3, .* pendientes: 0\.\n$/);
    expect(keptAddresses().sort()).toEqual(['0/page', '0/page?2', '0/page?3']);
  });

  test.each([
    [['--todo'], 'No existe la opción --todo. Hay: --all, --host=…, --limit=….'],
    [['--all=si'], '--all va sola, sin valor.'],
    [['--limit=0'], '--limit=0 no es un número: escribe cuántas direcciones, como --limit=50.'],
    [['gob.mx'], 'No se entiende «gob.mx». Hay: --all, --host=…, --limit=….'],
  ])('%j: one line, exit 2', async (args, line) => {
    expect(await run(...args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });
});
