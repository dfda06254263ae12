import type { Page } from 'playwright-core';
import { sectionOf } from '../page-parts.ts';

export const SECTIONS = ['Consejos de viaje', 'Alertas de viaje', 'Preguntas frecuentes'] as const;

export const exchangeRates = (page: Page) => sectionOf(page, 'Tipo de cambio');
export const section = (page: Page, heading: string) => sectionOf(page, heading);
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca en las preguntas' });
export const shownQuestions = (page: Page) => section(page, 'Preguntas frecuentes').locator('details details:visible');

export async function comeNear(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
}

/** Opens a section that home folds. */
export async function openFold(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).click();
}
