import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../clipboard.ts';
import { canonicalOf, textOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';

const { open } = useSite();

describe('the share block', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });

  test.each([
    ['WhatsApp', /^https:\/\/wa\.me\/|^https:\/\/api\.whatsapp\.com\//, ['text']],
    ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php/, ['u', 'quote']],
    ['Twitter', /^https:\/\/(twitter|x)\.com\/intent\/(tweet|post)/, ['text', 'url']],
  ])('%s opens a popup of 600 by 400 with the canonical address', async (name, service, parameters) => {
    for (const path of ['/pais/japan?utm_source=boletin', '/visa-para-japan-mexicanos']) {
      const page = await open(path);
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
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => opened.length).toBe(1);
      const [url = '', , features = ''] = opened[0] ?? [];
      expect(url).toMatch(service);
      expect(features.replace(/\s/g, '').split(',')).toEqual(expect.arrayContaining(['width=600', 'height=400']));
      const sent = new URL(url).searchParams;
      for (const parameter of parameters) expect(sent.get(parameter)).toBeTruthy();
      expect([...sent.values()].join(' ')).toContain(await canonicalOf(page));
      expect(page.context().pages()).toHaveLength(1);
    }
  });

  test('a real popup has the service in it, and the page stays', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect.poll(async () => new URL((await popup).url()).hostname).toBe('wa.me');
    await expectLocation(page, '/pais/japan');
  });

  test('with popups blocked the link opens a tab instead', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    await page.evaluate(() => {
      window.open = () => null;
    });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Facebook' }).click();
    await expect.poll(async () => new URL((await opened).url()).hostname).toBe('www.facebook.com');
    await expectLocation(page, '/pais/japan');
  });

  test('with scripts that never come the link opens a tab too', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true, expectedNoise: [/ERR_FAILED/, /Error hydrating/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await failed;
    const opened = page.context().pages()[1] ?? (await clickForTab(page));
    await expect.poll(() => new URL(opened.url()).hostname).toBe('wa.me');
  });

  /** The second tap, for when the first one was spent on finding out that the scripts do not come. */
  async function clickForTab(page: Page): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    return opened;
  }

  test('the copied link is the canonical address, and a toast says so', async () => {
    const page = await open('/pais/japan?utm_source=boletin', MAY_COPY);
    await copy(page).click();
    const toast = linkCopied(page);
    await toast.waitFor();
    expect(await textOf(toast)).toContain('El enlace se ha copiado al portapapeles.');
    expect(await copiedText(page)).toBe(await canonicalOf(page));
  });

  test.each<[string, () => void]>([
    [
      'denied',
      () => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      },
    ],
    ['missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('a clipboard that is %s gives the error toast', async (_name, breakClipboard) => {
    const page = await open('/pais/japan', { prepare: (blank) => blank.addInitScript(breakClipboard) });
    await copy(page).click();
    const toast = page.getByRole('alert').filter({ hasText: 'No se pudo copiar el enlace.' });
    await toast.waitFor();
    expect(await textOf(toast)).toMatch(/^Error\s*No se pudo copiar el enlace\.$/);
  });

  test('when even the code of the toast cannot be fetched, a plain line says it', async () => {
    const page = await open('/pais/japan', {
      ...MAY_COPY,
      expectedNoise: [/ERR_FAILED/],
      prepare: (blank) => blank.route('**/_astro/toast-view*.js', (route) => route.abort()),
    });
    await copy(page).click();
    await linkCopied(page).waitFor();
  });
});
