import type { Page } from 'playwright-core';
import { fieldOf, sectionOf } from '../../page-parts.ts';
import { useSite, type VisitOptions } from '../../site.ts';

export const field = (page: Page) => page.getByRole('combobox', { name: 'Agregar un destino' });
export const cell = (page: Page, question: string, country: string) =>
  fieldOf(sectionOf(page, new RegExp(`^${question}`)), country);

/** The site as every journey uses it, and a way to a comparison that stands. */
export function useComparison() {
  const { open, blank } = useSite();
  return {
    open,
    blank,
    /** It stands when the facts of its last destination do. */
    compare: async (slugs: string, last: string, options?: VisitOptions): Promise<Page> => {
      const page = await open(`/comparar?paises=${slugs}`, options);
      await page.getByRole('link', { name: `Ver todo de ${last}` }).waitFor();
      return page;
    },
  };
}
