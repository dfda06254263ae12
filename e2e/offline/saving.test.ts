import { expect, test } from 'vitest';
import { saveData } from '../data-saver.ts';
import { heading, loseNetwork, offer, saveButton, useOfflineReader } from './offline-reader.ts';
import { isStored, QUIET_MS, storedPaths, untilStored } from './offline-site.ts';

const { visit, untilOthersHaveIt } = useOfflineReader();

test('saving a country says the size first and then keeps both pages, the flag, the facts and its list of papers', async () => {
  const page = await visit('/pais/japan');
  await untilStored(page, '/pais/japan');
  await offer(page)
    .getByText(/^Al guardar se descargan \d+ kB\.$/)
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
  const flag = dialog.locator('img').first();
  await expect.poll(() => flag.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.goto('/mi-lista?pais=japan');
  await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
});

test('one press saves a country, however soon after the page', async () => {
  const page = await visit('/pais/japan', {
    prepare: (fresh) =>
      fresh.route(
        /_astro\/reading\.[^.]+\.js$/,
        async (route) => {
          // The finger is on the link when the code comes that puts the button in its place.
          await fresh.getByRole('link', { name: 'Guardar sin conexión' }).hover();
          await fresh.mouse.down();
          await route.continue();
        },
        { times: 1 },
      ),
  });
  await saveButton(page).hover();
  await page.mouse.up();
  await offer(page).getByText('Guardado: este país ya se abre sin conexión.').waitFor({ timeout: 20_000 });
});

test('nothing is stored unasked with Data Saver, nor for a reader who prefers less data, until they ask and are told the size of it all', async () => {
  const requested: string[] = [];
  const page = await visit('/pais/japan', {
    prepare: async (fresh) => {
      await saveData(fresh);
      fresh.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
    },
  });
  const thrifty = await visit('/pais/japan', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const original = window.matchMedia.bind(window);
        window.matchMedia = (query) => original(query.includes('prefers-reduced-data') ? 'all' : query);
      }),
  });
  await thrifty.clock.fastForward(QUIET_MS);
  await untilOthersHaveIt(page, '/pais/japan');
  expect(await storedPaths(thrifty)).toEqual([]);
  expect(await storedPaths(page)).toEqual([]);
  expect(requested.filter((path) => path === '/sw.js' || path === '/sin-conexion.json')).toEqual([]);
  await saveButton(page).click();
  await offer(page)
    .getByText(/^Al guardar se descargan \d+ kB\.$/)
    .waitFor();
  expect(await storedPaths(page)).toEqual([]);
  await saveButton(page).click();
  await offer(page).getByText('Guardado: este país ya se abre sin conexión.').waitFor({ timeout: 20_000 });
  await loseNetwork(page);
  expect((await page.goto('/visa-para-japan-mexicanos'))?.status()).toBe(200);
});
