import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { textOf } from '../page-parts.ts';

/** Label, short label, address and first words of each tab; written by hand, not read from the product. */
export const TABS = [
  { label: 'Documentos', short: 'Docs', anchor: 'documentos', alias: 'documents', words: '920 MXN' },
  { label: 'Schengen', short: 'Schengen', anchor: 'schengen', alias: 'schengen', words: '29 países' },
  { label: 'Consejos', short: 'Tips', anchor: 'consejos', alias: 'tips', words: 'La escala también cuenta' },
  { label: 'Seguridad', short: 'Seguridad', anchor: 'seguridad', alias: 'safety', words: '520 623 7874' },
  { label: 'Dinero', short: 'Dinero', anchor: 'dinero', alias: 'money', words: 'Tarjeta o efectivo' },
  { label: 'Salud', short: 'Salud', anchor: 'salud', alias: 'health', words: 'Botiquín' },
] as const;

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const panel = (page: Page) => page.getByRole('tabpanel');

/** One tab is chosen, its panel alone is there, and keyboard and list agree. */
export async function expectOpen(page: Page, label: string): Promise<void> {
  const expected = TABS.find((each) => each.label === label);
  if (!expected) throw new Error(`no tab ${label}`);
  await page.locator(`#${expected.anchor}`).waitFor();
  expect(await page.getByRole('tab', { selected: true }).count()).toBeLessThanOrEqual(1);
  await expect.poll(() => panel(page).count()).toBe(1);
  expect(await panel(page).getAttribute('id')).toBe(expected.anchor);
  expect(await textOf(panel(page))).toContain(expected.words);
}
