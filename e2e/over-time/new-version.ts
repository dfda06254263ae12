import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OfflineSite, storedCaches, untilStored } from '../offline/offline-site.ts';
import type { Open } from '../site.ts';
import { CORRECTED_STAY } from './small-site.ts';

const strip = (page: Page) => page.getByRole('complementary', { name: 'Versión nueva' });
const update = (page: Page) => strip(page).getByRole('button', { name: /^Actualizar/ });
const newerText = (page: Page) => page.getByText(CORRECTED_STAY);

/** The page is loaded anew when the reader accepts. */
export async function accept(page: Page): Promise<void> {
  await update(page).waitFor({ timeout: 20_000 });
  const loaded = page.waitForEvent('load');
  await update(page).click();
  await loaded;
}

/** What a reader with stored pages meets when the site changes: from the first small build to the corrected one. */
export function newVersionJourneys(open: Open, site: OfflineSite): void {
  /** A reader with Japan's page stored in the first version, when the site changes. */
  async function visitThenChange(): Promise<Page> {
    const page = await open('/pais/japan', site.options());
    await untilStored(page, '/pais/japan');
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.serve('newer');
    return page;
  }

  describe('a new version', () => {
    test('announces itself and waits; once accepted it is there whole, with the pages stored before, and the old one is gone', async () => {
      const page = await visitThenChange();
      await page.goto('/wiki');
      await strip(page).getByText('Hay información nueva').waitFor({ timeout: 20_000 });
      await page.context().setOffline(true);
      for (const path of ['/pais/japan', '/']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await newerText(page).count()).toBe(0);
      }
      await page.context().setOffline(false);

      await page.goto('/wiki');
      await accept(page);
      await expect.poll(() => storedCaches(page), { timeout: 20_000 }).toHaveLength(1);
      expect(await strip(page).count()).toBe(0);
      await page.context().setOffline(true);
      for (const path of ['/pais/japan', '/']) {
        await page.goto(path);
        await newerText(page).first().waitFor();
      }
    });

    test('reloads the page that accepted once, and leaves other tabs as they are', async () => {
      const page = await visitThenChange();
      const other = await page.context().newPage();
      await other.goto('/sin-conexion');
      let loads = 0;
      other.on('load', () => {
        loads += 1;
      });
      await page.goto('/wiki');
      let ownLoads = 0;
      page.on('load', () => {
        ownLoads += 1;
      });
      await accept(page);
      await page.waitForLoadState('networkidle');
      expect([ownLoads, loads]).toEqual([1, 0]);
    });

    test('that cannot be fetched whole leaves the old one as it was', async () => {
      const page = await visitThenChange();
      await site.serve('newer, incomplete');
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const failed = new Promise<void>((resolve) =>
          registration.addEventListener('updatefound', () =>
            registration.installing?.addEventListener('statechange', ({ target }) => {
              if ((target as ServiceWorker).state === 'redundant') resolve();
            }),
          ),
        );
        await registration.update();
        await failed;
      });
      await page.context().setOffline(true);
      await page.goto('/pais/japan');
      await page.getByRole('heading', { level: 1, name: /Japón/ }).waitFor();
      expect(await newerText(page).count()).toBe(0);
    });
  });
}
