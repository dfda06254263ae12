import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, PHONE, useSite, type VisitOptions } from './site.ts';

const { open } = useSite();

const NOT_FOUND_NOISE = [/Failed to load resource.*404/];

interface State {
  state: string;
  path: string;
  /** Brings the page into the state; absent when opening it is enough. */
  enter?: (page: Page) => Promise<unknown>;
  /** Absent: on every screen. */
  screens?: readonly string[];
  options?: VisitOptions;
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar menú' }).waitFor();
};

const openEvidence = async (page: Page) => {
  const disclosures = page.getByRole('main').locator('summary', { hasText: '¿Cómo lo sabemos?' });
  for (const summary of await disclosures.all()) await summary.click();
  await page.getByRole('link', { name: 'Reportar un error en este dato' }).nth(3).waitFor();
};

/** Every state of the site that looks different to assistive technology. */
const STATES: readonly State[] = [
  { state: 'home, with the terms banner', path: '/', options: { hasAcceptedTerms: false } },
  {
    state: 'home, filtered',
    path: '/?estado=visa-required',
    enter: (page) => page.getByRole('button', { name: 'Limpiar filtros' }).waitFor(),
  },
  {
    state: 'home, with nothing found',
    path: '/?estado=visa-on-arrival&region=Europe',
    enter: (page) => page.getByText('No se encontraron destinos').waitFor(),
  },
  {
    state: 'home, with the dialog of a country open',
    path: '/',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
      await page.getByRole('dialog', { name: 'Canadá' }).waitFor();
    },
  },
  { state: 'a question page', path: '/pais/canada' },
  { state: 'a question page in doubt', path: '/pais/thailand' },
  { state: 'a guide page', path: '/visa-para-australia-mexicanos' },
  { state: 'a question page with all its evidence open', path: '/pais/kenya', enter: openEvidence },
  { state: 'a guide page with all its evidence open', path: '/visa-para-turkey-mexicanos', enter: openEvidence },
  {
    state: 'a question page whose facts have grown old',
    path: '/pais/kenya',
    enter: (page) => page.getByText('sin verificar desde').first().waitFor(),
    options: { prepare: (page) => page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z')) },
  },
  { state: 'the brief page of a territory', path: '/pais/puerto-rico' },
  {
    state: 'home, with its rows unfolded',
    path: '/',
    enter: async (page) => {
      const group = page.getByRole('region', { name: 'Oceanía', exact: true });
      await group.getByRole('button', { name: /^Mostrar/ }).click();
      await group.getByRole('listitem').getByRole('link').first().waitFor();
    },
  },
  { state: 'the changes', path: '/cambios' },
  {
    state: 'the changes, with none for the filters',
    path: '/cambios?pais=angola&tipo=salud',
    enter: (page) => page.getByText('No hay cambios de ese tipo para ese país.').waitFor(),
  },
  {
    state: 'a question page that answers for one reader',
    path: '/pais/canada?tengo=us-visa&llego=tierra',
    enter: (page) => page.getByRole('button', { name: 'Usarla como mía' }).waitFor(),
  },
  {
    state: 'home that answers for one reader',
    path: '/?tengo=us-visa',
    enter: (page) => page.getByRole('button', { name: 'Usarla como mía' }).waitFor(),
  },
  { state: 'what is stored for reading offline', path: '/sin-conexion' },
  { state: 'the map', path: '/mapa' },
  { state: 'the open data', path: '/datos' },
  { state: 'the not-found page', path: '/404', options: { expectedNoise: NOT_FOUND_NOISE } },
  { state: 'the open menu', path: '/pais/japan', enter: openMenu, screens: ['phone'] },
  {
    state: 'the open search list',
    path: '/pais/japan',
    enter: async (page) => {
      if (await page.getByRole('button', { name: 'Abrir menú' }).count()) await openMenu(page);
      const box = page.getByRole('combobox', { name: 'Buscar país' });
      await box.click();
      await box.pressSequentially('an');
      await page.getByRole('banner').getByRole('option').nth(4).waitFor();
      await box.press('ArrowDown');
    },
  },
  {
    state: 'a toast',
    path: '/pais/japan',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor();
    },
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  },
];

const SCREENS = { phone: PHONE, desktop: DESKTOP } as const;

describe.each(STATES)('$state', ({ path, enter, screens = Object.keys(SCREENS), options }) => {
  const shown = Object.entries(SCREENS)
    .filter(([screen]) => screens.includes(screen))
    .map(([screen, viewport]) => ({ screen, viewport }));

  test.each(shown)('has no axe violation on a $screen, in the light and the dark theme', async ({ viewport }) => {
    const page = await open(path, { ...options, viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    await enter?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, colorScheme);
    }
  });

  test.each(shown)('gives every control of a $screen a target at least 44 px high', async ({ viewport }) => {
    const page = await open(path, { ...options, viewport });
    await enter?.(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});

/**
 * Controls a finger could miss. Excepted, as WCAG 2.5.8 does: links inside a sentence, whose height is
 * that of the line; and what is only reached by keyboard (the skip link before it has focus).
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, [role="option"]'),
    ];
    const modal = document.querySelector('dialog[open]');
    const isInSentence = (control: HTMLElement) => {
      if (control.tagName !== 'A') return false;
      const holder = control.closest('p, li, dd, td');
      const around = (holder?.textContent ?? '').replace(control.textContent ?? '', '').trim();
      return getComputedStyle(control).display === 'inline' && around.length > 0;
    };
    const small: string[] = [];
    let seen = 0;
    for (const control of controls) {
      if (modal && !modal.contains(control)) continue;
      // Countries of the map are as large as they are; the same links stand in a table or a list (2.5.8, equivalent).
      if (control.closest('svg')) continue;
      // Not meant for people: the field that only a spam robot fills.
      if (control.tabIndex < 0 && control.closest('[aria-hidden="true"]')) continue;
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) continue;
      // A link that stretches over its card is as large as the card; its own box is only the words.
      const before = getComputedStyle(control, '::after');
      const cover = before.content !== 'none' && before.position === 'absolute' ? parseFloat(before.height) : 0;
      const { height, right } = control.getBoundingClientRect();
      if (right <= 0) continue;
      seen += 1;
      if (Math.max(height, cover || 0) < 43.5) {
        small.push(
          `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${height}`,
        );
      }
    }
    if (seen === 0) small.push('no control was found');
    return small;
  });
}

describe('the keyboard alone', () => {
  test('leads from home through the search to a country, its steps and the share block', async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const isFocused = (name: string | RegExp, role: 'combobox' | 'button' | 'link') =>
      page
        .getByRole(role, { name })
        .first()
        .evaluate((element) => element === document.activeElement);
    const tabTo = async (name: string | RegExp, role: 'combobox' | 'button' | 'link') => {
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab');
        if (await isFocused(name, role)) return;
      }
      throw new Error(`The keyboard does not reach ${name}; it stopped at ${await focused()}`);
    };
    await tabTo('Buscar país', 'combobox');
    await page.keyboard.type('japon');
    await page.getByRole('banner').getByRole('option').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan');
    await tabTo('Ver los pasos', 'link');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan#proceso');
    await tabTo('Copiar enlace', 'button');
    await page.keyboard.press('Enter');
    const toasts = page.getByRole('status').filter({ hasText: '¡Enlace copiado!' });
    await toasts.first().waitFor();
    // One press, one toast: the press that woke the island must not act twice.
    expect(await toasts.count()).toBe(1);
  });

  test('filters, opens a dialog and comes back', async () => {
    const page = await open('/');
    await page
      .getByRole('button', { name: /^Visa Requerida/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await expectLocation(page, '/?estado=visa-required');
    await page.getByRole('button', { name: 'Ver Detalles de Australia' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: 'Australia' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('opens a share link with the space bar too, as it is a button', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => new URL((await popup).url()).hostname).toBe('wa.me');
  });

  test.each(['/', '/pais/japan'])('shows where the focus is on every stop of %s', async (path) => {
    const page = await open(path);
    const unseen: string[] = [];
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        // On the map the country itself is outlined: a box around Alaska and Hawaii would say less.
        const drawn = element.closest('svg')?.querySelectorAll<SVGElement>('*') ?? [];
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-focus)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        if ([...drawn].some((part) => getComputedStyle(part).stroke === color)) return '';
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? element.outerHTML.slice(0, 120) : '';
      });
      if (stop) unseen.push(stop);
    }
    expect(unseen).toEqual([]);
  });
});

describe('enlarged and calm', () => {
  // 1280 CSS pixels at 200 % are 640, at 400 % 320.
  test.each([640, 320])('nothing scrolls sideways at %i px', async (width) => {
    for (const path of ['/', '/pais/saudi-arabia', '/visa-para-united-arab-emirates-mexicanos', '/404']) {
      const page = await open(path, {
        viewport: { width, height: 600 },
        expectedNoise: path === '/404' ? NOT_FOUND_NOISE : [],
        hasAcceptedTerms: false,
      });
      await expectNoSidewaysScroll(page);
    }
    const page = await open('/', { viewport: { width, height: 600 } });
    await page.getByRole('button', { name: 'Ver Detalles de Canadá' }).click();
    await page.getByRole('dialog', { name: 'Canadá' }).waitFor();
    await expectNoSidewaysScroll(page);
    const hidden = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  test('with reduced motion nothing moves', async () => {
    for (const path of ['/', '/pais/japan']) {
      const page = await open(path, { reducedMotion: 'reduce' });
      const moving = await page.evaluate(() => [
        getComputedStyle(document.documentElement).scrollBehavior,
        ...document.getAnimations().map((animation) => String(animation.effect)),
      ]);
      expect(moving).toEqual(['auto']);
      const animated = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== 'none' || parseFloat(transitionDuration) > 0;
          }).length,
      );
      expect(animated).toBe(0);
    }
  });
});
