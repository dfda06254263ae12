import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { createDirectFiles } from './direct-files.ts';
import { readSite } from './site.ts';
import { buildSite } from './testing/built-site.ts';

const LEFT_TO_APP = 418;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The same site by the app alone, and by the direct way alone. */
async function bothWays() {
  const root = buildSite();
  const site = readSite(root);
  const answerDirectly = createDirectFiles(site);
  const app = await listen(getRequestListener(createApp({ root }).fetch));
  const direct = await listen((incoming, outgoing) => {
    if (!answerDirectly(incoming, outgoing)) outgoing.writeHead(LEFT_TO_APP).end();
  });
  return { app, direct, addresses: [...site.files.keys()].filter((address) => address !== '/404') };
}

async function told(url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
  return { status: answer.status, headers, body: await answer.text() };
}

test('every file is answered directly, byte for byte and header for header as the app does', async () => {
  const { app, direct, addresses } = await bothWays();
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    for (const encoding of ['br', 'gzip', 'identity', 'gzip;q=1, br;q=0.1', '*;q=0']) {
      for (const method of ['GET', 'HEAD']) {
        const init = { method, headers: { 'Accept-Encoding': encoding } };
        const answer = await told(direct + address, init);
        expect(answer.status).toBe(200);
        expect(answer).toEqual(await told(app + address, init));
        const again = { method, headers: { ...init.headers, 'If-None-Match': answer.headers['etag'] ?? '' } };
        const unchanged = await told(direct + address, again);
        expect(unchanged.status).toBe(304);
        expect(unchanged).toEqual(await told(app + address, again));
      }
    }
  }
});

test.each([
  ['the not-found page', '/404', {}],
  ['an unknown address', '/xyz', {}],
  ['another spelling', '/pais/JAPAN', {}],
  ['a query', '/pais/japan?x', {}],
  ['a form', '/pais/japan', { method: 'POST' }],
  ['a part of a file', '/pais/japan', { headers: { Range: 'bytes=0-3' } }],
  ['a list of tags', '/pais/japan', { headers: { 'If-None-Match': '"a", "b"' } }],
  ['an older copy', '/pais/japan', { headers: { 'If-None-Match': '"a"' } }],
])('%s is left to the app', async (_what, path, init) => {
  const { direct } = await bothWays();
  expect((await fetch(direct + path, init)).status).toBe(LEFT_TO_APP);
});
