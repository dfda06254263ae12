import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf } from '../page-parts.ts';
import { expectLocation, holdScripts, PHONE, useSite } from '../site.ts';
import { expectSuggestions, searchBox, searchStatus, suggestions } from './search-box.ts';

const { blank, open } = useSite();

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

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
const answers = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Lugares que coinciden' }).getByRole('option');

/** A machine that does something else beside makes it slower still. */
const SLOWLY = { timeout: 120_000 };

test('letters typed while a slow phone opens home are all kept, and the whole text is answered', SLOWLY, async () => {
  // A phone of 100 dollars at an airport: a processor five times slower, and a network that answers late and little.
  const page = await blank({ viewport: PHONE });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  await browser.send('Network.enable');
  const bytesASecond = 60_000;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click({ timeout: 60_000 });
  await page.keyboard.type('japon', { delay: 80 });
  await expect.poll(() => textsOf(answers(page)), { timeout: 30_000 }).toEqual([expect.stringMatching(/^Japón/)]);
  expect(await box(page).inputValue()).toBe('japon');
});

test('letters and Enter before anything has come open the country once it has', async () => {
  const page = await blank({ viewport: PHONE });
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click();
  await page.keyboard.type('japon');
  await page.keyboard.press('Enter');
  // The form has sent the text to home, whose box takes it up.
  await expectLocation(page, '/?buscar=japon');
  letScriptsCome();
  await expectLocation(page, '/pais/japan');
});
