import type { Page } from 'playwright-core';

/**
 * For `prepare`: the reader saves data, so the site fetches nothing unasked. Else it fetches what reading offline needs
 * some seconds after loading, and a test that takes the network away at that moment finds the failure in the console.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}
