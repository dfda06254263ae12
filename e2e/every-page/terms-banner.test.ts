import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectLocation, noiseOf, PHONE, useSite } from '../site.ts';
import { denyStorage, storedUnder, storing } from '../stored-data.ts';
import { FRAMED } from './page-types.ts';

const { open } = useSite();

describe('the terms banner', () => {
  const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
  const dismiss = (page: Page) =>
    page.getByRole('complementary', { name: 'Aviso de términos' }).getByRole('button', { name: 'Cerrar', exact: true });
  const stored = (page: Page) => storedUnder(page, 'termsAccepted');
  const options = { hasAcceptedTerms: false };

  test.each(FRAMED)('is shown at the bottom of %s and links to the terms in a new tab', async (path) => {
    const page = await open(path, { ...options, expectedNoise: noiseOf(path), viewport: PHONE });
    await accept(page).waitFor();
    const box = await accept(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(box?.y).toBeGreaterThan(PHONE.height * 0.7);
    const terms = page.getByRole('complementary', { name: 'Aviso de términos' }).getByRole('link');
    expect(await terms.getAttribute('href')).toBe('/terminos');
    expect(await terms.getAttribute('target')).toBe('_blank');
  });

  test('Aceptar stores the acceptance and hides it for good, on every page', async () => {
    const page = await open('/', options);
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    await expect.poll(() => stored(page)).toBe('true');
    for (const path of ['/', '/pais/japan']) {
      await page.goto(path);
      expect(await accept(page).count()).toBe(0);
    }
  });

  test('Cerrar hides it for this view only', async () => {
    const page = await open('/pais/japan', options);
    await dismiss(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toBe(null);
    await page.reload();
    await accept(page).waitFor();
  });

  test.each(['false', '1', 'TRUE', '{"a":', ''])('a stored %j is no acceptance', async (rubbish) => {
    const page = await open('/', {
      ...options,
      ...storing('termsAccepted', rubbish),
    });
    await accept(page).waitFor();
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'throws on every use',
      (page) =>
        page.addInitScript(() => {
          const fail = () => {
            throw new DOMException('denied', 'SecurityError');
          };
          Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
        }),
    ],
    ['cannot even be reached', denyStorage],
    [
      'is full',
      (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    ],
  ])('with a storage that %s, Aceptar still hides it and the page still works', async (_name, breakStorage) => {
    const page = await open('/', { ...options, prepare: breakStorage });
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Visa Requerida/ })
      .first()
      .click();
    await expectLocation(page, '/?estado=visa-required');
  });

  test('never covers what has the focus at the end of a page', async () => {
    const page = await open('/pais/japan', { ...options, viewport: PHONE });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const link = await last.boundingBox();
    const banner = await page.getByRole('complementary', { name: 'Aviso de términos' }).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  });
});
