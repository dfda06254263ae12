import type { PageType } from '../site/page-types.ts';

/** Kilobytes, brotli, that a page of each kind may cost. */
export interface Budget {
  html?: number;
  scripts: number;
  fonts?: number;
  /** All but HTML and fonts, before anybody touches the page. */
  restBefore?: number;
}

/** Share of a page's style rules that nothing uses. */
export const UNUSED_CSS = 0.2;

export const BUDGETS: Record<PageType['kind'], Budget> = {
  home: { html: 40, scripts: 85 },
  country: { html: 14, scripts: 80, fonts: 36, restBefore: 25 },
  plain: { scripts: 80 },
  tool: { scripts: 85 },
};
