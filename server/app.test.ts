import { rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { buildSite, JAPAN } from './testing/built-site.ts';

test('an unexpected error is a sentence for the visitor and one line for the operator', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = createApp({
    root: buildSite(),
    addRoutes: (routes) => {
      routes.get('/roto', () => {
        throw new Error('secret\ndetail');
      });
    },
  });
  const answer = await app.request('/roto');
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  expect(body).toContain('vuelve a intentarlo en unos minutos.');
  expect(body).not.toMatch(/secret|\.ts/);
  expect(log.mock.calls).toEqual([['Error inesperado en GET /roto: secret detail']]);
  log.mockRestore();
});

test('a route added later is tried before the files, may take POST and keeps its own headers', async () => {
  const app = createApp({
    root: buildSite(),
    addRoutes: (routes) => {
      routes.post('/api/contacto', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
    },
  });
  const answer = await app.request('/api/contacto', { method: 'POST' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await app.request('/api/otra', { method: 'POST' })).status).toBe(405);
  expect((await app.request('/pais/japan')).status).toBe(200);
});

test('a build that starts meanwhile does not disturb visitors', async () => {
  const root = buildSite();
  const app = createApp({ root });
  rmSync(root, { recursive: true });
  expect(await (await app.request('/pais/japan')).text()).toBe(JAPAN);
});

test('a folder without a complete build is refused, naming every missing file', () => {
  const root = buildSite({ 'index.html': undefined, _headers: undefined });
  expect(() => createApp({ root })).toThrow(/index\.html ni .*_headers\): ejecuta "npm run build"/);
});
