import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long the finger stays down before it lifts; a tap on a phone takes about this. */
const TAP_MS = 120;

/** Long enough for the page to be fetched ahead while the finger or pointer rests. */
const RESTING_MS = 600;

/**
 * Opens the second country page from a link of the first, and gives the milliseconds from the lifted finger to the first
 * paint of the new page, in the browser's own clock. `ahead`: the finger rests until the page has been fetched.
 */
export async function measureOpening(page: Page, link: string, ahead: boolean): Promise<number> {
  const target = page.locator(`a[href="${link}"]`).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Falta el enlace ${link}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await wait(ahead ? RESTING_MS : TAP_MS);
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
        once: true,
      },
    );
  });
  await page.mouse.up();
  await page.waitForURL(`**${link}`, { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          observer.disconnect();
          resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tapped')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
