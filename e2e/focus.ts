import type { Locator, Page } from 'playwright-core';

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** It has the focus itself, or something in it does. */
export function holdsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}

/** Of what has the focus, an attribute; null where it has none, or nothing has the focus. */
export function focusedAttribute(page: Page, name: string): Promise<string | null> {
  return page.evaluate((wanted) => document.activeElement?.getAttribute(wanted) ?? null, name);
}

/** Of what has the focus, the text. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
