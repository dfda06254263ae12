import type { Page } from 'playwright-core';

/** Texts that a reader needs and that are set under 15 px; drawings and what is hidden from everybody's ears are not read. */
export async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || holder.closest('[aria-hidden="true"], svg, .visually-hidden'))
        continue;
      if (!holder.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size > 0 && size < 15) small.push(`${node.textContent.trim()}: ${size}`);
    }
    return small;
  });
}
