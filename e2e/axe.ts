import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, THEMES } from './site.ts';

/** What the colours of a theme can break; every other rule of axe finds the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every screen and every theme once: no colour depends on the width, and no layout on the theme. */
export const LOOKS = [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const;

/**
 * Fails with every violation of axe, in the whole page or in parts of it: of every rule in the first theme, of those
 * about colours in the other one. The page is given axe once, however often it is looked at.
 */
export async function expectNoViolations(
  page: Page,
  hint?: string,
  parts: readonly string[] = [],
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of themes) {
    const isFirst = colorScheme === themes[0];
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate(
      async ({ include, rules }) => {
        // A colour on its way to that of the theme is nobody's to judge.
        const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(changing.map(({ finished }) => finished));
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        const found = await run(include.length > 0 ? { include } : document, {
          resultTypes: ['violations'],
          // Style sheets and media, which only rules want that do not run or find nothing here.
          preload: false,
          ...(rules && { runOnly: rules }),
        });
        return {
          passes: found.passes.length,
          violations: found.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
          ),
        };
      },
      { include: [...parts], rules: isFirst ? undefined : OF_COLOURS },
    );
    expect(passes).toBeGreaterThan(isFirst ? 5 : 0);
    expect(violations, [hint, colorScheme].join(' ')).toEqual([]);
  }
}
