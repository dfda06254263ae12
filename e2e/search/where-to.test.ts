import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishedCountries } from '../catalogue.ts';
import { expectedOf } from '../country-page/country-sample.ts';
import { clear, expectShown, expectUnfiltered, region } from '../home/home-cells.ts';
import { textsOf } from '../page-parts.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, NOT_FOUND_NOISE, PHONE, useSite } from '../site.ts';

const { open } = useSite();

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
const answers = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Lugares que coinciden' }).getByRole('option');

async function expectAnswers(page: Page, query: string, expected: RegExp[]): Promise<void> {
  await box(page).fill(query);
  await expect
    .poll(() => textsOf(answers(page)), { message: query })
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
}

test('in the hero a city, a word of several places and a region are answered before any page is opened, and Ver Destinos opens what is asked for', async () => {
  const countries = await publishedCountries();
  const japan = await expectedOf('japan');
  const page = await open('/', { viewport: PHONE });
  const destinations = page.getByRole('main').getByRole('link', { name: 'Ver Destinos' });
  await destinations.click();
  await expectLocation(page, '/#destinos');
  await box(page).click();
  await page.keyboard.type('tokio');
  await expect
    .poll(() => textsOf(answers(page)))
    .toEqual([
      expect.stringMatching(new RegExp(`^Tokio\\s*Japón\\s*${japan.badge}\\s*${japan.stay[0]} · ${japan.cost[0]}$`)),
    ]);
  await expectAnswers(page, 'georgia', [/^Georgia\s*Sin Visa/, /^Georgia\s*Estados Unidos\s*Visa Requerida/]);
  await expectNoSidewaysScroll(page);

  // A region opens the list of its destinations and of no others.
  for (const [query, name, members] of [
    ['centroamérica', 'América Central', ['BZ', 'CR', 'GT', 'HN', 'NI', 'PA', 'SV']],
    ['bálticos', 'Países Bálticos', ['EE', 'LT', 'LV']],
  ] as const) {
    await box(page).fill(query);
    await answers(page)
      .filter({ hasText: `de ${members.length} destinos sin visa` })
      .click();
    await expectShown(page, countries, ({ iso2 }) => (members as readonly string[]).includes(iso2));
    await expect.poll(() => region(page).locator('option:checked').textContent()).toBe(name);
  }
  await clear(page).click();
  await expectUnfiltered(page);

  await expectAnswers(page, 'tokio', [/^Tokio/]);
  // The answers lie over the link.
  await page.keyboard.press('Escape');
  await destinations.click();
  await expectLocation(page, '/pais/japan');
});

test('two places are a trip, which is the reader’s own', async () => {
  const page = await open('/acerca');
  const header = page.getByRole('banner');
  await header.getByRole('combobox', { name: 'Buscar país' }).fill('madrid y londres');
  await expect
    .poll(() => textsOf(header.getByRole('option')))
    .toEqual(
      [/^Hacer un viaje de esto/, /^Madrid\s*España/, /^Londres\s*Reino Unido/].map((name) =>
        expect.stringMatching(name),
      ),
    );
  await page.keyboard.press('Enter');
  await expectLocation(page, '/mi-viaje');
  const answer = page.getByRole('region', { name: 'Tu respuesta' });
  await expect
    .poll(() => textsOf(answer.getByRole('listitem')))
    .toEqual(expect.arrayContaining([/España/, /Reino Unido/].map((name) => expect.stringMatching(name))));
  expect(await page.getByText('viene de un enlace').count()).toBe(0);
  await page.reload();
  await expect.poll(() => answer.isVisible()).toBe(true);
});

test('what the reader holds changes the answer', async () => {
  const page = await open('/#tengo=us-visa', { viewport: DESKTOP });
  await box(page).click();
  await page.keyboard.type('toronto');
  await expect
    .poll(() => textsOf(answers(page)))
    .toEqual([expect.stringMatching(/^Toronto\s*Canadá\s*ETA\/e-Visa · si llegas en avión/)]);
  await answers(page).first().click();
  await page.getByRole('heading', { level: 1, name: 'Canadá' }).waitFor();
});

test('where nothing is found the likest countries are offered and heard, and a way to all of them', async () => {
  const page = await open('/acerca', { viewport: DESKTOP });
  const header = page.getByRole('banner');
  await header.getByRole('combobox', { name: 'Buscar país' }).fill('fransilandia');
  await expect
    .poll(() => textsOf(header.getByRole('option')))
    .toEqual([/^Finlandia/, /^Tailandia/, /^Francia/, /^Ninguno de estos/].map((name) => expect.stringMatching(name)));
  await header.getByRole('status').filter({ hasText: 'Nada coincide del todo. ¿Es uno de estos?' }).waitFor();
  // What was only guessed is never taken by itself.
  await page.keyboard.press('Enter');
  await expectLocation(page, '/acerca');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectLocation(page, '/#destinos');
  await page.goto('/acerca');
  await header.getByRole('combobox', { name: 'Buscar país' }).fill('fransilandia');
  await header.getByRole('option', { name: /^Francia/ }).click();
  await expectLocation(page, '/pais/france');
});

test('the not-found page asks too, and says where else to look', async () => {
  const page = await open('/no-existe', { viewport: PHONE, expectedNoise: [NOT_FOUND_NOISE, /Página no encontrada/] });
  await box(page).fill('zzzqqx');
  await page.getByRole('main').getByRole('link', { name: 'mira todos los destinos' }).waitFor();
  await box(page).fill('cusco');
  await expect.poll(() => textsOf(answers(page))).toEqual([expect.stringMatching(/^Cusco\s*Perú/)]);
  await box(page).press('Enter');
  await expectLocation(page, '/pais/peru');
});
