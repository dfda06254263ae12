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
  const unused = sheets.map(({ text = '', ranges }) => rulesOf(gaps(text, ranges)).length);
  const total = sheets.map(({ text = '' }) => rulesOf(text).length);
  const sum = (lengths: number[]) => lengths.reduce((whole, length) => whole + length, 0);
  return sum(total) === 0 ? 0 : sum(unused) / sum(total);
}

/** What lies between the ranges that were used. */
function gaps(text: string, ranges: readonly { start: number; end: number }[]): string {
  let rest = '';
  let position = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    rest += text.slice(position, Math.max(position, start));
    position = Math.max(position, end);
  }
  return rest + text.slice(position);
}

/** The browser reports no use of comments, faces, keyframes and the wrappers of media rules: they are not judged. */
function rulesOf(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
    .replace(/@(?:media|supports|layer|property|page)[^{;]*[{;]/g, '');
}
