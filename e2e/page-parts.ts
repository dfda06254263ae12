import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Text as a reader sees it: no-break spaces and line breaks are spaces. */
export function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

export async function textOf(locator: Locator): Promise<string> {
  return plain(await locator.textContent());
}

export async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allTextContents()).map(plain);
}

/** The innermost section with this heading. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();
}

/** The value beside a label of a description list. */
export function fieldOf(scope: Locator, label: string): Locator {
  return scope
    .locator('dl > div')
    .filter({ has: scope.page().locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');
}

/** It stands whole on the screen as it is, without scrolling. */
export async function expectInSight(locator: Locator): Promise<void> {
  await locator.waitFor();
  const isInSight = () =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
}

/** What can be ticked, by its label. */
export const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

/** Status, stay, cost and procedure of a country, at the head of both its pages. */
export const verdictOf = (page: Page) => page.getByRole('region', { name: 'Veredicto' });

export function canonicalOf(page: Page): Promise<string | null> {
  return page.locator('link[rel="canonical"]').getAttribute('href');
}
