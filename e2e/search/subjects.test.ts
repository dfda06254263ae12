import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heading, loseNetwork, useOfflineReader } from '../offline/offline-reader.ts';
import { untilStored } from '../offline/offline-site.ts';
import { textsOf } from '../page-parts.ts';
import { expectLocation, PHONE, useSite } from '../site.ts';

const { open } = useSite();
const { visit } = useOfflineReader();

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
const answers = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Lugares que coinciden' }).getByRole('option');

test('Enter opens the answer to a question, and Ver Destinos the same', async () => {
  const page = await open('/', { viewport: PHONE });
  await box(page).fill('perdí mi pasaporte');
  await expect
    .poll(() => textsOf(answers(page)))
    .toEqual([expect.stringMatching(/^Perdí mi pasaporte o me lo robaron\s*Denuncia, llama a la embajada/)]);
  await box(page).press('Enter');
  await expectLocation(page, '/si-algo-sale-mal#si-pierdes-el-pasaporte');
  await page.getByRole('heading', { name: 'Si pierdes el pasaporte' }).waitFor();

  await page.goto('/');
  await box(page).fill('ETIAS');
  await answers(page).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Ver Destinos' }).click();
  await expectLocation(page, '/es-cierto/etias-ya');
});

// Which address, src/search/testing/subject-phrases.yaml; that the section is there, check:site.
describe('with a place it leads to the section of that place, opened and in sight', () => {
  test.each([
    ['vacunas Kenia', '/pais/kenya#fiebre-amarilla'],
    ['cita visa Guadalajara', '/visa-americana#espera-guadalajara'],
    ['seguro de viaje', '/#pregunta-seguro'],
  ])('%s', async (query, address) => {
    const page = await open('/', { viewport: PHONE });
    await box(page).fill(query);
    await box(page).press('Enter');
    await expectLocation(page, address);
    const named = page.locator(address.slice(address.indexOf('#')));
    // What lay in a fold is open.
    await expect.poll(() => named.isVisible()).toBe(true);
    await expect.poll(() => named.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(PHONE.height);
  });
});

test('above an open keyboard the field rises, and four answers are to be seen', async () => {
  const page = await open('/', { viewport: { width: 390, height: 444 } });
  for (const query of ['europa', 'visa americana']) {
    await box(page).fill('');
    await box(page).pressSequentially(query);
    await expect.poll(() => answers(page).count(), { message: query }).toBeGreaterThanOrEqual(3);
    const bottoms = await answers(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    for (const bottom of bottoms.slice(0, 4)) expect(bottom, query).toBeLessThanOrEqual(444);
  }
});

test('without a network a question is answered, and whom to call is two taps from home', async () => {
  const page = await visit('/', { viewport: PHONE });
  await untilStored(page, '/si-algo-sale-mal');
  await loseNetwork(page);
  await page.reload();
  await box(page).click();
  await page.keyboard.type('vacunas');
  await expect.poll(() => textsOf(answers(page))).toEqual([expect.stringMatching(/^Vacunas/)]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Si algo sale mal' }).click();
  await heading(page, /./);
  await page.getByRole('link', { name: '+1 520 623 7874' }).first().waitFor();
  await page.getByLabel('¿En qué país estás?').fill('franc');
  await expect.poll(() => textsOf(page.getByRole('rowheader'))).toContain('Francia');
  expect(await textsOf(page.getByRole('rowheader'))).not.toContain('España');
});
