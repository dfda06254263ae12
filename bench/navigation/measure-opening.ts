import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { pressLink, untilOpen } from '../../e2e/prerendering.ts';

export interface Opening {
  /** From the lifted finger to the first paint of the new page, in the browser's own clock. */
  paintedMs: number;
  /** The page had been rendered before the finger lifted, and was only shown. */
  wasReady: boolean;
}

/** Opens `link` with a finger that stays down for `heldMs`; 0 is the keyboard, which makes nothing ready. */
export async function measureOpening(page: Page, link: string, heldMs: number): Promise<Opening> {
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now()));
    document.addEventListener('click', note, { capture: true, once: true });
  });
  if (heldMs > 0) {
    await pressLink(page, link);
    await wait(heldMs);
    await page.mouse.up();
  } else {
    await page.focus(`main a[href="${link}"]`);
    await page.keyboard.press('Enter');
  }
  await untilOpen(page, link);
  return page.evaluate(
    () =>
      new Promise<Opening>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          observer.disconnect();
          const [opened] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
            activationStart?: number;
          })[];
          resolve({
            paintedMs: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tapped')),
            wasReady: (opened?.activationStart ?? 0) > 0,
          });
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
