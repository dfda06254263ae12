import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { THEMES } from './site.ts';

/**
 * Fails with every violation of every rule of axe, in the whole page or in parts of it. There are no frames, so the
 * legacy mode misses nothing; it spares a second page per run.
 */
export async function expectNoViolations(page: Page, hint?: string, parts: readonly string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of parts) builder.include(part);
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
    ),
    hint,
  ).toEqual([]);
}

export async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, colorScheme);
  }
}
