import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { canonicalOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { open } = useSite();

describe('the system’s own sheet', () => {
  const sheet = (page: Page) => page.getByRole('button', { name: 'Compartir…' });

  test('gets the message, is counted as its own method, and says something only when it fails', async () => {
    const tag = recordingTag();
    let failure = '';
    const shared: object[] = [];
    const page = await open('/pais/japan', {
      prepare: async (blank) => {
        await tag.prepare(blank);
        await blank.exposeFunction('openSheet', (data: object) => {
          shared.push(data);
          return failure;
        });
        await blank.addInitScript(() => {
          const share = async (data: unknown) => {
            const { openSheet } = window as unknown as { openSheet: (data: unknown) => Promise<string> };
            const name = await openSheet(data);
            if (name) throw new DOMException('', name);
          };
          Object.defineProperty(navigator, 'share', { value: share });
        });
      },
    });
    await sheet(page).click();
    await expect.poll(() => shared).toHaveLength(1);
    expect(shared[0]).toEqual({
      title: '¿Necesita visa un mexicano para viajar a Japón?',
      text: expect.stringContaining('NO NECESITAS VISA. Estancia: 90 días.'),
      url: await canonicalOf(page),
    });
    await expect
      .poll(() => tag.heard('social_share'))
      .toEqual([
        ['event', 'social_share', { event_category: 'engagement', method: 'system', page_path: '/pais/japan' }],
      ]);

    // Closed without sharing.
    failure = 'AbortError';
    await sheet(page).click();
    await expect.poll(() => shared).toHaveLength(2);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.getByRole('alert').count()).toBe(0);

    failure = 'NotAllowedError';
    await sheet(page).click();
    await page.getByRole('alert').filter({ hasText: 'No se pudo compartir. Prueba con «Copiar enlace».' }).waitFor();
  });

  test('is not offered where the browser has none', async () => {
    const page = await open('/pais/japan', {
      prepare: (blank) => blank.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    });
    await page.getByRole('button', { name: 'Copiar enlace' }).waitFor();
    expect(await sheet(page).count()).toBe(0);
  });
});
