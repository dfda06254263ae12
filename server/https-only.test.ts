import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { headerRules, renderHeadersFile } from '../src/site/hosting/rules.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { buildSite } from './testing/built-site.ts';

const POLICY = "default-src 'self'";
const policies = new Map([['/*', `${POLICY}; upgrade-insecure-requests`]]);
const _headers = renderHeadersFile(headerRules({ policies, siteUrl: 'https://pasaporte.mx', isSiteUrlSet: true }));

/** The server as it runs. */
async function serve(changes: Record<string, string>, trustProxy: boolean): Promise<string> {
  const { server, stop } = createHttpServer(createApp({ root: buildSite(changes), trustProxy }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => stop(0));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('what only makes sense over HTTPS is said only there', () => {
  test.each([
    ['a plain connection', true, [], false],
    ['a proxy that got it over HTTPS', true, ['https'], true],
    ['a proxy that got it over HTTP', true, ['http'], false],
    ['two proxies, ours the last', true, ['http, HTTPS'], true],
    ['a visitor who claims HTTPS to our proxy', true, ['https, http'], false],
    ['the same in two headers', true, ['https', 'http'], false],
    ['a visitor who claims it with no proxy of ours', false, ['https'], false],
  ])('%s', async (_case, trustProxy, forwardedProto, isHttps) => {
    const origin = await serve({ _headers }, trustProxy);
    const request = new Headers(forwardedProto.map((value): [string, string] => ['X-Forwarded-Proto', value]));
    for (const path of ['/', '/pais/japan', '/?a=1', '/no-existe']) {
      const { headers } = await fetch(origin + path, { headers: request });
      expect(headers.get('Strict-Transport-Security')).toBe(isHttps ? 'max-age=31536000' : null);
      expect(headers.get('Content-Security-Policy')).toBe(isHttps ? `${POLICY}; upgrade-insecure-requests` : POLICY);
    }
  });

  test('a build that knows no public address is kept on HTTPS too once it stands behind it', async () => {
    const origin = await serve({}, true);
    const { headers } = await fetch(origin, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });
});

test.each([
  ['an error page', '/x', { method: 'POST' }, 405],
  ['an address that cannot be read', '/%E0%A4%A', {}, 400],
])('%s allows nothing but itself', async (_case, path, init, status) => {
  const answer = await createApp({ root: buildSite() }).request(path, init);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});
