import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isStored, storedCaches, untilStored, useOfflineSite } from './offline-site.ts';
import { DESKTOP, expectLocation, useSite, type VisitOptions } from './site.ts';

const { open, blank } = useSite();
const site = useOfflineSite();

/** What a browser says about requests nobody answered. */
const FAILED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
const NOT_STORED = /status of 503/;

function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  return open(path, { ...site.options(), ...options });
}

const loseNetwork = (page: Page) => page.context().setOffline(true);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar para usar sin conexión' });
const offer = (page: Page) => page.getByRole('region', { name: 'Sin conexión' });

describe('after one visit', () => {
  test('the page that was open and home are there without a network, and so is the page that says what is', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    await loseNetwork(page);
    await page.reload();
    await heading(page, /Japón/);
    await page.goto('/?estado=visa-required');
    await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
    await page.goto('/sin-conexion');
    await page.getByRole('link', { name: 'Japón: ¿necesito visa?' }).waitFor();
  });

  test('and so they are when it is the server that went away', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    await site.stop();
    expect((await page.reload())?.status()).toBe(200);
    await heading(page, /Japón/);
  });

  test('search and filters work without a network', async () => {
    const page = await visit('/');
    await untilStored(page, '/');
    await loseNetwork(page);
    await page.reload();
    await page.getByRole('button', { name: 'Visa al Llegar' }).click();
    await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
    await page.getByRole('combobox', { name: 'Buscar país' }).click();
    await page.getByRole('combobox', { name: 'Buscar país' }).pressSequentially('jap');
    await page.getByRole('banner').getByRole('option', { name: /Japón/ }).waitFor();
  });

  test('a page that is not stored says so, with a status that admits it, and lists what is', async () => {
    const page = await visit('/pais/japan', { expectedNoise: [NOT_STORED] });
    await untilStored(page, '/pais/japan');
    await loseNetwork(page);
    expect((await page.goto('/pais/france'))?.status()).toBe(503);
    await heading(page, 'Sin conexión');
    await page.getByText('esta página no está guardada en tu dispositivo').waitFor();
    await page.getByRole('link', { name: 'Japón: ¿necesito visa?' }).click();
    await heading(page, /Japón/);
  });

  test('other addresses of a stored page lead to it as well', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    await loseNetwork(page);
    expect((await page.goto('/pais/japan/?utm_source=amiga'))?.status()).toBe(200);
    await heading(page, /Japón/);
  });

  test.each(['broken', 'slow'] as const)('and so they are when the server is %s', async (server) => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    // The second answer is the worker's own, and from then on the browser asks ahead of it.
    await page.reload();
    await site.serve(server);
    expect((await page.reload())?.status()).toBe(200);
    await heading(page, /Japón/);
  });

  test('with a network pages still come from the server', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    await site.serve('newer');
    await page.reload();
    await page.getByText('Texto de la versión nueva').waitFor();
  });
});

describe('Guardar para usar sin conexión', () => {
  test('on a country says the size first and then keeps both pages, the flag and the facts', async () => {
    const page = await visit('/pais/japan');
    await untilStored(page, '/pais/japan');
    await offer(page)
      .getByText(/^Se descargan \d+ kB\.$/)
      .waitFor();
    expect(await isStored(page, '/visa-para-japan-mexicanos')).toBe(false);
    await saveButton(page).click();
    await offer(page).getByText('Guardado: este país ya se abre sin conexión.').waitFor();
    await loseNetwork(page);
    expect((await page.goto('/visa-para-japan-mexicanos'))?.status()).toBe(200);
    await heading(page, /Japón/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Ver Detalles de Japón' }).click();
    const dialog = page.getByRole('dialog', { name: 'Japón' });
    await dialog.waitFor();
    expect(
      await dialog
        .locator('img')
        .first()
        .evaluate((flag) => (flag as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('for everything says the size first, shows how far it is, and then every destination opens', async () => {
    const page = await visit('/sin-conexion');
    await untilStored(page, '/sin-conexion');
    await page.getByText(/^Se descargan \d+\.\d MB\.$/).waitFor();
    await saveButton(page).click();
    await page.getByRole('progressbar', { name: 'Guardando' }).waitFor();
    await page.getByText('Guardado: todos los destinos ya se abren sin conexión.').waitFor({ timeout: 25_000 });
    await page.getByRole('link', { name: 'Francia: guía completa' }).waitFor();
    await loseNetwork(page);
    for (const path of ['/pais/france', '/visa-para-brazil-mexicanos', '/wiki', '/contacto']) {
      expect((await page.goto(path))?.status(), path).toBe(200);
    }
  });

  test('can be undone, and then nothing comes back unasked', async () => {
    const page = await visit('/sin-conexion');
    await untilStored(page, '/sin-conexion');
    await page.goto('/pais/japan');
    await untilStored(page, '/pais/japan');
    await page.goto('/sin-conexion');
    await page.getByRole('button', { name: 'Borrar todo lo guardado' }).click();
    await page.getByText('Se borró todo.').waitFor();
    expect(await storedCaches(page)).toEqual([]);
    await page.goto('/pais/japan');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(4500);
    expect(await storedCaches(page)).toEqual([]);
  });
});

describe('nothing is stored unasked', () => {
  const saver = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });

  test('with Data Saver, until the reader asks, who is told the size of it all first', async () => {
    const requested: string[] = [];
    const page = await visit('/pais/japan', {
      prepare: async (fresh) => {
        await saver(fresh);
        fresh.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(4500);
    expect(await storedCaches(page)).toEqual([]);
    expect(requested.filter((path) => path === '/sw.js' || path === '/sin-conexion.json')).toEqual([]);
    await saveButton(page).click();
    await offer(page)
      .getByText(/^Se descargan \d+ kB\.$/)
      .waitFor();
    expect(await storedCaches(page)).toEqual([]);
    await saveButton(page).click();
    await offer(page).getByText('Guardado: este país ya se abre sin conexión.').waitFor({ timeout: 20_000 });
    await loseNetwork(page);
    expect((await page.goto('/visa-para-japan-mexicanos'))?.status()).toBe(200);
  });
});

test('nothing is stored unasked for a reader who prefers less data either', async () => {
  const page = await visit('/pais/japan', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const original = window.matchMedia.bind(window);
        window.matchMedia = (query) => original(query.includes('prefers-reduced-data') ? 'all' : query);
      }),
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4500);
  expect(await storedCaches(page)).toEqual([]);
});

describe('where storing fails, reading goes on', () => {
  test('full storage: it says so and pages keep coming from the server', async () => {
    const page = await blank(site.options());
    const session = await page.context().newCDPSession(page);
    await page.goto('/pais/japan');
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 20_000 });
    await saveButton(page).click();
    await offer(page)
      .getByText(/^Se descargan/)
      .waitFor();
    await saveButton(page).click();
    await offer(page)
      .getByText(/no dejó guardar|No hay espacio/)
      .waitFor({ timeout: 20_000 });
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
