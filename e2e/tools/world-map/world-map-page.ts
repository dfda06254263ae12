import type { Page } from 'playwright-core';

export const map = (page: Page) => page.getByRole('group', { name: 'Mapa del mundo por estado de visa' });
export const place = (page: Page, name: string) => map(page).getByRole('link', { name: new RegExp(`^${name}:`) });
export const table = (page: Page) => page.getByRole('table');
export const openTable = (page: Page) => page.getByText(/^Los \d+ destinos, en una tabla$/).click();
export const names = (page: Page) => table(page).getByRole('rowheader');
export const heading = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How much of the world's width is on the screen, in percent. */
export const shownWidth = (page: Page) =>
  map(page).evaluate((svg) => {
    const [, , width = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
    return Math.round(Number(width) / 20);
  });
export const isFaded = (page: Page, name: string) =>
  place(page, name).evaluate((link) => Number(getComputedStyle(link).fillOpacity) < 0.5);
