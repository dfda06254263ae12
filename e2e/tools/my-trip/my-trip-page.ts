import type { Page } from 'playwright-core';
import { useJourneyPage } from '../journey-page.ts';

export { kept, STORED, says } from '../journey-page.ts';

export const PATH = '/mi-viaje';
export const useMyTrip = () => useJourneyPage(PATH);

/** The answer in a sentence, as it is seen and heard. */
export const sentence = (page: Page) => page.getByRole('region', { name: 'Tu respuesta' }).getByRole('status');
/** One border of the strip. */
export const border = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Tus fronteras' }).getByRole('listitem').filter({ hasText: name });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The answers of the box, which are no options of a select. */
export const suggestion = (page: Page) =>
  page.getByRole('main').getByRole('listbox', { name: 'Lugares que coinciden' }).getByRole('option');

/** Types where to go, takes the first answer, and its days. */
export async function addStop(page: Page, place: string, entry: string, exit: string): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name: /^¿A dónde/ });
  await field.fill(place);
  await suggestion(page).first().click();
  await page.getByLabel('Entras', { exact: true }).last().fill(entry);
  await page.getByLabel('Sales', { exact: true }).last().fill(exit);
}
