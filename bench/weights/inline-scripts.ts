import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Brotli bytes of the scripts written into the page itself. They travel inside the HTML, but they are JavaScript. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const source = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
  return source === '' ? 0 : brotliCompressSync(source).byteLength;
}
