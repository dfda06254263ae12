import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readSite } from './site.ts';
import { chooseEncoding } from './static-files.ts';
import { buildSite, JAPAN, STYLE } from './testing/built-site.ts';

const css = '/_astro/site.a1b2.css';

function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return createApp({ root: buildSite() }).request(path, { method, headers });
}

async function tagOf(path: string, encoding: string): Promise<string> {
  return (await visit(path, { 'Accept-Encoding': encoding })).headers.get('ETag') ?? 'no tag';
}

describe('headers', () => {
  test.each([
    ['/pais/japan', 'text/html; charset=utf-8'],
    ['/xyz', 'text/html; charset=utf-8'],
    [css, 'text/css; charset=utf-8'],
    ['/_astro/island.c3d4.js', 'text/javascript; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/feed.xml', 'application/xml; charset=utf-8'],
    ['/empty.txt', 'text/plain; charset=utf-8'],
    ['/font.woff2', 'font/woff2'],
    ['/icon.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is sent as %s', async (path, expected) => {
    expect((await visit(path)).headers.get('Content-Type')).toBe(expected);
  });

  test.each(['/', '/xyz', '/pais/japon', '/%'])('%s carries the security headers of _headers', async (path) => {
    const { headers } = await visit(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  test('a small file of a page goes without the lines that only pages need', async () => {
    const { headers } = await visit(css);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    for (const name of ['X-Frame-Options', 'Permissions-Policy', 'Speculation-Rules'])
      expect(headers.get(name)).toBeNull();
  });

  test('pages are checked on each visit and hashed files are kept for a year', async () => {
    expect((await visit('/')).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await visit(css)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('compression', () => {
  test('the page arrives in the encoding the browser prefers', async () => {
    const answer = await visit('/pais/japan', { 'Accept-Encoding': 'br;q=0.2, gzip' });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(gunzipSync(body).toString()).toBe(JAPAN);
  });
});

describe('revisits', () => {
  test('each encoding has its own strong tag, the same at every start', async () => {
    const tags = [await tagOf(css, 'br'), await tagOf(css, 'gzip'), await tagOf(css, 'identity')];
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(await tagOf(css, 'br')).toBe(tags[0]);
  });

  test('a browser that already has the file gets 304 without a body, with the headers of the file', async () => {
    const tag = await tagOf(css, 'br');
    const answer = await visit(css, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('ETag')).toBe(tag);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Length')).toBeNull();
  });

  test('a missing page stays 404 whatever tag is sent', async () => {
    expect((await visit('/xyz', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

test('every file comes whole in every encoding, is told by HEAD, and is not sent a second time', async () => {
  const root = buildSite();
  const app = createApp({ root });
  const files = [...readSite(root).files.values()].filter(({ address }) => address !== '/404');
  expect(files.length).toBeGreaterThan(10);
  for (const { address, identity, compressed } of files) {
    for (const { encoding, body, etag } of [identity, ...compressed]) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await app.request(address, { headers });
      expect([answer.status, answer.headers.get('ETag')]).toEqual([200, etag]);
      expect(answer.headers.get('Vary')).toBe(compressed.length > 0 ? 'Accept-Encoding' : null);
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
      const head = await app.request(address, { method: 'HEAD', headers });
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(answer.headers));
      const again = await app.request(address, { headers: { ...headers, 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
});

test('who asks for a part of a file gets the whole', async () => {
  const answer = await visit(css, { Range: 'bytes=0-3', 'Accept-Encoding': 'identity' });
  expect([answer.status, await answer.text()]).toEqual([200, STYLE]);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['deflate', 'identity'],
  ['br-like', 'identity'],
])('a browser that accepts %j gets %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('a file that has no compressed form is sent as it is', () => {
  expect(chooseEncoding('br, gzip', [])).toBe('identity');
});
