import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { announced, FORMS, fillIn, stubInbox, submitOf } from './enquiry-forms.ts';
import { expectLocation, expectNoSidewaysScroll, PHONE, useSite } from './site.ts';

const { open } = useSite();

/** One address of every page type; the countries are those with the longest words and the most to say. */
const PAGES = [
  '/',
  '/pais/saudi-arabia',
  '/pais/united-states',
  '/visa-para-united-arab-emirates-mexicanos',
  '/wiki',
  '/guias',
  '/cambios',
  '/datos',
  '/acerca',
  '/contacto',
  '/reportar-error',
  '/gracias',
  '/terminos',
  '/privacidad',
  '/sin-conexion',
  '/mi-situacion?tengo=us-visa',
  '/revisa-tus-fechas',
  '/escalas',
  '/mapa',
  '/comparar?paises=japan,canada,spain',
  '/mi-lista?pais=japan',
  '/404',
] as const;

/** What the console says of the not-found page, which answers 404. */
const NOT_FOUND_NOISE = [/Failed to load resource.*404/];

// 1280 CSS pixels at 200 % are 640, at 400 % 320.
test.each([640, 320])('enlarged until %i px are left, no page scrolls sideways', async (width) => {
  const page = await open('/', { viewport: { width, height: 600 }, expectedNoise: NOT_FOUND_NOISE });
  for (const path of PAGES) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

// 1920 pixels at 200 % are 960, the narrowest of the wide layouts.
test.each([960, 1120, 640, 320])('enlarged until %i px are left, every figure stays inside its card', async (width) => {
  const page = await open('/', { viewport: { width, height: 600 } });
  const figures = page.locator('#destinos').getByRole('article').locator('dd');
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
  expect(await figures.count()).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});

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
      expectedNoise: NOT_FOUND_NOISE,
    });
    await followLink(page);
    expect(await arrival(page)).toBe('still');
    for (const path of PAGES) {
      await page.goto(path);
      const moving = await page.evaluate(() => {
        const pseudos = [undefined, '::before', '::after'];
        return [...document.querySelectorAll('*')].filter((element) =>
          pseudos.some((pseudo) => {
            const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
            return animationName !== 'none' || transitionDuration.split(', ').some((time) => parseFloat(time) > 0.01);
          }),
        ).length;
      });
      expect(moving, path).toBe(0);
    }
  });

  test('is not asked for: the pages cross-fade, so the test above can fail', async () => {
    const page = await open('/', { reducedMotion: 'no-preference', prepare: watchTransitions });
    await followLink(page);
    expect(await arrival(page)).toBe('moving');
  });
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

describe.each<[string, () => void]>([
  [
    'denied',
    () => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get: deny });
      }
    },
  ],
  [
    'full',
    () => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
  ],
])('where storage is %s', (_name, breakStorage) => {
  const options = { hasAcceptedTerms: false, prepare: (page: Page) => page.addInitScript(breakStorage) };
  const dismissTerms = async (page: Page) => {
    const accept = page.getByRole('button', { name: 'Aceptar' });
    await accept.click();
    await accept.waitFor({ state: 'hidden' });
  };

  test('the banner goes, and the currency converter answers', async () => {
    const page = await open('/', options);
    await dismissTerms(page);
    await page.getByLabel('Cantidad en USD').fill('200');
    const pesos = page.getByLabel('Pesos mexicanos');
    await expect.poll(() => pesos.inputValue()).toMatch(/^\d[\d,.]+$/);
    const before = await pesos.inputValue();
    await page.getByLabel('Cantidad en USD').fill('400');
    await expect.poll(() => pesos.inputValue()).not.toBe(before);
  });

  test('a form is sent and thanks', async () => {
    const form = FORMS.find(({ name }) => name === 'contact');
    if (!form) throw new Error('the contact form is among the forms');
    const page = await open(form.path, options);
    const requests = await stubInbox(page, form.inbox);
    await dismissTerms(page);
    await fillIn(page, form.fields);
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  test('filters, changes and the page about reading offline are there', async () => {
    const page = await open('/?estado=visa-required', options);
    await page.getByRole('button', { name: 'Limpiar filtros' }).first().waitFor();
    await page.goto('/cambios?pais=peru');
    await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
    await page.goto('/sin-conexion');
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
    await page.getByText('Todavía no hay páginas guardadas en este dispositivo.').waitFor();
  });
});
