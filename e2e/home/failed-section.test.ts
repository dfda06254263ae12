import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { during } from '../during.ts';
import { focusedText } from '../focus.ts';
import { textOf } from '../page-parts.ts';
import { DESKTOP, SCREENS, useSite } from '../site.ts';
import { openFold, retry, SECTIONS, search, section, shownQuestions } from './home-sections.ts';

const { blank, open } = useSite();

describe('a section whose code cannot be fetched', () => {
  const FAILED = [/ERR_FAILED/, /Uncaught: Failed to fetch dynamically imported module/];
  const block = (page: Page) => page.route(/_astro\/(tips|alerts|faq)-tool\..*\.js/, (route) => route.abort());
  const countRaised = (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { raised: 0 });
      window.addEventListener('vite:preloadError', (event) => {
        (window as unknown as { raised: number }).raised += 1;
        if (location.search.includes('handled')) event.preventDefault();
      });
    });
  const raised = (page: Page) => page.evaluate(() => (window as unknown as { raised: number }).raised);

  async function expectTold(page: Page): Promise<void> {
    // All of them before waiting: each asks for its code once more after a second.
    for (const heading of SECTIONS) await openFold(page, heading);
    for (const heading of SECTIONS) {
      await retry(page, heading).waitFor();
      expect(await section(page, heading).getByRole('alert').isVisible()).toBe(true);
    }
    await expect.poll(() => raised(page)).toBe(3);
    expect(await textOf(section(page, 'Preguntas frecuentes').getByRole('alert'))).toMatch(/no se pudo cargar/);
    expect(await shownQuestions(page).count()).toBeGreaterThanOrEqual(10);
  }

  async function expectMended(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    const height = async () => (await section(page, 'Preguntas frecuentes').boundingBox())?.height;
    const failed = await height();

    await retry(page, 'Preguntas frecuentes').press('Enter');
    await expect.poll(() => raised(page)).toBe(4);
    await retry(page, 'Preguntas frecuentes').waitFor();
    await expect.poll(() => focusedText(page)).toBe('Reintentar');

    await page.unroute(/_astro\/(tips|alerts|faq)-tool\..*\.js/);
    await retry(page, 'Preguntas frecuentes').click();
    await search(page).waitFor();
    expect(await height()).toBe(failed);
    await search(page).fill('londres');
    await expect.poll(() => shownQuestions(page).count()).toBe(1);
    expect(await retry(page, 'Preguntas frecuentes').count()).toBe(0);
    expect(await retry(page, 'Consejos de viaje').count()).toBe(1);
  }

  test('says so on a phone and on a desktop, accessibly, keeps its texts, and Reintentar mends it; the rest lives on', async () => {
    const page = await blank({ prepare: countRaised, expectedNoise: FAILED });
    for (const [screen, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      await block(page);
      await page.goto('/');
      await during(screen, () => expectTold(page));
      if (viewport === DESKTOP) await expectNoViolations(page, screen, ['#preguntas']);
      await during(screen, () => expectMended(page));
    }
  });

  test('throws nothing when somebody handled the event, and offers Reintentar all the same', async () => {
    const page = await open('/?handled', { prepare: countRaised, expectedNoise: [/ERR_FAILED/] });
    await block(page);
    await openFold(page, 'Preguntas frecuentes');
    await retry(page, 'Preguntas frecuentes').waitFor();
    expect(await raised(page)).toBeGreaterThan(0);
  });
});
