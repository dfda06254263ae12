import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { canonicalOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { open } = useSite();

describe('the system’s own sheet', () => {
  const sheet = (page: Page) => page.getByRole('button', { name: 'Compartir…' });

  /** A device whose sheet keeps what it is given, or ends with an error of this name. */
  const withSheet = (page: Page, failure?: string) =>
    page.addInitScript((name) => {
      const keep = { shared: [] as unknown[] };
      Object.assign(window, keep);
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          keep.shared.push(data);
          if (name) throw new DOMException('', name);
        },
      });
    }, failure);
  const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: object[] }).shared);

  async function openSheet(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Copiar enlace' }).focus();
    await sheet(page).click();
  }

  test('gets the message and the canonical address, and is counted as its own method', async () => {
    const tag = recordingTag();
    const page = await open('/pais/japan', {
      prepare: async (blank) => {
        await tag.prepare(blank);
        await withSheet(blank);
      },
    });
    await openSheet(page);
    await expect.poll(() => shared(page)).toHaveLength(1);
    expect((await shared(page))[0]).toEqual({
      title: '¿Necesita visa un mexicano para viajar a Japón?',
      text: expect.stringContaining('NO NECESITAS VISA. Estancia: 90 días.'),
      url: await canonicalOf(page),
    });
    await expect
      .poll(() => tag.heard('social_share'))
      .toEqual([
        ['event', 'social_share', { event_category: 'engagement', method: 'system', page_path: '/pais/japan' }],
      ]);
  });

  test('closed without sharing says nothing', async () => {
    const toasts: string[] = [];
    const page = await open('/pais/japan', {
      prepare: async (blank) => {
        blank.on('request', (request) => {
          if (request.url().includes('toast-view')) toasts.push(request.url());
        });
        await withSheet(blank, 'AbortError');
      },
    });
    await openSheet(page);
    await expect.poll(() => shared(page)).toHaveLength(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(toasts).toEqual([]);
  });

  test('that fails says so, and what to do instead', async () => {
    const page = await open('/pais/japan', { prepare: (blank) => withSheet(blank, 'NotAllowedError') });
    await openSheet(page);
    await page.getByRole('alert').filter({ hasText: 'No se pudo compartir. Prueba con «Copiar enlace».' }).waitFor();
  });

  test('is not offered where the browser has none', async () => {
    const page = await open('/pais/japan', {
      prepare: (blank) => blank.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    });
    await page.getByRole('button', { name: 'WhatsApp' }).focus();
    await expect.poll(() => page.getByRole('button', { name: 'WhatsApp' }).getAttribute('href')).toContain('Fuente');
    expect(await sheet(page).count()).toBe(0);
  });
});
