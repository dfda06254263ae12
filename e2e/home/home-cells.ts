import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PublicCountry } from '../catalogue.ts';

export const destinations = (page: Page) => page.locator('#destinos');
export const groups = (page: Page) => destinations(page).getByRole('region');
/** Cards and rows alike: every country has exactly one link. */
export const countryLinks = (page: Page) => groups(page).getByRole('link');
export const cards = (page: Page) => destinations(page).getByRole('article');
/** The list items of home's destinations that are countries; a card's own list holds no links. */
export const rows = (page: Page) =>
  groups(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
export const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
export const cardLink = (page: Page, name: string) => cards(page).getByRole('link', { name, exact: true });
export const details = (page: Page, name: string) => page.getByRole('button', { name: `Ver Detalles de ${name}` });

/** What a group folds away: `Mostrar 12 más`. */
export const more = (group: Locator) => group.getByText(/^Mostrar \d+ más$/).filter({ visible: true });

export const tile = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filtrar por estado' }).getByRole('button', { name });
export const region = (page: Page) => page.getByRole('combobox', { name: 'Región' });
export const clear = (page: Page) => page.getByRole('button', { name: 'Limpiar filtros' });

export async function slugsOf(links: Locator): Promise<string[]> {
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.replace('/pais/', '')).sort();
}

/** Waits until exactly these countries, of those given, are listed. There is at least one. */
export async function expectShown(
  page: Page,
  countries: readonly PublicCountry[],
  matches: (country: PublicCountry) => boolean,
): Promise<void> {
  const expected = countries
    .filter(matches)
    .map(({ slug }) => slug)
    .sort();
  expect(expected).not.toEqual([]);
  await expect.poll(() => slugsOf(countryLinks(page))).toEqual(expected);
}

export async function expectUnfiltered(page: Page): Promise<void> {
  await expect.poll(() => countryLinks(page).count()).toBeGreaterThan(20);
  await expect.poll(() => tile(page, /^Todos/).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => region(page).inputValue()).toBe('');
  await expect.poll(() => clear(page).count()).toBe(0);
}
