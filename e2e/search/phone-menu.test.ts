import { describe, expect, test } from 'vitest';
import { MENU_PAGES, MENU_TOOLS, TRIP_LINK } from '../../src/site/navigation.ts';
import { hasFocus } from '../focus.ts';
import { textsOf } from '../page-parts.ts';
import { expectLocation, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { expectClosed, expectSuggestions, menuToggle, searchBox, suggestions } from './search-box.ts';

const { open } = useSite();

/** Every tool but the one that has a button of its own. */
const TOOLS = [...MENU_TOOLS.filter((tool) => tool.label !== TRIP_LINK.label), ...MENU_PAGES].map(({ label }) => label);

test('on a wide screen the tools open under their button, and Escape closes them', async () => {
  const page = await open('/acerca');
  const button = page.getByRole('button', { name: 'Herramientas' });
  const tool = page.getByRole('banner').getByRole('link', { name: 'Escalas' });
  await button.click();
  await tool.waitFor();
  await page.keyboard.press('Escape');
  await tool.waitFor({ state: 'hidden' });
  await button.click();
  await tool.click();
  await expectLocation(page, '/escalas');
});

describe('on a phone', () => {
  test('the menu toggle says what it does and what it did; Escape closes the menu and gives focus back', async () => {
    const page = await open('/acerca', { viewport: PHONE });
    const links = page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true });
    expect(await menuToggle(page, 'Abrir menú').getAttribute('aria-expanded')).toBe('false');
    expect(await links.count()).toBe(0);
    await menuToggle(page, 'Abrir menú').click();
    await menuToggle(page, 'Cerrar menú').waitFor();
    expect(await menuToggle(page, 'Cerrar menú').getAttribute('aria-expanded')).toBe('true');
    for (const name of ['Destinos', 'Wiki', 'Guías', 'Acerca de', 'Contacto']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
    }
    const tools = page.getByRole('banner').getByRole('list', { name: 'Herramientas' }).getByRole('link');
    expect(await textsOf(tools)).toEqual(TOOLS);
    await page.getByRole('banner').getByText('Desde México').waitFor();
    await menuToggle(page, 'Cerrar menú').click();
    await menuToggle(page, 'Abrir menú').waitFor();
    expect(await links.count()).toBe(0);

    await menuToggle(page, 'Abrir menú').click();
    await menuToggle(page, 'Cerrar menú').waitFor();
    await page.keyboard.press('Escape');
    await menuToggle(page, 'Abrir menú').waitFor();
    expect(await hasFocus(menuToggle(page, 'Abrir menú'))).toBe(true);
  });

  test('the search is inside the menu, Escape closes one thing at a time, and it leads to a country', async () => {
    const page = await open('/acerca', { viewport: PHONE });
    await menuToggle(page, 'Abrir menú').click();
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await expectNoSidewaysScroll(page);
    await searchBox(page).press('Escape');
    await expectClosed(page);
    await menuToggle(page, 'Cerrar menú').waitFor();
    expect(await searchBox(page).inputValue()).toBe('japon');
    await page.keyboard.press('Escape');
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await menuToggle(page, 'Cerrar menú').waitFor();
    await page.keyboard.press('Escape');
    await menuToggle(page, 'Abrir menú').waitFor();

    await menuToggle(page, 'Abrir menú').click();
    await searchBox(page).fill('japon');
    await suggestions(page).first().click();
    await expectLocation(page, '/pais/japan');
  });
});
