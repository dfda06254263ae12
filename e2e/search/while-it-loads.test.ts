import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import { expectSuggestions, searchBox, suggestions } from './search-box.ts';

const { open } = useSite();

describe('text that was typed before the search was awake', () => {
  test.each([
    ['home', '/'],
    ['a country page', '/pais/peru'],
  ])('is kept on %s, and answered once it is', async (_name, path) => {
    const page = await open(path);
    const letScriptsCome = await holdScripts(page);
    await searchBox(page).click();
    await page.keyboard.type('japon');
    expect(await searchBox(page).inputValue()).toBe('japon');
    letScriptsCome();
    await expectSuggestions(page, [/^Japón/]);
    expect(await searchBox(page).inputValue()).toBe('japon');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan');
  });

  test('is kept while the list of countries is still on its way', async () => {
    const page = await open('/pais/peru');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/paises.json', async (route) => {
      await promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/paises.json');
    await searchBox(page).click();
    await asked;
    await page.keyboard.type('japon');
    expect(await suggestions(page).count()).toBe(0);
    resolve();
    await expectSuggestions(page, [/^Japón/]);
  });
});

describe('the list of countries cannot be fetched', () => {
  test.each<[string, (page: Page) => Promise<unknown>, RegExp[]]>([
    ['no network', (page) => page.route('**/paises.json', (route) => route.abort()), [/ERR_FAILED/]],
    ['a server error', (page) => page.route('**/paises.json', (route) => route.fulfill({ status: 503 })), [/503/]],
    ['no JSON', (page) => page.route('**/paises.json', (route) => route.fulfill({ body: '<html>' })), []],
  ])('%s: it says so, keeps the text and tries again at the next focus', async (_name, breakIndex, expectedNoise) => {
    const page = await open('/pais/peru', { prepare: breakIndex, expectedNoise });
    await searchBox(page).click();
    await searchBox(page).pressSequentially('japon');
    const message = page.getByRole('banner').getByRole('status').filter({ hasText: 'No se pudo cargar' });
    await message.waitFor();
    await page.unroute('**/paises.json');
    await page.getByRole('heading', { level: 1 }).click();
    await searchBox(page).focus();
    await message.waitFor({ state: 'hidden' });
    expect(await searchBox(page).inputValue()).toBe('japon');
    await searchBox(page).press('End');
    await searchBox(page).press('Backspace');
    await expectSuggestions(page, [/^Japón/]);
  });
});
