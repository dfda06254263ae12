import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildServer, startChildServer } from '../../server/inbox/testing/child-server.ts';
import { send } from '../../server/inbox/testing/send.ts';
import { openPushDatabase } from '../../server/push/push-database.ts';
import { writeSite } from '../../server/testing/built-site.ts';
import { openRaw, statusOf } from '../../server/testing/raw-client.ts';
import { findNginx, hasBrotli, startNginx } from './testing/running-nginx.ts';

const program = findNginx();

/** Submissions from one address; more than the tests that are not about it make. */
const PER_MINUTE = 10;

/** What each server says in its own words: its name, the moment, the connection, and its tag for the same bytes. */
const ITS_OWN = new Set(['server', 'date', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges']);

// Skipped where nginx is not installed: on Debian, `apt install nginx-light libnginx-mod-http-brotli-static`.
describe.skipIf(!program)('real nginx with the configuration of docs/deploying', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-nginx-'));
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let own: ChildServer;

  beforeAll(async () => {
    const siteDir = writeSite(folder);
    own = await startChildServer(siteDir, {
      INBOX_FILE: join(folder, 'buzon.sqlite'),
      INBOX_RATE_PER_MINUTE: String(PER_MINUTE),
      TRUST_PROXY: '1',
    });
    nginx = await startNginx({ program: program ?? '', siteDir, folder: join(folder, 'nginx'), inboxPort: own.port });
  });

  afterAll(async () => {
    await nginx.stop();
    await own.kill();
    rmSync(folder, { recursive: true });
    expect(nginx.log()).toBe('');
  });

  test('its log names neither who asks nor the query', async () => {
    await fetch(`${nginx.origin}/pais/japan?vence=2031-05-04`);
    await fetch(`${nginx.origin}/no-existe?tengo=visa-eeuu`);
    const lines = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, 'nginx', name), 'utf8')).join('');
    expect(lines).toContain('GET /pais/japan.html 200');
    expect(lines).not.toMatch(/127\.0\.0\.1|vence|tengo/);
  });

  async function told(origin: string, path: string, init: RequestInit) {
    const answer = await fetch(origin + path, { redirect: 'manual', ...init });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ITS_OWN.has(name)));
    return { status: answer.status, headers, body: await answer.text() };
  }

  test.each([
    '/',
    '/pais/japan',
    '/pais/japan?ref=x',
    '/contacto',
    '/_astro/site.a1b2.css',
    '/_astro/island.c3d4.js',
    '/data.json',
    '/precarga.json',
    '/site.webmanifest',
    '/icon.svg',
    '/icon.png',
    '/font.woff2',
    '/feed.xml',
    '/404',
    '/xyz',
    '/_astro/gone.js',
    '/pais/',
    '/_headers',
    '/_redirects',
    '/.env',
    '/.git/config',
    '/pais/japan.html.br',
    '/pais/japan.html.gz',
  ])('%s is answered with the status, headers and body of our own server', async (path) => {
    for (const encoding of [...(hasBrotli ? ['gzip, deflate, br'] : []), 'gzip', 'identity']) {
      const init = { headers: { 'Accept-Encoding': encoding } };
      expect(await told(nginx.origin, path, init)).toEqual(await told(`http://127.0.0.1:${own.port}`, path, init));
    }
  });

  test.each([
    ['/pais/japon', '/pais/japan'],
    ['/pais/JAPON', '/pais/japan'],
    ['/pais/usa?a=1&b', '/pais/united-states?a=1&b'],
    ['/visa-para-japon-mexicanos', '/visa-para-japan-mexicanos'],
    ['/pais/japan/', '/pais/japan'],
    ['/pais/japan.html', '/pais/japan'],
    ['/pais/japan.html?x', '/pais/japan?x'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s moves for good to %s, as on our own server', async (path, expected) => {
    for (const origin of [nginx.origin, `http://127.0.0.1:${own.port}`]) {
      const { status, headers } = await told(origin, path, {});
      expect(status).toBe(301);
      expect(headers['location']).toBe(expected);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/%2eenv',
  ])('%s leads to no file from outside', async (path) => {
    const client = await openRaw(Number(new URL(nginx.origin).port));
    client.send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const answer = await client.closed;
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toMatch(/secret|SECRET|root:/);
  });

  test('a line break in an address never becomes a header', async () => {
    const { status, headers } = await told(nginx.origin, '/x%0d%0aSet-Cookie:%20a=b/', {});
    expect(status).toBe(404);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a page that has not changed is not sent again', async () => {
    const first = await fetch(`${nginx.origin}/pais/japan`);
    const again = await told(nginx.origin, '/pais/japan', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('forms reach the inbox behind it, and its headers are not doubled', async () => {
    const answer = await told(nginx.origin, '/buzon/contacto', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: nginx.origin },
      body: '{}',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const post = (value: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: nginx.origin },
    body: JSON.stringify(value),
  });

  test('alerts are asked for and ended through it, and a refusal arrives with its sentence', async () => {
    const { key } = (await (await fetch(`${nginx.origin}/avisos/clave`)).json()) as { key: string };
    expect(key).toMatch(/^[\w-]{87}$/);
    // The server's own public key is as good a point as a browser's.
    const asked = { endpoint: 'https://push.example.com/a', keys: { p256dh: key, auth: 'A'.repeat(22) } };
    const subscribe = (value: object) => told(nginx.origin, '/avisos/suscripcion', post({ ...asked, ...value }));
    const kept = () => {
      const database = openPushDatabase(join(folder, 'avisos.sqlite'));
      const [subscription] = database.subscriptions();
      database.close();
      return subscription?.countries;
    };

    const refused = await subscribe({ endpoint: 'https://10.0.0.7/a', countries: [] });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('debe ser de un servicio público')]);
    expect(refused.headers['x-frame-options']).toBe('DENY');
    expect(kept()).toBeUndefined();
    expect(await subscribe({ countries: ['japan'] })).toMatchObject({ status: 200, body: '{"ok":true}' });
    expect(kept()).toEqual(['japan']);
    const goodbye = await told(nginx.origin, '/avisos/baja', post({ endpoint: asked.endpoint }));
    expect([goodbye.status, kept()]).toEqual([200, undefined]);
  });

  test('each visitor behind it has a limit of their own, whatever address they claim', async () => {
    const ask = async (localAddress: string, claimed: string) => {
      const agent = new Agent({ localAddress });
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed };
      const { port } = new URL(nginx.origin);
      return send({ port: Number(port), path: '/avisos/baja', headers, body: '{"endpoint":"x"}', agent });
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
