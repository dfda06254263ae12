import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoSidewaysScroll,
  holdScripts,
  PHONE,
  plain,
  sectionOf,
  textOf,
  textsOf,
  useSite,
} from './site.ts';

const { open } = useSite();

const SECTIONS = ['Consejos de viaje', 'Alertas de viaje', 'Preguntas frecuentes'] as const;
const NEWSLETTER = 'Te avisamos si cambia una regla';

const section = (page: Page, heading: string) => sectionOf(page, heading);
const retry = (page: Page, heading: string) => section(page, heading).getByRole('button', { name: 'Reintentar' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca en las preguntas' });
const shownQuestions = (page: Page) => section(page, 'Preguntas frecuentes').locator('details:visible');

async function comeNear(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
}

/** Names of the scripts fetched so far. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

/**
 * Adds up what moves from now on, right after an input too. Waits first for the fonts and for the cards
 * above: they are only laid out when they come near, and that is another matter.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 300));
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

describe('home in order', () => {
  test('the headings come as decided, each once', async () => {
    const page = await open('/');
    const headings = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }));
    expect(headings).toEqual([
      'El catálogo en números',
      'Cambios de reglas',
      'Tipo de cambio',
      'Destinos',
      ...SECTIONS,
      NEWSLETTER,
    ]);
  });

  test('the newest three changes carry a date, a place and a way to where the page tells them', async () => {
    const page = await open('/');
    const news = section(page, 'Cambios de reglas');
    expect(await news.getByRole('link', { name: 'Cambios de reglas', exact: true }).getAttribute('href')).toBe(
      '/cambios',
    );
    const items = news.getByRole('listitem');
    expect(await items.count()).toBe(3);
    for (const item of await items.all()) {
      expect(await textOf(item)).toMatch(/(Desde|desde|Anunciado) .*20\d\d/);
      const href = await item.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href');
      const target = await page.context().newPage();
      await target.goto(href ?? '');
      if (href?.includes('#')) await target.locator(new URL(target.url()).hash).waitFor();
      await target.close();
    }
  });
});

describe('tips, alerts and questions', () => {
  test('are readable without a script, with nothing that needs one', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await section(page, 'Consejos de viaje').getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
    const alerts = section(page, 'Alertas de viaje').getByRole('listitem');
    expect(await alerts.count()).toBeGreaterThanOrEqual(4);
    for (const alert of await alerts.all()) expect(await alert.isVisible()).toBe(true);
    const questions = section(page, 'Preguntas frecuentes').locator('details');
    expect(await questions.count()).toBeGreaterThanOrEqual(10);
    await questions.first().locator('summary').click();
    await questions.first().getByText('un oficial de migración decide').waitFor();
    for (const heading of SECTIONS) {
      expect(await section(page, heading).locator('button:visible, select:visible, input:visible').count()).toBe(0);
      expect(await section(page, heading).getByText('Cargando…').isVisible()).toBe(false);
    }
  });

  test('no script is fetched for them until the reader comes near; then each has its own', async () => {
    const page = await open('/', { prepare: async (fresh) => Object.assign(fresh, { fetched: watchScripts(fresh) }) });
    const { fetched } = page as unknown as { fetched: string[] };
    const own = /(tips-tool|alerts-tool|faq-tool|newsletter-form)\.[^/]+\.js$/;
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((name) => own.test(name) || /client|react/.test(name))).toEqual([]);
    for (const heading of [...SECTIONS, NEWSLETTER]) await comeNear(page, heading);
    await expect
      .poll(() => new Set(fetched.flatMap((name) => own.exec(name)?.[1] ?? [])).size, { timeout: 8000 })
      .toBe(4);
  });

  test('a placeholder holds the place of what is still on its way', async () => {
    const page = await open('/');
    const letScriptsCome = await holdScripts(page);
    await comeNear(page, 'Preguntas frecuentes');
    await section(page, 'Preguntas frecuentes').getByText('Cargando…').waitFor();
    expect(await shownQuestions(page).count()).toBeGreaterThanOrEqual(10);
    letScriptsCome();
    await search(page).waitFor();
    expect(await section(page, 'Preguntas frecuentes').getByText('Cargando…').isVisible()).toBe(false);
  });

  test.each(
    SECTIONS.flatMap((heading) => [
      { heading, screen: 'phone', viewport: PHONE },
      { heading, screen: 'desktop', viewport: DESKTOP },
    ]),
  )('nothing moves on a $screen while $heading loads under the reader’s eyes', async ({ heading, viewport }) => {
    const page = await open('/', { viewport });
    const letScriptsCome = await holdScripts(page);
    await comeNear(page, heading);
    const shift = await watchShifts(page);
    const height = async () => (await section(page, heading).boundingBox())?.height;
    const before = await height();
    letScriptsCome();
    await expect.poll(() => section(page, heading).getAttribute('data-load'), { timeout: 8000 }).toBe('ready');
    expect(await height()).toBe(before);
    expect(await shift()).toBe(0);
    await expectNoSidewaysScroll(page);
  });

  test('the questions open one at a time and can be searched, answers and accents included', async () => {
    const page = await open('/');
    await comeNear(page, 'Preguntas frecuentes');
    const questions = section(page, 'Preguntas frecuentes').locator('details');
    const total = await questions.count();
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    expect(await section(page, 'Preguntas frecuentes').locator('details[open]').count()).toBe(1);
    await search(page).fill('avion canadá');
    await expect.poll(() => shownQuestions(page).count(), { timeout: 8000 }).toBe(1);
    expect(await textOf(shownQuestions(page).locator('summary'))).toBe('¿Para Canadá me toca eTA o visa?');
    await search(page).fill('submarino');
    await page.getByText('No hay una pregunta así.').waitFor();
    await search(page).fill('');
    await expect.poll(() => shownQuestions(page).count(), { timeout: 8000 }).toBe(total);
  });

  test('the alerts unfold, moving focus to the first that was hidden, and can be narrowed to one place', async () => {
    const page = await open('/');
    await comeNear(page, 'Alertas de viaje');
    const alerts = section(page, 'Alertas de viaje').locator('.alerts > li:visible');
    expect(await alerts.count()).toBe(6);
    const more = section(page, 'Alertas de viaje').getByRole('button', { name: /^Mostrar \d+ más$/ });
    const hidden = Number(/\d+/.exec(await textOf(more))?.[0]);
    await more.click();
    expect(await alerts.count()).toBe(6 + hidden);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(await alerts.nth(6).getByRole('link').textContent());
    for (const kind of ['Alerta', 'Cambio', 'Próximamente']) {
      expect(await section(page, 'Alertas de viaje').getByText(kind, { exact: true }).count()).toBeGreaterThan(0);
    }
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('Perú');
    await expect
      .poll(async () => new Set(await textsOf(alerts.locator('.alerts__place'))), { timeout: 8000 })
      .toEqual(new Set(['Perú']));
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('');
    await expect.poll(() => alerts.count(), { timeout: 8000 }).toBe(6 + hidden);
  });

  test('a place can be chosen while the list is folded, and what it hides is shown', async () => {
    const page = await open('/');
    await comeNear(page, 'Alertas de viaje');
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('Zona Schengen');
    const alerts = section(page, 'Alertas de viaje').locator('.alerts > li:visible');
    await expect
      .poll(async () => new Set(await textsOf(alerts.locator('.alerts__place'))), { timeout: 8000 })
      .toEqual(new Set(['Zona Schengen']));
  });

  test('the tips can be copied as a message', async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await comeNear(page, 'Consejos de viaje');
    await page.getByRole('button', { name: 'Copiar los consejos' }).click();
    await page.getByText('¡Consejos copiados!').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const tips = await section(page, 'Consejos de viaje').getByRole('listitem').count();
    expect(copied.split('\n')).toHaveLength(tips);
    expect(copied).toMatch(/^• .+: .+\.$/m);
  });
});

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

  test.each([
    { screen: 'phone', viewport: PHONE },
    { screen: 'desktop', viewport: DESKTOP },
  ])(
    'says so on a $screen, keeps its texts, and Reintentar mends it; the rest of the page lives on',
    async ({ viewport }) => {
      const page = await open('/', { viewport, prepare: countRaised, expectedNoise: FAILED });
      await block(page);
      for (const heading of SECTIONS) {
        await comeNear(page, heading);
        const shift = await watchShifts(page);
        await retry(page, heading).waitFor();
        expect(await shift()).toBe(0);
        expect(await section(page, heading).getByRole('alert').isVisible()).toBe(true);
      }
      expect(await raised(page)).toBe(3);
      expect(await shownQuestions(page).count()).toBeGreaterThanOrEqual(10);
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');

      await retry(page, 'Preguntas frecuentes').press('Enter');
      await expect.poll(() => raised(page), { timeout: 8000 }).toBe(4);
      await retry(page, 'Preguntas frecuentes').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reintentar');

      await page.unroute(/_astro\/(tips|alerts|faq)-tool\..*\.js/);
      await retry(page, 'Preguntas frecuentes').click();
      await search(page).fill('londres');
      await expect.poll(() => shownQuestions(page).count(), { timeout: 8000 }).toBe(1);
      expect(await retry(page, 'Preguntas frecuentes').count()).toBe(0);
      expect(await retry(page, 'Consejos de viaje').count()).toBe(1);
    },
  );

  test('throws nothing when somebody handled the event, and offers Reintentar all the same', async () => {
    const page = await open('/?handled', { prepare: countRaised, expectedNoise: [/ERR_FAILED/] });
    await block(page);
    await comeNear(page, 'Preguntas frecuentes');
    await retry(page, 'Preguntas frecuentes').waitFor();
    expect(await raised(page)).toBeGreaterThan(0);
  });

  test('is announced by name to a screen reader and passes the accessibility checks', async () => {
    const page = await open('/', { expectedNoise: FAILED });
    await block(page);
    await comeNear(page, 'Preguntas frecuentes');
    await retry(page, 'Preguntas frecuentes').waitFor();
    expect(await textOf(section(page, 'Preguntas frecuentes').getByRole('alert'))).toMatch(/no se pudo cargar/);
    const { violations } = await new AxeBuilder({ page }).include('#preguntas').analyze();
    expect(violations).toEqual([]);
  });
});

describe('the exchange-rates widget', () => {
  const widget = (page: Page) => section(page, 'Tipo de cambio');
  const foreign = (page: Page) => page.getByRole('textbox', { name: /^Cantidad en/ });
  const pesos = (page: Page) => page.getByRole('textbox', { name: 'Pesos mexicanos' });
  const currency = (page: Page) => widget(page).getByRole('combobox', { name: 'Moneda' });
  const result = (page: Page) => widget(page).getByRole('status');

  test('lists the specified currencies with the date of the rates, without a script too', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const rows = widget(page).getByRole('row');
    expect((await textsOf(rows)).slice(1).map((row) => row.replace(/[\d.,]+$/, '').trim())).toEqual([
      '1 dólar estadounidense USD',
      '1 euro EUR',
      '1 libra esterlina GBP',
      '1 dólar canadiense CAD',
      '1 dólar australiano AUD',
      '1 dólar neozelandés NZD',
      '100 yenes JPY',
      '1 dinar jordano JOD',
    ]);
    expect(await textOf(rows.nth(1))).toMatch(/18\.00$/);
    expect(await textOf(widget(page))).toMatch(/Tipos de referencia del \d+ de \w+ de 20\d\d/);
    expect(await foreign(page).isVisible()).toBe(false);
  });

  test('converts in both directions, and never rewrites the box one types in', async () => {
    const page = await open('/');
    await foreign(page).fill('1,234.56');
    await expect.poll(() => pesos(page).inputValue(), { timeout: 8000 }).toBe('22,222.08');
    expect(await foreign(page).inputValue()).toBe('1,234.56');
    expect(await textOf(result(page))).toBe('1,234.56 USD = 22,222.08 MXN');
    await pesos(page).fill('36');
    expect(await foreign(page).inputValue()).toBe('2.00');
    await currency(page).selectOption('JPY');
    expect(await pesos(page).inputValue()).toBe('36');
    expect(await foreign(page).inputValue()).toBe('314.96');
    expect(await textOf(page.locator('label[for="convertir-foreign"]'))).toBe('Cantidad en JPY');
  });

  test('offers every currency the catalogue uses', async () => {
    const page = await open('/');
    const options = await textsOf(currency(page).locator('option'));
    expect(options.length).toBeGreaterThanOrEqual(20);
    expect(options.slice(0, 3)).toEqual(['USD, dólar estadounidense', 'EUR, euro', 'GBP, libra esterlina']);
  });

  test('refuses rubbish with a sentence, keeps it, and forgives', async () => {
    const page = await open('/');
    await foreign(page).fill('cien');
    await result(page).getByText('Escribe solo números, como 1,234.56.').waitFor();
    expect(await foreign(page).inputValue()).toBe('cien');
    expect(await foreign(page).getAttribute('aria-invalid')).toBe('true');
    expect(await pesos(page).inputValue()).toBe('');
    await foreign(page).fill('1,5');
    await result(page).getByText('punto para los decimales').waitFor();
    await foreign(page).fill('1.5');
    await expect.poll(() => pesos(page).inputValue()).toBe('27.00');
    await pesos(page).fill('-3');
    await result(page).getByText('sin signo menos').waitFor();
    await page.keyboard.press('Enter');
    expect(await pesos(page).inputValue()).toBe('-3');
  });

  test.each([
    ['the foreign amount', '250', (page: Page) => foreign(page), (page: Page) => pesos(page), '4,500.00'],
    ['the pesos', '1,800.009', (page: Page) => pesos(page), (page: Page) => foreign(page), '100.00'],
  ])(
    '%s typed while the script was on its way is converted once it comes',
    async (_name, typed, into, from, expected) => {
      const page = await open('/');
      const letScriptsCome = await holdScripts(page);
      await into(page).fill(typed);
      letScriptsCome();
      await expect.poll(async () => plain(await result(page).textContent()), { timeout: 8000 }).toMatch(/ = /);
      await expect.poll(() => from(page).inputValue(), { timeout: 8000 }).toBe(expected);
      expect(await into(page).inputValue()).toBe(typed);
    },
  );

  test('a currency chosen while the script was on its way is kept', async () => {
    const page = await open('/');
    const letScriptsCome = await holdScripts(page);
    await currency(page).focus();
    await currency(page).selectOption('EUR');
    letScriptsCome();
    await expect.poll(async () => plain(await result(page).textContent()), { timeout: 8000 }).toMatch(/EUR = /);
    expect(await currency(page).inputValue()).toBe('EUR');
  });

  test.each(['light', 'dark'] as const)(
    'a mistake passes the accessibility checks in the %s theme',
    async (colorScheme) => {
      const page = await open('/', { colorScheme, viewport: PHONE });
      await foreign(page).fill('cien');
      await result(page).getByText('solo números').waitFor();
      const { violations } = await new AxeBuilder({ page }).include('#tipo-de-cambio').analyze();
      expect(violations).toEqual([]);
      await expectNoSidewaysScroll(page);
    },
  );
});

describe('accessibility of all of it', () => {
  test.each([
    ['light', PHONE],
    ['dark', PHONE],
    ['light', DESKTOP],
    ['dark', DESKTOP],
  ] as const)('%s theme, %o: axe finds nothing, also with a question open', async (colorScheme, viewport) => {
    const page = await open('/', { colorScheme, viewport });
    for (const heading of [...SECTIONS, NEWSLETTER]) await comeNear(page, heading);
    await search(page).waitFor();
    await section(page, 'Preguntas frecuentes').locator('summary').first().click();
    const { violations } = await new AxeBuilder({ page })
      .include(['.rule-news'])
      .include('#tipo-de-cambio')
      .include('#consejos')
      .include('#alertas')
      .include('#preguntas')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
