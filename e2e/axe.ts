import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { THEMES } from './site.ts';

/** What the colours of a theme can break; every other rule of axe finds the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with every violation of axe, in the whole page or in parts of it: of every rule in the light theme, of those
 * about colours in the dark one. There are no frames, so the legacy mode misses nothing; it spares a second page per run.
 */
export async function expectNoViolations(page: Page, hint?: string, parts: readonly string[] = []): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') builder.withRules(OF_COLOURS);
    for (const part of parts) builder.include(part);
    const { violations, passes } = await builder.analyze();
    expect(passes.length).toBeGreaterThan(colorScheme === 'dark' ? 0 : 5);
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
      ),
      [hint, colorScheme].join(' '),
    ).toEqual([]);
  }
}
