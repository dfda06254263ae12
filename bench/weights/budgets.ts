import type { PageType } from '../site/page-types.ts';

/** Kilobytes, brotli, that a page of each kind may cost. The not-found page has no budget of its own. */
export interface Budget {
  html: number;
  scripts: number;
  fonts?: number;
}

export const BUDGETS: Record<PageType['kind'], Budget | undefined> = {
  home: { html: 40, scripts: 85 },
  country: { html: 14, scripts: 80, fonts: 60 },
  'not-found': undefined,
};
