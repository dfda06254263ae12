import type { Page } from 'playwright-core';
import { EMPTY_JOURNEY } from '../../../src/journey/journey-draft.ts';
import { PHONE, useSite, type VisitOptions } from '../../site.ts';
import { storing } from '../../stored-data.ts';

export const JAPAN = '/mi-lista?pais=japan';
export const STORED = 'pv:viaje';
export const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ de \d+/ });
export const ready = (page: Page) => page.getByRole('heading', { name: 'Para cualquier viaje' }).waitFor();
/** On a phone the dates and who travels fold under the answer. */
export const unfold = (page: Page) => page.getByText('Cambiar mis fechas y quién viaja').click();

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

interface Begun {
  ticked?: readonly string[];
  own?: readonly string[];
  sheet?: Record<string, string>;
}

/** For `open`: a trip to Japan with a list that was begun on an earlier visit. */
export const begun = (list: Begun) =>
  storing(STORED, {
    version: 1,
    data: {
      ...EMPTY_JOURNEY,
      trips: [{ place: 'japan', entry: '', exit: '', via: [], list: { ticked: [], own: [], sheet: {}, ...list } }],
    },
  });
