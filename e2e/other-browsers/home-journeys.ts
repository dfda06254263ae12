import { expect, test } from 'vitest';
import { listedCountries } from '../catalogue.ts';
import { hasFocus, holdsFocus } from '../focus.ts';
import { countryLinks, details, groups, region, slugsOf, tile } from '../home/home-cells.ts';
import { textOf } from '../page-parts.ts';
import { searchBox, suggestions } from '../search/search-box.ts';
import { expectLocation, type Open } from '../site.ts';

export function homeJourneys(open: Open): void {
  test('home lists every destination', async () => {
    const page = await open('/');
    const expected = (await listedCountries()).map(({ slug }) => slug).sort();
    // Most are folded; their links are in the page all the same.
    expect(await slugsOf(page.locator('#destinos a[href^="/pais/"]'))).toEqual(expected);
    const oceania = groups(page).and(page.getByRole('region', { name: 'Oceanía' }));
    await oceania.getByRole('button', { name: /^Mostrar/ }).click();
    await oceania.getByRole('link', { name: /^Tuvalu/ }).waitFor();
  });

  test('the search finds a country without its accents, by keyboard alone', async () => {
    const page = await open('/');
    await searchBox(page).pressSequentially('turquia');
    await suggestions(page).filter({ hasText: 'Turquía' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => suggestions(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/turkey');
    await page.getByRole('heading', { name: '¿Necesita visa un mexicano para viajar a Turquía?' }).waitFor();
  });

  test('status and region filter, the address says so, Back undoes it, and the address can be shared', async () => {
    const page = await open('/');
    await tile(page, /^Visa Requerida/).click();
    await expectLocation(page, '/?estado=visa-required');
    await region(page).selectOption({ label: 'Oceanía' });
    await expectLocation(page, '/?estado=visa-required&region=Oceania');
    await countryLinks(page)
      .and(page.getByRole('link', { name: 'Australia', exact: true }))
      .waitFor();
    expect(await details(page, 'Japón').isVisible()).toBe(false);
    // Not `goBack`: it waits for a document, and a page that filters by script stays in its own.
    const back = () => page.evaluate(() => history.back());
    await back();
    await expectLocation(page, '/?estado=visa-required');
    await page.getByRole('region', { name: 'Asia', exact: true }).waitFor();
    await back();
    await expectLocation(page, '/');
    await details(page, 'Japón').waitFor();
    await page.goto('/?estado=visa-free&region=Asia');
    await expect.poll(() => page.getByRole('region', { name: 'Europa', exact: true }).isVisible()).toBe(false);
    await details(page, 'Japón').waitFor();
    expect(await region(page).inputValue()).toBe('Asia');
  });

  test('Ver Detalles opens a dialog, Escape closes it and the focus is back', async () => {
    const page = await open('/');
    await details(page, 'Japón').click();
    const dialog = page.getByRole('dialog', { name: 'Japón' });
    await expect.poll(() => textOf(dialog)).toContain('90 días');
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(details(page, 'Japón'))).toBe(true);
  });

  test('the currency converter answers', async () => {
    const page = await open('/');
    const pesos = page.getByRole('textbox', { name: 'Pesos mexicanos' });
    const before = await pesos.inputValue();
    await page.getByRole('textbox', { name: 'Cantidad en USD' }).pressSequentially('7');
    await expect.poll(() => pesos.inputValue()).not.toBe(before);
  });
}
