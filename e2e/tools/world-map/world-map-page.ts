import type { Page } from 'playwright-core';

export const map = (page: Page) => page.getByRole('group', { name: 'Mapa del mundo por estado de visa' });
export const place = (page: Page, name: string) => map(page).getByRole('link', { name: new RegExp(`^${name}:`) });
export const table = (page: Page) => page.getByRole('table');
export const openTable = (page: Page) => page.getByText(/^Los \d+ destinos, en una tabla$/).click();
export const names = (page: Page) => table(page).getByRole('rowheader');
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption(option);
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How much of the world's width is on the screen, in percent. */
export const shownWidth = (page: Page) =>
  map(page).evaluate((svg) => {
    const box = svg.parentElement?.getBoundingClientRect().width ?? 0;
    return Math.round((100 * box) / svg.getBoundingClientRect().width);
  });
export const isFaded = (page: Page, name: string) =>
  place(page, name).evaluate((link) => Number(getComputedStyle(link).fillOpacity) < 0.5);
