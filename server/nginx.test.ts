import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ChildServer, startChildServer } from './inbox/testing/child-server.ts';
import { send } from './inbox/testing/send.ts';
import { writeSite } from './testing/built-site.ts';
import { freePort } from './testing/free-port.ts';

const PUBLISHED = readFileSync(join(import.meta.dirname, '../docs/deploying/nginx.conf'), 'utf8');
// Debian keeps it where only root's PATH leads.
const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const PER_MINUTE = 10;
/** What each server says in its own words. */
const ITS_OWN = new Set(['server', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

test('what the published configuration logs is neither who asks nor the query', () => {
  const format = /^log_format pasaporte_verde (.*);$/m.exec(PUBLISHED)?.[1] ?? '';
  expect(format.match(/\$\w+/g)).toEqual([
    '$time_local',
    '$request_method',
    '$uri',
    '$status',
    '$body_bytes_sent',
    '$request_time',
  ]);
  expect(PUBLISHED).toMatch(/^ {2}access_log \S+ pasaporte_verde;$/m);
  expect(PUBLISHED).toMatch(/^ {2}error_log \S+ crit;$/m);
});

// Skipped where nginx is not installed.
describe.skipIf(!program)('real nginx with the published configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-nginx-'));
  let own: ChildServer;
  let port: number;
  let nginx: ReturnType<typeof spawn>;

  beforeAll(async () => {
    own = await startChildServer(writeSite(folder), {
      INBOX_FILE: join(folder, 'buzon.sqlite'),
      INBOX_RATE_PER_MINUTE: String(PER_MINUTE),
      TRUST_PROXY: '1',
    });
    port = await freePort();
    const site = PUBLISHED.replaceAll('/var/log/nginx', folder)
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${own.port}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      // Its worker would become `nobody`, who may not read a folder of the person who runs the test.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes 1; error_log stderr crit; pid ${join(folder, 'nginx.pid')}; events {}`,
      `http { ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}\n${site}}`,
    ];
    writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
    nginx = spawn(program ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 10_000 });
  });

  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await own.kill();
    rmSync(folder, { recursive: true });
  });

  async function told(at: number, path: string, encoding: string) {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await fetch(`http://127.0.0.1:${at}${path}`, { redirect: 'manual', headers });
    const kept = [...answer.headers].filter(([name]) => !ITS_OWN.has(name));
    return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
  }

  test.each([
    '/',
    '/pais/japan?ref=x',
    '/_astro/site.a1b2.css',
    '/precarga.json',
    '/pais/JAPON?a=1&b',
    '/xyz',
    '/.env',
  ])('%s is answered with the status, headers and body of the server behind it', async (path) => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity'])
      expect(await told(port, path, encoding)).toEqual(await told(own.port, path, encoding));
  });

  test('its log names neither who asks nor the query', async () => {
    await told(port, '/pais/japan?vence=2031-05-04', 'br');
    await vi.waitFor(() => expect(readFileSync(join(folder, 'access.log'), 'utf8')).toContain('GET /pais/japan 200'));
    const lines = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(lines).not.toMatch(/127\.0\.0\.1|vence/);
  });

  test('each visitor behind it has a limit of their own, whatever address they claim', async () => {
    const ask = (localAddress: string, claimed: string) => {
      const agent = new Agent({ localAddress });
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed };
      return send({ port, path: '/avisos/baja', headers, body: '{"endpoint":"x"}', agent });
    };
    for (let count = 0; count < PER_MINUTE; count += 1) {
      expect((await ask('127.0.0.2', `198.51.100.${count}`)).status).toBe(200);
    }
    const late = await ask('127.0.0.2', '198.51.100.99');
    expect([late.status, late.body]).toEqual([429, expect.stringContaining('espera un minuto')]);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('127.0.0.3', '127.0.0.2')).status).toBe(200);
  });
});
