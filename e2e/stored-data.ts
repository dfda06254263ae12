import type { Page } from 'playwright-core';
import type { VisitOptions } from './site.ts';

/**
 * For `open`: something stands in the storage of the site before its first script runs. Once in a tab: what the reader
 * changes or takes back stays so when the page is loaded again. What is no text is stored as JSON.
 */
export function storing(key: string, value: unknown): Required<Pick<VisitOptions, 'prepare'>> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    prepare: (page) =>
      page.addInitScript(
        ([name, content]) => {
          if (sessionStorage.getItem('prepared')) return;
          sessionStorage.setItem('prepared', 'yes');
          localStorage.setItem(name, content);
        },
        [key, text] as const,
      ),
  };
}

/** For `open`: a reader who said on an earlier visit what they hold and how they arrive. */
export const holding = (situation: { holds: readonly string[]; arrival?: string }) =>
  storing('pv:situacion', { version: 1, data: situation });

/** What the site keeps on the device under this key. */
export function storedUnder(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Storage that throws at the first touch, as where a reader forbids cookies. */
export async function denyStorage(page: Page, names: readonly string[] = ['localStorage']): Promise<void> {
  await page.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, names);
}
