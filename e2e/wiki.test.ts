import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectLocation,
  expectNoSidewaysScroll,
  holdScripts,
  PHONE,
  textOf,
  textsOf,
  useSite,
} from './site.ts';

const { open, blank } = useSite();

/** Scrolling is smooth otherwise, and a place on screen would be measured on the way. */
const still = { reducedMotion: 'reduce' } as const;

const NARROW = { width: 340, height: 740 } as const;
const SMALL = { width: 400, height: 740 } as const;

/** Label, short label, address and first words of each tab; written by hand, not read from the product. */
const TABS = [
  { label: 'Documentos', short: 'Docs', anchor: 'documentos', alias: 'documents', words: '920 MXN' },
  { label: 'Schengen', short: 'Schengen', anchor: 'schengen', alias: 'schengen', words: '29 países' },
  { label: 'Consejos', short: 'Tips', anchor: 'consejos', alias: 'tips', words: 'La escala también cuenta' },
  { label: 'Seguridad', short: 'Seguridad', anchor: 'seguridad', alias: 'safety', words: '520 623 7874' },
  { label: 'Dinero', short: 'Dinero', anchor: 'dinero', alias: 'money', words: 'Tarjeta o efectivo' },
  { label: 'Salud', short: 'Salud', anchor: 'salud', alias: 'health', words: 'Botiquín' },
] as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');
const focusedTab = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** One tab is chosen, its panel alone is there, and keyboard and list agree. */
async function expectOpen(page: Page, label: string): Promise<void> {
  const expected = TABS.find((each) => each.label === label);
  if (!expected) throw new Error(`no tab ${label}`);
  await page.locator(`#${expected.anchor}`).waitFor();
  expect(await page.getByRole('tab', { selected: true }).count()).toBeLessThanOrEqual(1);
  await expect.poll(() => panel(page).count()).toBe(1);
  expect(await panel(page).getAttribute('id')).toBe(expected.anchor);
  expect(await textOf(panel(page))).toContain(expected.words);
}

describe('the tabs', () => {
  test('are six, in order, the first one open', async () => {
    const page = await open('/wiki');
    await expectOpen(page, 'Documentos');
    expect(await page.getByRole('tablist', { name: 'Temas' }).count()).toBe(1);
    const names = await Promise.all(TABS.map(({ label }) => tab(page, label).count()));
    expect(names).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await page.getByRole('tab').count()).toBe(6);
    await expectLocation(page, '/wiki');
  });

  test('open with a click and give the address a name', async () => {
    const page = await open('/wiki');
    for (const { label, anchor } of TABS.toReversed()) {
      await tab(page, label).click();
      await expectOpen(page, label);
      await expectLocation(page, `/wiki#${anchor}`);
      expect(await tab(page, label).getAttribute('aria-selected')).toBe('true');
      expect(await panel(page).getAttribute('aria-labelledby')).toBe(await tab(page, label).getAttribute('id'));
    }
  });

  test('follow the keyboard: arrows round and round, Home and End, one stop for Tab', async () => {
    const page = await open('/wiki', still);
    await tab(page, 'Documentos').focus();
    for (const label of ['Schengen', 'Consejos', 'Seguridad', 'Dinero', 'Salud', 'Documentos']) {
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, label);
      expect(await focusedTab(page)).toContain(label);
    }
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Salud');
    await expectLocation(page, '/wiki#salud');
    await page.keyboard.press('Home');
    await expectOpen(page, 'Documentos');
    await page.keyboard.press('End');
    await expectOpen(page, 'Salud');
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);

    await page.keyboard.press('Tab');
    expect(await panel(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedTab(page)).toContain('Salud');
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expectOpen(page, 'Salud');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('leave keys with a modifier, and clicks for another tab of the browser, alone', async () => {
    const page = await open('/wiki');
    await tab(page, 'Documentos').focus();
    await page.keyboard.press('Control+ArrowRight');
    await expectOpen(page, 'Documentos');
    const isSwallowed = await tab(page, 'Salud').evaluate((link) => {
      let swallowed = true;
      window.addEventListener(
        'click',
        (event) => {
          swallowed = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
      return swallowed;
    });
    expect(isSwallowed).toBe(false);
    await expectOpen(page, 'Documentos');
  });
});

describe('the addresses', () => {
  test.each(TABS)('/wiki#$anchor and /wiki#$alias open $label', async ({ label, anchor, alias }) => {
    const page = await open(`/wiki#${anchor}`);
    await expectOpen(page, label);
    expect(await tab(page, label).isVisible()).toBe(true);
    const other = await open(`/wiki#${alias}`);
    await expectOpen(other, label);
  });

  test('a fragment nobody knows opens the first tab', async () => {
    await expectOpen(await open('/wiki#nada'), 'Documentos');
    await expectOpen(await open('/wiki#%E0%A4%A'), 'Documentos');
  });

  test('the right text is there before any script file has arrived: nothing flashes', async () => {
    const page = await blank();
    await page.route('**/_astro/*.js', () => new Promise(() => undefined));
    await page.goto('/wiki#schengen', { waitUntil: 'commit' });
    await page.locator('#salud').waitFor({ state: 'attached' });
    const shown = page.locator('#temas > section:visible');
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute('id')).toBe('schengen');
    expect(await tab(page, 'Schengen').getAttribute('aria-selected')).toBe('true');
  });

  test('the first key is not lost while the header still sleeps', async () => {
    const page = await open('/wiki');
    await expectOpen(page, 'Documentos');
    const release = await holdScripts(page);
    await tab(page, 'Documentos').focus();
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'Schengen');
    release();
  });

  test('Back leaves the wiki at once, and coming back finds the tab that was open', async () => {
    const page = await open('/acerca');
    await page.getByRole('link', { name: 'Wiki', exact: true }).click();
    await expectOpen(page, 'Documentos');
    await tab(page, 'Dinero').click();
    await tab(page, 'Salud').click();
    await page.goBack();
    await expectLocation(page, '/acerca');
    await page.goForward();
    await expectLocation(page, '/wiki#salud');
    await expectOpen(page, 'Salud');
    await page.reload();
    await expectOpen(page, 'Salud');
  });

  test('a link from one text to another opens its tab in view, and Back returns', async () => {
    const page = await open('/wiki#salud', still);
    await panel(page).getByRole('link', { name: 'zona Schengen' }).click();
    await expectOpen(page, 'Schengen');
    await expectLocation(page, '/wiki#schengen');
    expect(
      await tab(page, 'Schengen').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expectOpen(page, 'Salud');
  });

  test('a part of a text can be linked to', async () => {
    const page = await open('/wiki#schengen-ees-y-etias');
    await expectOpen(page, 'Schengen');
    await expect
      .poll(() => page.locator('#schengen-ees-y-etias').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(700);
  });

  test('the skip link keeps the open tab', async () => {
    const page = await open('/wiki#dinero');
    await expectOpen(page, 'Dinero');
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      location.hash = '#contenido';
    });
    await expectOpen(page, 'Dinero');
  });
});

describe('on small screens', () => {
  test('below 600 px the labels are short, and the chosen tab is in view', async () => {
    const page = await open('/wiki#salud', { viewport: SMALL });
    await expectOpen(page, 'Salud');
    for (const { short } of TABS) expect(await tab(page, short).count()).toBe(1);
    expect(await tab(page, 'Documentos').count()).toBe(0);
    const box = await tab(page, 'Salud').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= SMALL.width).toBe(true);
    await page.setViewportSize({ width: 620, height: 740 });
    expect(await tab(page, 'Documentos').count()).toBe(1);
    expect(await tab(page, 'Docs').count()).toBe(0);
  });

  test('from 360 px up there are tabs, below it a native list', async () => {
    const page = await open('/wiki', { viewport: { width: 360, height: 740 } });
    expect(await page.getByRole('tab').count()).toBe(6);
    expect(await page.getByRole('combobox', { name: 'Tema' }).count()).toBe(0);
    await page.setViewportSize({ width: 359, height: 740 });
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Tema' }).count()).toBe(1);
  });

  test('the list opens every text and follows the address', async () => {
    const page = await open('/wiki#seguridad', { viewport: NARROW });
    const list = page.getByRole('combobox', { name: 'Tema' });
    await expectOpen(page, 'Seguridad');
    expect(await list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe(
      'Seguridad',
    );
    expect(await textsOf(list.getByRole('option'))).toEqual(TABS.map(({ short }) => short));
    for (const { label, short, anchor } of TABS) {
      await list.selectOption({ label: short });
      await expectOpen(page, label);
      await expectLocation(page, `/wiki#${anchor}`);
    }
    await expectNoSidewaysScroll(page);
  });

  test.each(TABS)('$label fits a phone of 360 px', async ({ anchor }) => {
    const page = await open(`/wiki#${anchor}`, { viewport: PHONE });
    await panel(page).waitFor();
    await expectNoSidewaysScroll(page);
  });
});

test('without JavaScript all six texts stand one under the other, with a list of them on top', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await open('/wiki', { javaScriptEnabled: false, viewport });
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Tema' }).count()).toBe(0);
    let bottom = 0;
    for (const { anchor, words, label } of TABS) {
      const text = page.locator(`#${anchor}`);
      await text.getByText(words).first().waitFor();
      expect(await text.getByRole('heading', { level: 2 }).count()).toBe(1);
      const box = await text.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0) - 1;
      expect(
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().getAttribute('href'),
      ).toBe(`#${anchor}`);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('every source opens another browser tab, and says how sure it is', async () => {
  const page = await open('/wiki');
  for (const { anchor } of TABS) {
    const sources = page
      .locator(`#${anchor}`)
      .locator('section', { has: page.locator('h3', { hasText: /^Fuentes$/ }) });
    expect(await textOf(sources.locator('p').first())).toMatch(/^Datos verificados el \d.* de 20\d\d$/);
    const lines = await textsOf(sources.locator('li'));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) expect(line).toMatch(/· (confianza alta|confianza media|por confirmar)$/);
    const links = sources.locator('a');
    expect(await links.count()).toBe(lines.length);
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    }
  }
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s', (_name, viewport) => {
  test.each(['light', 'dark'] as const)('no tab has an axe violation in the %s theme', async (colorScheme) => {
    const page = await open('/wiki', { viewport, colorScheme, reducedMotion: 'reduce' });
    for (const { label, short } of TABS) {
      await tab(page, viewport === PHONE ? short : label).click();
      await expectOpen(page, label);
      const { violations, passes } = await new AxeBuilder({ page }).analyze();
      expect(passes.length).toBeGreaterThan(10);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
        label,
      ).toEqual([]);
    }
  });
});

test('no React is downloaded for the tabs', async () => {
  const scripts: string[] = [];
  const page = await open('/wiki', {
    prepare: async (blank) => {
      blank.on('response', async (response) => {
        if (response.url().endsWith('.js')) scripts.push(await response.text());
      });
    },
  });
  await tab(page, 'Salud').click();
  await expectOpen(page, 'Salud');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('react.transitional.element') || script.length > 20_000)).toEqual(
    [],
  );
});
