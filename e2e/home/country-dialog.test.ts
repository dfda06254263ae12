import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../catalogue.ts';
import { focusedAttribute } from '../focus.ts';
import { plain, textOf } from '../page-parts.ts';
import { DESKTOP, expectLocation, PHONE, useSite } from '../site.ts';
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

  test('says everything of a country without leaving home', async () => {
    const country = await factsOf('canada');
    const page = await open('/');
    const shown = await openDialog(page, 'Canadá');
    const text = await textOf(shown);
    for (const part of [
      'ETA/e-Visa · con condiciones',
      'América del Norte',
      '126 MXN',
      '7 CAD',
      '6 meses',
      country.embassyInfo?.name,
      country.embassyInfo?.phone,
      country.embassyInfo?.address,
      country.notes,
      ...country.requirements,
      ...country.healthRequirements,
      ...country.popularDestinations,
    ]) {
      expect(text).toContain(plain(part ?? 'missing'));
    }
    expect(text).toMatch(/referencial.*(embajada|consulado)/);
    await expectLocation(page, '/');

    const apply = shown.getByRole('link', { name: 'Aplicar Ahora' });
    expect(await apply.getAttribute('href')).toBe(country.applicationUrl);
    expect(await apply.getAttribute('target')).toBe('_blank');
    const hrefs = await shown.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/pais/canada');
    expect(hrefs).toContain('/visa-para-canada-mexicanos');
  });

  test('Aplicar Ahora opens the official site in a new tab', async () => {
    const { applicationUrl = '' } = await factsOf('canada');
    const page = await open('/', { opensOtherSites: true });
    const shown = await openDialog(page, 'Canadá');
    const opened = page.context().waitForEvent('page');
    await shown.getByRole('link', { name: 'Aplicar Ahora' }).click();
    await expect.poll(async () => (await opened).url()).toBe(applicationUrl);
    await expectLocation(page, '/');
  });

  test.each([
    { screen: 'desktop', viewport: DESKTOP },
    { screen: 'phone', viewport: PHONE },
  ])('is at most 672 px wide and four fifths of a $screen high', async ({ viewport }) => {
    const page = await open('/', { viewport });
    const box = await (await openDialog(page, 'Canadá')).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(672, viewport.width));
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.8 + 1);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Cerrar', (page) => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()],
    ['a click beside it', (page) => page.mouse.click(20, 20)],
  ])('closes with %s and gives focus back to its button', async (_name, close) => {
    const page = await open('/');
    const shown = await openDialog(page, 'Japón');
    await close(page);
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Ver Detalles de Japón');
    // It opens again, and another country does too.
    await openDialog(page, 'Japón');
    await page.keyboard.press('Escape');
    await openDialog(page, 'Canadá');
  });

  test('a click inside does not close it', async () => {
    const page = await open('/');
    const shown = await openDialog(page, 'Japón');
    await shown.getByRole('heading', { name: 'Japón' }).click();
    await shown.getByText('Gratis', { exact: true }).first().click();
    expect(await shown.isVisible()).toBe(true);
  });

  test('keeps the keyboard inside', async () => {
    const page = await open('/');
    await openDialog(page, 'Japón');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
  });

  test('opens from the keyboard', async () => {
    const page = await open('/');
    await details(page, 'Japón').focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Japón').waitFor();
  });

  test.each<[string, (page: Page) => Promise<unknown>, RegExp]>([
    ['no network', (page) => page.route('**/fichas/*.json', (route) => route.abort()), /ERR_FAILED/],
    ['a server error', (page) => page.route('**/fichas/*.json', (route) => route.fulfill({ status: 500 })), /500/],
    [
      'an answer that is no JSON',
      (page) => page.route('**/fichas/*.json', (route) => route.fulfill({ body: '<html>' })),
      /^$/,
    ],
  ])('with %s it offers to try again, and trying again works', async (_name, breakDetails, noise) => {
    const page = await open('/', { prepare: breakDetails, expectedNoise: noise.test('') ? [] : [noise] });
    await details(page, 'Japón').click();
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await page.unroute('**/fichas/*.json');
    await retry.click();
    await dialog(page, 'Japón').getByText('90 días').first().waitFor();
  });
});
