import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { textOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, NOT_FOUND_NOISE, useSite, type VisitOptions } from '../site.ts';

/** Somebody else's site: another server, on another port and under another name. */
const { open } = useSite();
let body = '';
let policy: string | undefined;
const blog = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  response.end(`<!doctype html><html lang="es"><link rel="icon" href="data:,"><title>Blog</title>${body}</html>`);
});
beforeAll(() => new Promise<void>((resolve) => void blog.listen(0, '127.0.0.1', resolve)));
afterAll(() => void blog.close());

/** Opens a page of the blog with this in it. */
function blogWith(html: string, options: VisitOptions = {}, itsPolicy?: string): Promise<Page> {
  body = html;
  policy = itsPolicy;
  return open(`http://localhost:${(blog.address() as AddressInfo).port}/`, options);
}

/** An example as `/datos` shows it, of the site under test. */
async function example(element: 'pasaporte-verde' | 'iframe'): Promise<string> {
  const page = await open('/datos');
  const written = (await page.locator('pre', { hasText: `<${element}` }).textContent()) ?? '';
  return written.replaceAll(/https?:\/\/[^/"]+/g, inject('baseUrl'));
}

const answer = (page: Page) => page.frameLocator('iframe').getByRole('main');

test('the example of /datos answers with day and link, as high as what it says, and keeps nothing', async () => {
  const site = inject('baseUrl');
  const page = await blogWith(
    await example('pasaporte-verde'),
    {},
    `default-src 'none'; img-src data:; script-src ${site}; frame-src ${site}`,
  );
  await expect.poll(() => textOf(answer(page))).toMatch(/NO NECESITAS VISA.*90 días.*Datos verificados el/);
  expect(await answer(page).getByRole('link').getAttribute('href')).toBe('/pais/japan');
  const frame = page.locator('iframe');
  const overflow = () =>
    frame
      .contentFrame()
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight - clientHeight, clientHeight > 100]);
  await expect.poll(overflow).toEqual([0, true]);
  // The author's own link has made room for the answer.
  expect(await page.getByRole('link').count()).toBe(0);

  const wide = (await frame.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(wide);
  await expect.poll(overflow).toEqual([0, true]);
  expect(await page.context().cookies()).toEqual([]);

  await page.locator('pasaporte-verde').evaluate((element) => element.setAttribute('pais', 'china'));
  // Its fee rests on no official page.
  await expect.poll(() => textOf(answer(page))).toMatch(/VISA REQUERIDA.*140 USD\s*por confirmar/);
});

test('the bare frame of /datos answers too, and anybody can read it', async () => {
  const page = await blogWith(await example('iframe'));
  await expect.poll(() => textOf(answer(page))).toContain('NO NECESITAS VISA');
  const frame = await open('/incrustar/saudi-arabia', { bypassCSP: true });
  await expectNoViolations(frame);
  await frame.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(frame);
});

test('without scripts the author’s link stands; a place that is no destination is said, and the link stays', async () => {
  const html = await example('pasaporte-verde');
  const silent = await blogWith(html, { javaScriptEnabled: false });
  await silent.getByRole('link', { name: '¿Necesita visa un mexicano para viajar a Japón?' }).waitFor();

  const page = await blogWith(html.replace('pais="japan"', 'pais="narnia"'), {
    expectedNoise: [NOT_FOUND_NOISE, /Content Security Policy/],
  });
  await page.getByText('No pudimos mostrar «narnia»').waitFor();
  await page.getByRole('link', { name: '¿Necesita visa un mexicano para viajar a Japón?' }).waitFor();
});

// That no other page can be framed: src/site/hosting/page-policies.test.ts.
test('a height that somebody else sends is not heeded', async () => {
  const page = await blogWith(await example('pasaporte-verde'));
  await answer(page).waitFor();
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(100);
  const before = await height();
  await page.evaluate(() => postMessage({ pasaporteVerde: 5000 }, '*'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await height()).toBe(before);
});
