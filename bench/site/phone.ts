import type { Browser, BrowserContext } from 'playwright-core';

/** A small Android phone, in Spanish, that has never seen the site. */
export function openPhone(browser: Browser, serviceWorkers: 'allow' | 'block' = 'block'): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    // On a slow day the worker would already answer in the server's place, and what it answers weighs nothing.
    serviceWorkers,
  });
}
