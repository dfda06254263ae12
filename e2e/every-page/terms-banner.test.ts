import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScripts, PHONE, useSite } from '../site.ts';
import { storedUnder } from '../stored-data.ts';

const { blank, open } = useSite();

describe('the terms banner', () => {
  const accept = (page: Page) => page.getByRole('button', { name: 'Aceptar', exact: true });
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de términos' });
  const stored = (page: Page) => storedUnder(page, 'termsAccepted');
  const options = { hasAcceptedTerms: false };

  // That every kind of page has it: frame.test.ts.
  test('Aceptar hides it for good, on every page, also where it was pressed before any script had come', async () => {
    const page = await blank(options);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
    letScriptsCome();
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
    for (const rubbish of ['false', 'TRUE', '{"a":']) {
      await page.evaluate((text) => localStorage.setItem('termsAccepted', text), rubbish);
      await page.reload();
      await expect.poll(() => accept(page).isVisible(), { message: JSON.stringify(rubbish) }).toBe(true);
    }
  });
});
