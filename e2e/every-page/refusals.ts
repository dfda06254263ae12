import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { useSite, type VisitOptions } from '../site.ts';

/** What browsers say they were refused. After each test it must be exactly what the test announced: nothing, mostly. */
export function useWatchedPages() {
  const { blank } = useSite();
  let refused: string[] = [];
  let announced: readonly string[] = [];
  afterEach(() => {
    const found = refused;
    const expected = announced;
    refused = [];
    announced = [];
    expect(found).toEqual(expected);
  });
  return {
    blank,
    refused: () => refused,
    announceRefusals: (lines: readonly string[]) => {
      announced = lines;
    },
    /** A page that is watched from its first byte. */
    watched: async (options?: VisitOptions): Promise<Page> => {
      const page = await blank(options);
      await page.exposeBinding('keepRefusal', (_source, line: string) => {
        refused.push(line);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          (window as unknown as { keepRefusal: (line: string) => void }).keepRefusal(
            `${effectiveDirective} ${blockedURI}`,
          );
        });
      });
      return page;
    },
  };
}
