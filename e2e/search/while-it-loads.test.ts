import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import { expectSuggestions, searchBox, searchStatus, suggestions } from './search-box.ts';

const { open } = useSite();

test('text typed before the search was ready, or had its list of countries, is kept and answered later', async () => {
  const page = await open('/pais/peru');
  const letScriptsCome = await holdScripts(page);
  const { promise, resolve: letListCome } = Promise.withResolvers<void>();
  await page.route('**/paises.json', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/paises.json');
  await searchBox(page).click();
  await page.keyboard.type('jap');
  expect(await searchBox(page).inputValue()).toBe('jap');
  letScriptsCome();
  await asked;
  await page.keyboard.type('on');
  expect(await suggestions(page).count()).toBe(0);
  letListCome();
  await expectSuggestions(page, [/^Japón/]);
  expect(await searchBox(page).inputValue()).toBe('japon');
  await page.keyboard.press('Enter');
  await expectLocation(page, '/pais/japan');
});

test('where the list of countries cannot be fetched, it says so, keeps the text and tries again at the next focus', async () => {
  const failures: [string, (route: Route) => Promise<unknown>][] = [
    ['no network', (route) => route.abort()],
    ['a server error', (route) => route.fulfill({ status: 503 })],
    ['no JSON', (route) => route.fulfill({ body: '<html>' })],
  ];
  const page = await open('/acerca', { expectedNoise: [/ERR_FAILED/, /503/] });
  const message = searchStatus(page).filter({ hasText: 'No se pudo cargar' });
  for (const [name, fail] of failures) {
    let hasFailed = false;
    await page.route('**/paises.json', async (route) => {
      await fail(route);
      hasFailed = true;
    });
    await searchBox(page).focus();
    await expect.poll(() => hasFailed, { message: `${name}: is asked for` }).toBe(true);
    if (name === 'no network') await searchBox(page).pressSequentially('japon');
    await expect.poll(() => message.isVisible(), { message: `${name}: is said` }).toBe(true);
    expect(await searchBox(page).inputValue(), name).toBe('japon');
    await page.unroute('**/paises.json');
    await page.getByRole('heading', { level: 1 }).click();
  }
  await searchBox(page).focus();
  await message.waitFor({ state: 'hidden' });
  expect(await searchBox(page).inputValue()).toBe('japon');
  await searchBox(page).press('End');
  await searchBox(page).press('Backspace');
  await expectSuggestions(page, [/^Japón/]);
});
