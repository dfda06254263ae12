import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectLocation, NOT_FOUND_NOISE, onEach, PHONE, useSite } from '../site.ts';
import { denyStorage, storedUnder } from '../stored-data.ts';
import { FRAMED } from './page-types.ts';

const { blank, open } = useSite();

describe('the terms banner', () => {
  const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de términos' });
  const stored = (page: Page) => storedUnder(page, 'termsAccepted');
  const options = { hasAcceptedTerms: false };

  test('is shown at the bottom of every kind of page and links to the terms in a new tab', async () => {
    const page = await blank({ ...options, expectedNoise: [NOT_FOUND_NOISE], viewport: PHONE });
    await onEach(page, FRAMED, async () => {
      await accept(page).waitFor();
      const box = await accept(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect(box?.y).toBeGreaterThan(PHONE.height * 0.7);
      const terms = banner(page).getByRole('link');
      expect(await terms.getAttribute('href')).toBe('/terminos');
      expect(await terms.getAttribute('target')).toBe('_blank');
    });
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

  test('never covers what has the focus at the end of a page, and Cerrar hides it for this view only', async () => {
    const page = await open('/pais/japan', { ...options, viewport: PHONE });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const link = await last.boundingBox();
    const box = await banner(page).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await banner(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await accept(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toBe(null);
    await page.reload();
    await accept(page).waitFor();
  });

  test('takes no rubbish in the storage for an acceptance', async () => {
    const page = await open('/acerca', options);
    for (const rubbish of ['false', '1', 'TRUE', '{"a":', '']) {
      await page.evaluate((text) => localStorage.setItem('termsAccepted', text), rubbish);
      await page.reload();
      await expect.poll(() => accept(page).isVisible(), { message: JSON.stringify(rubbish) }).toBe(true);
    }
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
});
