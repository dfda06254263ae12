import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../clipboard.ts';
import { canonicalOf, textOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';

const { open } = useSite();

describe('the share block', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });

  test.each(['/pais/japan?utm_source=boletin', '/visa-para-japan-mexicanos'])(
    'on %s each service opens a popup of 600 by 400 with the canonical address, and that is what is copied',
    async (path) => {
      const page = await open(path, MAY_COPY);
      const opened: string[][] = [];
      await page.exposeFunction('keepPopup', (...popup: string[]) => {
        opened.push(popup);
      });
      await page.evaluate(() => {
        window.open = (url, target, features) => {
          const { keepPopup } = window as unknown as { keepPopup: (...popup: (string | undefined)[]) => void };
          keepPopup(String(url), target, features);
          return window;
        };
      });
      const canonical = (await canonicalOf(page)) ?? '';
      for (const [name, service, parameters] of [
        ['WhatsApp', /^https:\/\/wa\.me\/|^https:\/\/api\.whatsapp\.com\//, ['text']],
        ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php/, ['u', 'quote']],
        ['Twitter', /^https:\/\/(twitter|x)\.com\/intent\/(tweet|post)/, ['text', 'url']],
      ] as const) {
        opened.length = 0;
        await page.getByRole('button', { name, exact: true }).click();
        await expect.poll(() => opened.length, { message: name }).toBe(1);
        const [url = '', , features = ''] = opened[0] ?? [];
        expect.soft(url).toMatch(service);
        expect
          .soft(features.replace(/\s/g, '').split(','), name)
          .toEqual(expect.arrayContaining(['width=600', 'height=400']));
        const sent = new URL(url).searchParams;
        for (const parameter of parameters) expect.soft(sent.get(parameter), `${name} ${parameter}`).toBeTruthy();
        expect.soft([...sent.values()].join(' '), name).toContain(canonical);
      }
      expect(page.context().pages()).toHaveLength(1);

      await copy(page).click();
      const toast = linkCopied(page);
      await toast.waitFor();
      expect(await textOf(toast)).toContain('El enlace se ha copiado al portapapeles.');
      expect(await copiedText(page)).toBe(canonical);
    },
  );

  test('a real popup has the service in it; with popups blocked the link opens a tab; the page stays', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect.poll(async () => new URL((await popup).url()).hostname).toBe('wa.me');
    await expectLocation(page, '/pais/japan');

    await page.evaluate(() => {
      window.open = () => null;
    });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect.poll(async () => new URL((await opened).url()).hostname).toBe('www.facebook.com');
    await expectLocation(page, '/pais/japan');
  });

  test('with scripts that never come the link opens a tab too', async () => {
    const page = await open('/pais/japan', {
      opensOtherSites: true,
      expectedNoise: [/ERR_FAILED/],
      prepare: (blank) => blank.route('**/_astro/*.js', (route) => route.abort()),
    });
    expect(await copy(page).count(), 'a button that nothing answers').toBe(0);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect.poll(async () => new URL((await opened).url()).hostname).toBe('wa.me');
  });

  test('a clipboard that is denied or missing gives the error toast, and the link to be copied by hand', async () => {
    const page = await open('/pais/japan');
    const toast = page.getByRole('alert').filter({ hasText: 'No se pudo copiar el enlace.' });
    for (const clipboard of ['denied', 'missing']) {
      await page.evaluate((state) => {
        const denied = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
        Object.defineProperty(navigator, 'clipboard', {
          value: state === 'denied' ? denied : undefined,
          configurable: true,
        });
      }, clipboard);
      await copy(page).click();
      await expect.poll(() => toast.isVisible(), { message: clipboard }).toBe(true);
      expect(await textOf(toast), clipboard).toMatch(/^Error\s*No se pudo copiar el enlace\.$/);
      await page.keyboard.press('Escape');
      await toast.waitFor({ state: 'hidden' });
      await page.getByText((await canonicalOf(page)) ?? '', { exact: true }).waitFor();
    }
  });
});
