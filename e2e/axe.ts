import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { THEMES } from './site.ts';

/** What the colours of a theme can break; every other rule of axe finds the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with every violation of axe, in the whole page or in parts of it: of every rule in the light theme, of those
 * about colours in the dark one. The page is given axe once, however often it is looked at.
 */
export async function expectNoViolations(page: Page, hint?: string, parts: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate(
      async ({ include, rules }) => {
        // A colour on its way to that of the theme is nobody's to judge.
        const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(changing.map(({ finished }) => finished));
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        const found = await run(include.length > 0 ? { include } : document, {
          resultTypes: ['violations'],
          ...(rules && { runOnly: rules }),
        });
        return {
          passes: found.passes.length,
          violations: found.violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
          ),
        };
      },
      { include: [...parts], rules: colorScheme === 'dark' ? OF_COLOURS : undefined },
    );
    expect(passes).toBeGreaterThan(colorScheme === 'dark' ? 0 : 5);
    expect(violations, [hint, colorScheme].join(' ')).toEqual([]);
  }
}
