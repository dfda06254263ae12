import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openPhone } from '../site/phone.ts';
import { watchTransfers } from './transfer-log.ts';
import { wakeIslands } from './wake-islands.ts';

export type Weight = Awaited<ReturnType<typeof weighPage>>;

/** What a phone downloads for one page, with an empty cache. */
export async function weighPage(browser: Browser, address: string) {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  const transfers = watchTransfers(page);
  await page.goto(address, { waitUntil: 'load' });
  /** Before anybody touches anything. */
  const before = await transfers.settled();
  const inlineScripts = await inlineScriptBytes(page);
  const asleep = await wakeIslands(page);
  /** Includes `before`. */
  const after = await transfers.settled();
  await phone.close();
  return { before, after, inlineScripts, asleep };
}

/** Brotli bytes of the scripts written into the page itself. They travel inside the HTML, but they are JavaScript. */
async function inlineScriptBytes(page: Page): Promise<number> {
  const source = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
  return source === '' ? 0 : brotliCompressSync(source).byteLength;
}
