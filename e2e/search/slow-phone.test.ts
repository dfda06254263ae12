import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf } from '../page-parts.ts';
import { expectLocation, PHONE, useSite } from '../site.ts';

const { blank } = useSite();

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
const answers = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Lugares que coinciden' }).getByRole('option');

/** A phone of 100 dollars at an airport: a processor 20 times slower, and a network that answers late and little. */
async function slowPhone(): Promise<Page> {
  const page = await blank({ viewport: PHONE });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await browser.send('Network.enable');
  const bytesASecond = 60_000;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  });
  return page;
}

test('whoever types at once on a slow phone loses no letter, and the whole text is answered', {
  timeout: 120_000,
}, async () => {
  const page = await slowPhone();
  for (const pause of [0, 30, 80, 150]) {
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).click({ timeout: 60_000 });
    await page.keyboard.type('japon', { delay: pause });
    await expect.poll(() => textsOf(answers(page)), { timeout: 30_000 }).toEqual([expect.stringMatching(/^Japón/)]);
    expect(await box(page).inputValue(), `${pause} ms between letters`).toBe('japon');
  }
});

test('Enter pressed before anything has come opens the country once it has', { timeout: 240_000 }, async () => {
  const page = await slowPhone();
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click({ timeout: 60_000 });
  await page.keyboard.type('japon');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor({ timeout: 60_000 });
  await expectLocation(page, '/pais/japan');
});
