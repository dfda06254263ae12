import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { copiedText, MAY_COPY } from '../clipboard.ts';
import { focusedText } from '../focus.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, holdScripts, PHONE, SCREENS, useSite } from '../site.ts';
import { comeNear, NEWSLETTER, SECTIONS, search, section, shownQuestions, watchShifts } from './home-sections.ts';

const { open } = useSite();

/** Names of the scripts fetched so far. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
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
    await expect.poll(() => new Set(fetched.flatMap((name) => own.exec(name)?.[1] ?? [])).size).toBe(4);
  });

  test('a placeholder holds the place of what is still on its way', async () => {
    const page = await open('/');
    const letScriptsCome = await holdScripts(page);
    await comeNear(page, 'Preguntas frecuentes');
    await section(page, 'Preguntas frecuentes').getByText('Cargando…').waitFor();
    expect(await shownQuestions(page).count()).toBeGreaterThanOrEqual(10);
    letScriptsCome();
    await search(page).waitFor();
    await section(page, 'Preguntas frecuentes').getByText('Cargando…').waitFor({ state: 'hidden' });
  });

  test.each(SCREENS)('nothing moves on a %s while they load under the reader’s eyes', async (_screen, viewport) => {
    const page = await open('/', { viewport });
    const letScriptsCome = await holdScripts(page, /_astro\/(tips|alerts|faq)-tool\..*\.js/);
    const heights = () =>
      Promise.all(SECTIONS.map(async (heading) => (await section(page, heading).boundingBox())?.height));
    for (const heading of SECTIONS) await comeNear(page, heading);
    const shift = await watchShifts(page);
    const before = await heights();
    letScriptsCome();
    for (const heading of SECTIONS) {
      await expect.poll(() => section(page, heading).getAttribute('data-load')).toBe('ready');
    }
    expect(await heights()).toEqual(before);
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
    await expect.poll(() => shownQuestions(page).count()).toBe(1);
    expect(await textOf(shownQuestions(page).locator('summary'))).toBe('¿Para Canadá me toca eTA o visa?');
    await search(page).fill('submarino');
    await page.getByText('No hay una pregunta así.').waitFor();
    await search(page).fill('');
    await expect.poll(() => shownQuestions(page).count()).toBe(total);
  });

  test('the alerts unfold, moving focus to the first that was hidden, and can be narrowed to one place', async () => {
    const page = await open('/');
    await comeNear(page, 'Alertas de viaje');
    const alerts = section(page, 'Alertas de viaje').locator('.alerts > li:visible');
    await expect.poll(() => alerts.count()).toBe(6);
    const more = section(page, 'Alertas de viaje').getByRole('button', { name: /^Mostrar \d+ más$/ });
    const hidden = Number(/\d+/.exec(await textOf(more))?.[0]);
    await more.click();
    await expect.poll(() => alerts.count()).toBe(6 + hidden);
    const first = await alerts.nth(6).getByRole('link').textContent();
    await expect.poll(() => focusedText(page)).toBe(first);
    for (const kind of ['Alerta', 'Cambio', 'Próximamente']) {
      expect(await section(page, 'Alertas de viaje').getByText(kind, { exact: true }).count()).toBeGreaterThan(0);
    }
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('Perú');
    await expect.poll(async () => new Set(await textsOf(alerts.locator('.alerts__place')))).toEqual(new Set(['Perú']));
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('');
    await expect.poll(() => alerts.count()).toBe(6 + hidden);
  });

  test('a place can be chosen while the list is folded, and what it hides is shown', async () => {
    const page = await open('/');
    await comeNear(page, 'Alertas de viaje');
    await page.getByRole('combobox', { name: '¿A dónde vas?' }).selectOption('Zona Schengen');
    const alerts = section(page, 'Alertas de viaje').locator('.alerts > li:visible');
    await expect
      .poll(async () => new Set(await textsOf(alerts.locator('.alerts__place'))))
      .toEqual(new Set(['Zona Schengen']));
  });

  test('the tips can be copied as a message', async () => {
    const page = await open('/', MAY_COPY);
    await comeNear(page, 'Consejos de viaje');
    await page.getByRole('button', { name: 'Copiar los consejos' }).click();
    await page.getByText('¡Consejos copiados!').waitFor();
    const copied = await copiedText(page);
    const tips = await section(page, 'Consejos de viaje').getByRole('listitem').count();
    expect(copied.split('\n')).toHaveLength(tips);
    expect(copied).toMatch(/^• .+: .+\.$/m);
  });
});

test('on a phone and on a desktop axe finds nothing in any of it, also with a question open', async () => {
  const page = await open('/', { viewport: PHONE });
  for (const heading of [...SECTIONS, NEWSLETTER]) await comeNear(page, heading);
  await search(page).waitFor();
  await section(page, 'Preguntas frecuentes').locator('summary').first().click();
  for (const [screen, viewport] of SCREENS) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page, screen, ['.rule-news', '#tipo-de-cambio', '#consejos', '#alertas', '#preguntas']);
  }
});
