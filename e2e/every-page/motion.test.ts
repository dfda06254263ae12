import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectLocation, NOT_FOUND_NOISE, onEach, useSite } from '../site.ts';

const { open } = useSite();

/** One style sheet of all pages says it; with home and the wiki these have the most that could move, each of another make. */
const PAGES = ['/pais/saudi-arabia', '/contacto', '/mi-viaje', '/mapa', '/404'];

describe('reduced motion', () => {
  /** Whether the page came with a transition from the one before. */
  const watchTransitions = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['arrival'] = viewTransition ? 'moving' : 'still';
      });
    });
  const arrival = (page: Page) => page.evaluate(() => document.documentElement.dataset['arrival']);
  // By keyboard: a page that a tap made ready is shown at once (docs/decisions/2026-11-ready-pages.md).
  const followLink = async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).press('Enter');
    await expectLocation(page, '/wiki');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  test('is asked for: the next page simply is there, and nothing in it moves', async () => {
    const page = await open('/', {
      reducedMotion: 'reduce',
      prepare: watchTransitions,
      expectedNoise: [NOT_FOUND_NOISE],
    });
    await expectStillness(page);
    await followLink(page);
    await expect.poll(() => arrival(page)).toBe('still');
    await expectStillness(page);
    await onEach(page, PAGES, () => expectStillness(page));
  });

  test('is not asked for: the pages cross-fade, so the test above can fail', async () => {
    const page = await open('/acerca', { reducedMotion: 'no-preference', prepare: watchTransitions });
    await followLink(page);
    await expect.poll(() => arrival(page)).toBe('moving');
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
