import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectLocation,
  expectNoSidewaysScroll,
  holdScripts,
  PHONE,
  recordAnalytics,
  textOf,
  textsOf,
  useSite,
} from './site.ts';

const { open } = useSite();

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar país' });
const options = (page: Page) => page.getByRole('banner').getByRole('option');

async function expectOptions(page: Page, expected: RegExp[]): Promise<void> {
  await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBe(expected.length);
  const texts = await textsOf(options(page));
  expected.forEach((pattern, position) => {
    expect(texts[position]).toMatch(pattern);
  });
}

/** The list is closed, and assistive technology knows. */
async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBe(0);
  expect(await box(page).getAttribute('aria-expanded')).toBe('false');
}

describe('what is found', () => {
  test.each([
    ['japon', [/^Japón/]],
    ['JAPÓN', [/^Japón/]],
    ['Japan', [/^Japón/]],
    ['turquia', [/^Turquía/]],
    ['united king', [/^Reino Unido/]],
    ['méxico', []],
    ['  canad  ', [/^Canadá/]],
  ])('%s', async (query, expected) => {
    const page = await open('/pais/peru');
    await box(page).fill(query);
    if (expected.length === 0) {
      await page.getByRole('banner').getByRole('status').filter({ hasText: 'Ningún país coincide.' }).waitFor();
    }
    await expectOptions(page, expected);
  });

  test('one character suggests nothing, two do', async () => {
    const page = await open('/pais/peru');
    await box(page).pressSequentially('j');
    await box(page).pressSequentially('a');
    await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBeGreaterThan(0);
    await box(page).press('Backspace');
    await expectClosed(page);
  });

  test('never more than five, each with both names and the answer, all containing the text', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('an');
    await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBe(5);
    for (const text of await textsOf(options(page))) {
      expect(
        text
          .normalize('NFD')
          .replace(/\p{Mark}/gu, '')
          .toLowerCase(),
      ).toContain('an');
    }
    await box(page).fill('alem');
    await expectOptions(page, [/^Alemania\s*Germany\s*Sin Visa$/]);
  });

  test('a screen reader hears how many countries match', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('corea');
    await page.getByRole('banner').getByRole('status').filter({ hasText: '2 países coinciden.' }).waitFor();
    await box(page).fill('corea del sur');
    await page.getByRole('banner').getByRole('status').filter({ hasText: '1 país coincide.' }).waitFor();
    await box(page).fill('xyz');
    await page.getByRole('banner').getByRole('status').filter({ hasText: 'Ningún país coincide.' }).waitFor();
  });
});

describe('the keyboard', () => {
  test('arrows move through the list, Enter opens the chosen country', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('is');
    await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBeGreaterThan(2);
    const active = async () => {
      const id = await box(page).getAttribute('aria-activedescendant');
      return id ? textOf(page.locator(`[id="${id}"]`)) : '';
    };
    expect(await active()).toBe('');
    const texts = await textsOf(options(page));
    await box(page).press('ArrowDown');
    await expect.poll(active).toBe(texts[0]);
    await box(page).press('ArrowDown');
    await expect.poll(active).toBe(texts[1]);
    await box(page).press('ArrowUp');
    await expect.poll(active).toBe(texts[0]);
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await box(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: texts[0]?.split(/(?<=[a-zá-ú])(?=[A-Z])/)[0] ?? '-' }).waitFor();
  });

  test('Enter on a single result opens it without arrows', async () => {
    const page = await open('/');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await box(page).press('Enter');
    await expectLocation(page, '/pais/japan');
  });

  test('Enter on several results without a choice stays', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('an');
    await expect.poll(() => options(page).count(), { timeout: 15_000 }).toBe(5);
    await box(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Perú' }).waitFor();
    await expectLocation(page, '/pais/peru');
  });

  test('Escape closes the list and keeps focus in the box', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await box(page).press('Escape');
    await expectClosed(page);
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('Tab leaves without choosing', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await box(page).press('ArrowDown');
    await box(page).press('Tab');
    await expectClosed(page);
    await expectLocation(page, '/pais/peru');
  });
});

describe('closing and choosing', () => {
  test('a click outside closes the list', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await page.getByRole('heading', { level: 1 }).click();
    await expectClosed(page);
  });

  test('clearing the text closes the list', async () => {
    const page = await open('/pais/peru');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await box(page).fill('');
    await expectClosed(page);
  });

  test('choosing goes to the question page, reports the search and clears the box', async () => {
    let recorded: Awaited<ReturnType<typeof recordAnalytics>> | undefined;
    const page = await open('/', {
      prepare: async (blank) => {
        recorded = await recordAnalytics(blank);
      },
    });
    await box(page).fill('emiratos');
    await options(page).filter({ hasText: 'Emiratos Árabes Unidos' }).click();
    await expectLocation(page, '/pais/united-arab-emirates');
    await page.getByRole('heading', { level: 1, name: 'Emiratos' }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    expect(recorded?.('search')).toEqual([['event', 'search', { search_term: 'emiratos' }]]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '¿Necesitas visa' }).waitFor();
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('text that was typed before the search was awake', () => {
  test.each([
    ['home', '/'],
    ['a country page', '/pais/peru'],
  ])('is kept on %s, and answered once it is', async (_name, path) => {
    const page = await open(path);
    const letScriptsCome = await holdScripts(page);
    await box(page).click();
    await page.keyboard.type('japon');
    expect(await box(page).inputValue()).toBe('japon');
    letScriptsCome();
    await expectOptions(page, [/^Japón/]);
    expect(await box(page).inputValue()).toBe('japon');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan');
  });

  test('is kept while the list of countries is still on its way', async () => {
    const page = await open('/pais/peru');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/paises.json', async (route) => {
      await promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/paises.json');
    await box(page).click();
    await asked;
    await page.keyboard.type('japon');
    expect(await options(page).count()).toBe(0);
    resolve();
    await expectOptions(page, [/^Japón/]);
  });
});

describe('odd text', () => {
  test.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['10,000 accents', 'á'.repeat(10_000)],
    ['markup', '<script>alert(1)</script>'],
    ['an image that would run', '<img src=x onerror=alert(1)>'],
    ['emoji', '🇯🇵🗾👩‍👩‍👧‍👦'],
    ['a pattern', '.*(a+)+$'],
    ['a reversed text mark', '\u202enapaJ'],
    ['names of JavaScript', '__proto__'],
  ])('%s: nothing breaks, and the next search works', async (_name, text) => {
    const page = await open('/pais/peru', {
      viewport: { width: 1000, height: 700 },
      prepare: async (blank) => {
        blank.on('dialog', () => {
          throw new Error('Text of the search ran as code');
        });
      },
    });
    await box(page).fill(text);
    await page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /coincide|^$/ })
      .first()
      .waitFor({ state: 'attached' });
    await expectClosed(page);
    await box(page).press('Enter');
    await expectNoSidewaysScroll(page);
    await expectLocation(page, '/pais/peru');
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
  });
});

describe('the list of countries cannot be fetched', () => {
  test.each<[string, (page: Page) => Promise<unknown>, RegExp[]]>([
    ['no network', (page) => page.route('**/paises.json', (route) => route.abort()), [/ERR_FAILED/]],
    ['a server error', (page) => page.route('**/paises.json', (route) => route.fulfill({ status: 503 })), [/503/]],
    ['no JSON', (page) => page.route('**/paises.json', (route) => route.fulfill({ body: '<html>' })), []],
  ])('%s: it says so, keeps the text and tries again at the next focus', async (_name, breakIndex, expectedNoise) => {
    const page = await open('/pais/peru', { prepare: breakIndex, expectedNoise });
    await box(page).click();
    await box(page).pressSequentially('japon');
    const message = page.getByRole('banner').getByRole('status').filter({ hasText: 'No se pudo cargar' });
    await message.waitFor();
    await page.unroute('**/paises.json');
    await page.getByRole('heading', { level: 1 }).click();
    await box(page).focus();
    await message.waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('japon');
    await box(page).press('End');
    await box(page).press('Backspace');
    await expectOptions(page, [/^Japón/]);
  });
});

describe('on a phone', () => {
  const toggle = (page: Page, name: 'Abrir menú' | 'Cerrar menú') => page.getByRole('button', { name, exact: true });

  test('the menu toggle says what it does and what it did', async () => {
    const page = await open('/pais/peru', { viewport: PHONE });
    const links = page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true });
    expect(await toggle(page, 'Abrir menú').getAttribute('aria-expanded')).toBe('false');
    expect(await links.count()).toBe(0);
    await toggle(page, 'Abrir menú').click();
    await toggle(page, 'Cerrar menú').waitFor();
    expect(await toggle(page, 'Cerrar menú').getAttribute('aria-expanded')).toBe('true');
    for (const name of ['Destinos', 'Wiki', 'Guías', 'Acerca de', 'Contacto']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
    }
    await page.getByRole('banner').getByText('Desde México').waitFor();
    await toggle(page, 'Cerrar menú').click();
    await toggle(page, 'Abrir menú').waitFor();
    expect(await links.count()).toBe(0);
  });

  test('Escape closes the menu and gives focus back to the toggle', async () => {
    const page = await open('/pais/peru', { viewport: PHONE });
    await toggle(page, 'Abrir menú').click();
    await toggle(page, 'Cerrar menú').waitFor();
    await page.keyboard.press('Escape');
    await toggle(page, 'Abrir menú').waitFor();
    expect(await toggle(page, 'Abrir menú').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the search is inside the menu and leads to a country', async () => {
    const page = await open('/', { viewport: PHONE });
    await toggle(page, 'Abrir menú').click();
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await expectNoSidewaysScroll(page);
    await options(page).first().click();
    await expectLocation(page, '/pais/japan');
  });

  test('Escape closes the suggestions, then clears the box, then closes the menu', async () => {
    const page = await open('/', { viewport: PHONE });
    await toggle(page, 'Abrir menú').click();
    await box(page).fill('japon');
    await expectOptions(page, [/^Japón/]);
    await box(page).press('Escape');
    await expectClosed(page);
    await toggle(page, 'Cerrar menú').waitFor();
    expect(await box(page).inputValue()).toBe('japon');
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).inputValue()).toBe('');
    await toggle(page, 'Cerrar menú').waitFor();
    await page.keyboard.press('Escape');
    await toggle(page, 'Abrir menú').waitFor();
  });
});
