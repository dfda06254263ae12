import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOT_FOUND_NOISE, onEach, useSite } from '../site.ts';

const { open } = useSite();

/** One style sheet of all pages says it; with home and the wiki these have the most that could move, each of another make. */
const PAGES = ['/pais/saudi-arabia', '/contacto', '/mi-viaje', '/mapa', '/404'];

describe('reduced motion', () => {
  test('is asked for: nothing in any page moves', async () => {
    const page = await open('/', { reducedMotion: 'reduce', expectedNoise: [NOT_FOUND_NOISE] });
    await expectStillness(page);
    await onEach(page, PAGES, () => expectStillness(page));
  });

  test('is not asked for: something moves, so the test above can fail', async () => {
    const page = await open(PAGES[0] ?? '', { reducedMotion: 'no-preference' });
    await expect(expectStillness(page)).rejects.toThrow('moving');
  });
});

async function expectStillness(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const pseudos = [undefined, '::before', '::after'];
    const moving = [...document.querySelectorAll('*')].filter((element) =>
      pseudos.some((pseudo) => {
        const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => parseFloat(time) > 0.01);
      }),
    ).length;
    const { scrollBehavior: scrolling } = getComputedStyle(document.documentElement);
    return { moving, scrolling, animations: document.getAnimations().length };
  });
  expect(found).toEqual({ moving: 0, scrolling: 'auto', animations: 0 });
}
