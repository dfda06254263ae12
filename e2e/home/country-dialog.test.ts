import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../catalogue.ts';
import { expectedOf } from '../country-page/country-sample.ts';
import { focusedAttribute } from '../focus.ts';
import { plain, textOf } from '../page-parts.ts';
import { expectLocation, SCREENS, useSite } from '../site.ts';
import { details } from './home-cells.ts';

const { open } = useSite();

describe('the detail dialog', () => {
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
  const focusedName = (page: Page) => focusedAttribute(page, 'aria-label');

  async function openDialog(page: Page, name: string): Promise<Locator> {
    await details(page, name).click();
    await dialog(page, name).waitFor();
    return dialog(page, name);
  }

  // That it says everything the pages do: src/country/sections.test.tsx.
  test('tells of a country without leaving home; Aplicar Ahora opens the official site in a new tab', async () => {
    const country = await factsOf('canada');
    const page = await open('/', { opensOtherSites: true });
    const shown = await openDialog(page, 'Canadá');
    const text = await textOf(shown);
    for (const part of [
      'ETA/e-Visa · con condiciones',
      'América del Norte',
      '7 CAD',
      '6 meses',
      plain(country.notes),
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/referencial.*(embajada|consulado)/);
    await expectLocation(page, '/');

    const apply = shown.getByRole('link', { name: 'Aplicar Ahora' });
    expect(await apply.getAttribute('href')).toBe(country.applicationUrl);
    expect(await apply.getAttribute('target')).toBe('_blank');
    const hrefs = await shown.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/pais/canada');
    expect(hrefs).toContain('/visa-para-canada-mexicanos');

    const opened = page.context().waitForEvent('page');
    await apply.click();
    await expect.poll(async () => (await opened).url()).toBe(country.applicationUrl);
    await expectLocation(page, '/');
  });

  test('opens from the keyboard, fits every screen, and closes in three ways that give focus back', async () => {
    const page = await open('/');
    await details(page, 'Japón').focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Japón').waitFor();
    const shown = dialog(page, 'Japón');
    for (const [screen, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      const box = await shown.boundingBox();
      expect.soft(box?.width, screen).toBeLessThanOrEqual(Math.min(672, viewport.width));
      expect.soft(box?.height, screen).toBeLessThanOrEqual(viewport.height * 0.8 + 1);
      expect.soft(box?.x, screen).toBeGreaterThanOrEqual(0);
    }
    await shown.getByRole('heading', { name: 'Japón' }).click();
    await shown
      .getByText((await expectedOf('japan')).cost[0] ?? '', { exact: true })
      .first()
      .click();
    expect(await shown.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });

    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click(),
      () => page.mouse.click(20, 20),
    ];
    for (const close of ways) {
      const shown = await openDialog(page, 'Japón');
      await close();
      await shown.waitFor({ state: 'detached' });
      await expect.poll(() => focusedName(page)).toBe('Ver Detalles de Japón');
    }
    await openDialog(page, 'Canadá');
  });

  test('without a network, with a server error or with rubbish it goes to the page of the country', async () => {
    const FAILURES: [country: string, path: string, answer: (route: Route) => Promise<unknown>][] = [
      ['Japón', '/pais/japan', (route) => route.abort()],
      ['Canadá', '/pais/canada', (route) => route.fulfill({ status: 500 })],
      ['Francia', '/pais/france', (route) => route.fulfill({ body: '<html>' })],
    ];
    const page = await open('/', { expectedNoise: [/ERR_FAILED/, /500/] });
    await page.route('**/fichas/*.htm', (route) => FAILURES[asked]?.[2](route));
    let asked = 0;
    for (const [country, path] of FAILURES) {
      await details(page, country).click();
      await expectLocation(page, path);
      await page.goto('/');
      asked += 1;
    }
  });

  test('to whoever said which visa they hold it says their case, above what holds for everybody', async () => {
    const page = await open('/#tengo=us-visa');
    const shown = await openDialog(page, 'Canadá');
    const own = shown.getByRole('region', { name: 'En tu caso' });
    await own.waitFor();
    expect(await textOf(own)).toContain('AUTORIZACIÓN ELECTRÓNICA REQUERIDA');
    expect(await textOf(shown)).toMatch(/ETA\/e-Visa · con condiciones/);
  });

  test('what is chosen there for comparing is chosen in the list, and said when it is opened again', async () => {
    const page = await open('/');
    const shown = await openDialog(page, 'Japón');
    await shown.getByRole('button', { name: 'Comparar Japón' }).click();
    await shown.waitFor({ state: 'hidden' });
    const compared = page.getByRole('button', { name: 'Comparar Japón' });
    await expect.poll(() => compared.getAttribute('aria-pressed')).toBe('true');
    const again = await openDialog(page, 'Japón');
    await expect
      .poll(() => again.getByRole('button', { name: 'Comparar Japón' }).getAttribute('aria-pressed'))
      .toBe('true');
  });
});
