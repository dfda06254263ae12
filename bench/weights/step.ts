import type { Page } from 'playwright-core';

export interface Step {
  /** CSS selector that tells whether this page has the piece at all. */
  where: string;
  act: (page: Page, look: () => Promise<void>) => Promise<void>;
}
