import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { buildSite, JAPAN, STYLE } from './testing/built-site.ts';

const get = (path: string, init?: RequestInit) => createApp({ root: buildSite() }).request(path, init);

describe('addresses', () => {
  test.each([
    ['/', '<title>Inicio</title>'],
    ['/pais/japan', JAPAN],
    ['/pais/japan?ref=x&y', JAPAN],
    ['/pais/j%61pan', JAPAN],
    ['/contacto', '<title>Contacto</title>'],
    ['/visa-para-japan-mexicanos', '<title>Guía de Japón</title>'],
    ['/_astro/site.a1b2.css', STYLE],
  ])('%s shows its page', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(expected);
  });

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/pais/japan/', '/pais/japan'],
    ['/pais/japan.html', '/pais/japan'],
    ['/404.html', '/404'],
    ['/pais/JAPAN', '/pais/japan'],
    ['/Contacto', '/contacto'],
    ['/pais/japon', '/pais/japan'],
    ['/pais/JAPON/', '/pais/japan'],
    [`/pais/${encodeURIComponent('japón'.normalize('NFC'))}`, '/pais/japan'],
    [`/pais/${encodeURIComponent('japón'.normalize('NFD'))}`, '/pais/japan'],
    [`/${encodeURIComponent('país')}/${encodeURIComponent('JAPÓN')}.html`, '/pais/japan'],
    ['/pais/usa', '/pais/united-states'],
    ['/visa-para-japon-mexicanos', '/visa-para-japan-mexicanos'],
    ['/pais/japon?utm_source=boletin', '/pais/japan?utm_source=boletin'],
  ])('%s moves for good, in one step, to %s', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(expected);
  });

  test.each([
    '/404',
    '/pais/',
    '/pais',
    '/pais/xyz',
    '/visa-para-xyz-mexicanos',
    '/visa-para-usa-mexicanos/extra',
    '//pais/japan',
    '/pais%2fjapan',
    '/pais/japan.html.gz',
    '/_astro/',
    '/_astro/gone.js',
    '/%00',
    '/constructor',
    '/__proto__',
  ])('%s shows the not-found page with status 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('<title>Página no encontrada</title>');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a site without its own not-found page still answers 404 with a sentence', async () => {
    const answer = await createApp({ root: buildSite({ '404.html': undefined }) }).request('/xyz');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('No hay ninguna página en esta dirección');
  });
});

describe('answers that say what went wrong', () => {
  test.each([
    ['/pais/%E0%A4%A', 400],
    ['/%', 400],
    ['/%ff', 400],
    [`/${'a'.repeat(2000)}`, 414],
  ])('%.30s… is answered with %i and a sentence', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/<html lang="es-MX">[\s\S]*<p>[^<]+\.<\/p>/);
  });

  test('a long query is no long address', async () => {
    expect((await get(`/?q=${'a'.repeat(3000)}`)).status).toBe(200);
    expect((await get(`/${'a'.repeat(1999)}`)).status).toBe(404);
  });

  test('a page takes nothing, and says so', async () => {
    const answer = await get('/pais/japan', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain('Esta dirección solo se puede consultar');
  });
});
