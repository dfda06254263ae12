import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails with every violation of every rule of axe. There are no frames, so the legacy mode misses nothing; it spares
 * a second page per run.
 */
export async function expectNoViolations(page: Page, hint?: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
    ),
    hint,
  ).toEqual([]);
}
