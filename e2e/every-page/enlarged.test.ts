import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, NOT_FOUND_NOISE, onEach, PHONE, useSite } from '../site.ts';
import { PAGES } from './page-types.ts';

const { blank } = useSite();

test('at 200 % and 400 % of a window of 1280 px, and with letters of twice the size on a phone, no page scrolls sideways, nor does the dialog, no figure of home leaves its card and no name is broken', async () => {
  const page = await blank({ expectedNoise: [NOT_FOUND_NOISE], hasAcceptedTerms: false });
  const session = await page.context().newCDPSession(page);
  const expectToFit = async () => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoSidewaysScroll(page);
    }
  };
  const [home, ...others] = PAGES;
  await onEach(page, [...others, home], async (path) => {
    // What is folded has to fit, too.
    await page.locator('details:not([open]) > summary').evaluateAll((folds) => {
      for (const { parentElement } of folds) parentElement?.setAttribute('open', '');
    });
    await expectToFit();
    await withLargeLetters(page, session, async () => {
      await expectNoSidewaysScroll(page);
      if (path === home) await expectUnbroken(page, 'Estados Unidos');
    });
  });
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expectFiguresInside(page);
  await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
  const dialog = page.getByRole('dialog', { name: 'Canadá' });
  await dialog.waitFor();
  await expectToFit();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

/** A phone whose reader has chosen letters of twice the size, while `look` runs. */
async function withLargeLetters(page: Page, session: CDPSession, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize(PHONE);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await look();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** A country of home is parted between its words only. */
async function expectUnbroken(page: Page, country: string): Promise<void> {
  const lines = await page
    .locator('#destinos')
    .getByRole('heading', { name: country })
    .evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(lines).toBeLessThanOrEqual(country.split(' ').length);
}

async function expectFiguresInside(page: Page): Promise<void> {
  const figures = page.locator('#destinos').getByRole('article').locator('dd');
  expect(await figures.count()).toBeGreaterThan(50);
  // 1920 pixels at 200 % are 960, the narrowest of the wide layouts.
  for (const width of [960, 1120, 640, 320]) {
    await page.setViewportSize({ width, height: 600 });
    const outside = await figures.evaluateAll((all) =>
      all
        .filter((figure) => {
          const card = figure.closest('article');
          if (!card?.checkVisibility({ contentVisibilityAuto: true })) return false;
          const range = document.createRange();
          range.selectNodeContents(figure);
          return range.getBoundingClientRect().right > card.getBoundingClientRect().right;
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside, `${width} px`).toEqual([]);
  }
}

test('without the fonts every kind of page stands: nothing overflows, with letters of twice the size either, and next to nothing moves', async () => {
  const page = await blank({ viewport: PHONE, expectedNoise: [/ERR_FAILED/] });
  const session = await page.context().newCDPSession(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const paths = ['/', '/pais/united-states', '/visa-para-canada-mexicanos', '/wiki', '/contacto'];
  await onEach(page, paths, async (path) => {
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    expect(Number(await page.evaluate(() => document.documentElement.dataset['moved'] ?? 0))).toBeLessThan(0.02);
    const cut = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, dd, a')]
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
    await withLargeLetters(page, session, async () => {
      await expectNoSidewaysScroll(page);
      if (path === '/') await expectUnbroken(page, 'Estados Unidos');
    });
  });
});
