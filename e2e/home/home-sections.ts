import type { Page } from 'playwright-core';
import { sectionOf } from '../page-parts.ts';

export const SECTIONS = ['Consejos de viaje', 'Alertas de viaje', 'Preguntas frecuentes'] as const;
export const NEWSLETTER = 'Deja tu email';

export const exchangeRates = (page: Page) => sectionOf(page, 'Tipo de cambio');
export const section = (page: Page, heading: string) => sectionOf(page, heading);
export const retry = (page: Page, heading: string) =>
  section(page, heading).getByRole('button', { name: 'Reintentar' });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca en las preguntas' });
export const shownQuestions = (page: Page) => section(page, 'Preguntas frecuentes').locator('details details:visible');

export async function comeNear(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
}

/** Opens a section that home folds. */
export async function openFold(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).click();
}

/**
 * Adds up what moves from now on, right after an input too. Waits first for the fonts and for the cards
 * above: they are only laid out when they come near, and that is another matter.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 300));
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
