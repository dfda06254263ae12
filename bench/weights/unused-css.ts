import type { Browser } from 'playwright-core';

/**
 * Share of a page's style rules that no element ever matched, 0 to 1, by length of their text. The page is seen as
 * readers see it: phone and desktop, light and dark, scrolled to its end, disclosures open, on paper. Rules for a
 * state that nobody entered (an error, an open dialog) count as unused; so the figure is the worst case.
 */
export async function unusedCssShare(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.coverage.startCSSCoverage({ resetOnNavigation: false });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    scrollTo(0, document.body.scrollHeight);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.keyboard.press('Tab');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.body.getBoundingClientRect());
  const sheets = await page.coverage.stopCSSCoverage();
  await page.close();
  const total = sheets.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const used = sheets.reduce(
    (sum, { ranges }) => sum + ranges.reduce((length, { start, end }) => length + end - start, 0),
    0,
  );
  return total === 0 ? 0 : 1 - used / total;
}
