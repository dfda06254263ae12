import { describe, expect, test } from 'vitest';
import { expectNoSidewaysScroll, NOT_FOUND_NOISE, PHONE, useSite } from '../site.ts';
import { PAGES } from './page-types.ts';

const { open } = useSite();

test('enlarged to 200 % and 400 % of a window of 1280 px, no page scrolls sideways, nor does the dialog', async () => {
  const page = await open('/', { expectedNoise: [NOT_FOUND_NOISE], hasAcceptedTerms: false });
  const expectToFit = async () => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoSidewaysScroll(page);
    }
  };
  for (const path of PAGES) {
    await page.goto(path);
    await expectToFit();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
  const dialog = page.getByRole('dialog', { name: 'Canadá' });
  await dialog.waitFor();
  await expectToFit();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

// 1920 pixels at 200 % are 960, the narrowest of the wide layouts.
test('enlarged until little is left, every figure stays inside its card', async () => {
  const page = await open('/');
  const figures = page.locator('#destinos').getByRole('article').locator('dd');
  expect(await figures.count()).toBeGreaterThan(50);
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
});

describe('without the fonts', () => {
  test.each(['/', '/pais/united-states', '/visa-para-canada-mexicanos', '/wiki', '/contacto'])(
    '%s stands: nothing overflows and next to nothing moves',
    async (path) => {
      const page = await open(path, {
        viewport: PHONE,
        expectedNoise: [/ERR_FAILED/],
        prepare: async (blank) => {
          await blank.route('**/*.woff2', (route) => route.abort());
          await blank.addInitScript(() => {
            let moved = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
              document.documentElement.dataset['moved'] = String(moved);
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
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
    },
  );
});
