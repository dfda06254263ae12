import type { Page } from 'playwright-core';

/** For `open`: the visitor lets the page write to the clipboard, and the test look into it. */
export const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The toast of «Copiar enlace». */
export const linkCopied = (page: Page) => page.getByRole('status').filter({ hasText: '¡Enlace copiado!' });
