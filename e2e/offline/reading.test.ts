import { describe, expect, test } from 'vitest';
import { searchBox } from '../search/search-box.ts';
import { DESKTOP, expectLocation } from '../site.ts';
import { heading, loseNetwork, offer, saveButton, useOfflineReader } from './offline-reader.ts';
import { EDITED_TEXT, untilStored } from './offline-site.ts';

const { site, blank, visit } = useOfflineReader();

/** What a browser says about requests nobody answered. */
const FAILED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
const NOT_STORED = /status of 503/;

describe('after one visit', () => {
  test('the page that was open, home, search and filters work without a network; any other says so and lists what is there', async () => {
    const page = await visit('/pais/japan', { expectedNoise: [NOT_STORED] });
    await untilStored(page, '/pais/japan');
    await loseNetwork(page);
    await page.reload();
    await heading(page, /Japón/);
    expect((await page.goto('/pais/japan/?utm_source=amiga'))?.status()).toBe(200);
    await heading(page, /Japón/);

    // Whoever was robbed in France reaches whom to call all the same.
    await page.goto('/pais/france#si-algo-sale-mal');
    await heading(page, 'Si algo sale mal');
    await page.locator('a[href="tel:+33613535574"]').first().waitFor();
    expect((await page.goto('/pais/france'))?.status()).toBe(503);
    await heading(page, 'Sin conexión');
    await page.getByText('esta página no está guardada en tu dispositivo').waitFor();
    await page.getByRole('link', { name: 'Japón: ¿necesito visa?' }).click();
    await heading(page, /Japón/);

    await page.goto('/?estado=visa-required');
    const clear = page.getByRole('button', { name: 'Limpiar filtros' });
    await clear.click();
    await clear.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Visa al Llegar' }).click();
    await clear.waitFor();
    await searchBox(page).click();
    await searchBox(page).pressSequentially('tokio');
    await page.getByRole('banner').getByRole('option', { name: /Japón/ }).waitFor();

    await page.goto('/sin-conexion');
    await page.getByRole('link', { name: 'Japón: ¿necesito visa?' }).waitFor();
  });

  test('pages come from the server while it answers, and from the device when it is gone, broken or slow', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    const expectStored = async (server: string) => {
      expect((await page.reload())?.status(), server).toBe(200);
      await heading(page, /Japón/);
    };
    await site.stop();
    await expectStored('gone');
    // The second answer was the worker's own, and from now on the browser asks ahead of it.
    for (const server of ['broken', 'slow'] as const) {
      await site.serve(server);
      await expectStored(server);
    }
    await site.serve('edited');
    await page.reload();
    await page.getByText(EDITED_TEXT).waitFor();
  });
});

describe('where storing fails, reading goes on', () => {
  test('full storage: it says so and pages keep coming from the server', async () => {
    const page = await blank(site.options());
    const session = await page.context().newCDPSession(page);
    await page.goto('/pais/japan');
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 20_000 });
    await saveButton(page).click();
    await offer(page)
      .getByText(/no dejó guardar|No hay espacio/)
      .waitFor({ timeout: 20_000 });
    // What is still being fetched would be broken off by the next page, and said on the console.
    await page.waitForLoadState('networkidle');
    await page.goto('/pais/france');
    await heading(page, /Francia/);
  });

  test('denied storage: nothing is offered that could not be kept', async () => {
    const page = await visit('/sin-conexion', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'serviceWorker', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    });
    await page.getByText('Este navegador no permite guardar páginas').waitFor();
    expect(await saveButton(page).count()).toBe(0);
    await page.goto('/pais/japan');
    await heading(page, /Japón/);
    expect(await saveButton(page).count()).toBe(0);
  });

  test('what visitors send never meets the stored copy', async () => {
    const page = await visit('/contacto', { viewport: DESKTOP, expectedNoise: [FAILED] });
    await untilStored(page, '/contacto');
    await loseNetwork(page);
    const answer = await page.evaluate(() => fetch('/contacto', { method: 'POST' }).then(String, () => 'failed'));
    expect(answer).toBe('failed');
    await expectLocation(page, '/contacto');
  });
});
