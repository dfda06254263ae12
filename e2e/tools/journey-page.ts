import type { Locator, Page } from 'playwright-core';
import { useSite, type VisitOptions } from '../site.ts';
import { storedUnder } from '../stored-data.ts';

export const STORED = 'pv:viaje';
const NOW = '2026-12-01T18:00:00Z';

/** A tool of the journey, on a day that is always the same, so that what is past or to come stays so. */
export function useJourneyPage(path: string) {
  const { open } = useSite();
  return {
    open,
    visit: (address = '', options: VisitOptions = {}): Promise<Page> =>
      open(path + address, {
        ...options,
        prepare: async (page) => {
          await page.clock.setFixedTime(NOW);
          await options.prepare?.(page);
        },
      }),
  };
}

export const kept = (page: Page) => storedUnder(page, STORED);
export const says = (scope: Locator, text: string | RegExp) => scope.getByText(text).first().waitFor();
