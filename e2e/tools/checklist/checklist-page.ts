import type { Page } from 'playwright-core';
import { PHONE, useSite, type VisitOptions } from '../../site.ts';
import { storing } from '../../stored-data.ts';

export const JAPAN = '/mi-lista?pais=japan';
export const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ de \d+/ });
export const ready = (page: Page) => page.getByRole('heading', { name: 'Para cualquier viaje' }).waitFor();

/** The site as every journey uses it, and a way to a list that has woken. */
export function useChecklist() {
  const { open } = useSite();
  return {
    open,
    openList: async (path = JAPAN, options: VisitOptions = {}): Promise<Page> => {
      const page = await open(path, { viewport: PHONE, ...options });
      await ready(page);
      return page;
    },
  };
}

const blank = {
  name: 'Japón',
  iso2: 'JP',
  ticked: {} as Record<string, string>,
  own: [] as { id: number; text: string; isTicked: boolean }[],
  notes: '',
  details: { insurer: '', policy: '', insurerPhone: '', firstNight: '', contacts: '' },
  done: 0,
  total: 9,
};
/** For `open`: a list of Japan that was begun on an earlier visit. */
export const begun = (list: Partial<typeof blank>) =>
  storing('pv:listas', { version: 1, data: { japan: { ...blank, ...list } } });
