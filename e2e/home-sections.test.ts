import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoSidewaysScroll, holdScripts, PHONE, sectionOf, textOf, textsOf, useSite } from './site.ts';

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
      .poll(() => new Set(fetched.flatMap((name) => own.exec(name)?.[1] ?? [])).size, { timeout: 15_000 })
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
    await expect.poll(() => section(page, heading).getAttribute('data-load'), { timeout: 15_000 }).toBe('ready');
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
    await expect.poll(() => shownQuestions(page).count(), { timeout: 15_000 }).toBe(1);
    expect(await textOf(shownQuestions(page).locator('summary'))).toBe('¿Para Canadá me toca eTA o visa?');
    await search(page).fill('submarino');
    await page.getByText('No hay una pregunta así.').waitFor();
    await search(page).fill('');
    await expect.poll(() => shownQuestions(page).count(), { timeout: 15_000 }).toBe(total);
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
      .poll(async () => new Set(await textsOf(alerts.locator('.alerts__place'))), { timeout: 15_000 })
      .toEqual(new Set(['Perú']));
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('');
    await expect.poll(() => alerts.count(), { timeout: 15_000 }).toBe(6 + hidden);
  });

  test('a place can be chosen while the list is folded, and what it hides is shown', async () => {
    const page = await open('/');
    await comeNear(page, 'Alertas de viaje');
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('Zona Schengen');
    const alerts = section(page, 'Alertas de viaje').locator('.alerts > li:visible');
    await expect
      .poll(async () => new Set(await textsOf(alerts.locator('.alerts__place'))), { timeout: 15_000 })
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
      await expect.poll(() => raised(page), { timeout: 15_000 }).toBe(4);
      await retry(page, 'Preguntas frecuentes').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reintentar');

      await page.unroute(/_astro\/(tips|alerts|faq)-tool\..*\.js/);
      await retry(page, 'Preguntas frecuentes').click();
      await search(page).fill('londres');
      await expect.poll(() => shownQuestions(page).count(), { timeout: 15_000 }).toBe(1);
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
