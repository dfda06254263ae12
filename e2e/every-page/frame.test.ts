import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from '../focus.ts';
import { textOf } from '../page-parts.ts';
import { DESKTOP, expectLocation, NOT_FOUND_NOISE, onEach, PHONE, useSite } from '../site.ts';
import { FRAMED } from './page-types.ts';

const { blank } = useSite();

test('every kind of page has its landmarks, title, menu, legal links and at the bottom the terms, and lets the keyboard skip to the content', async () => {
  const page = await blank({ expectedNoise: [NOT_FOUND_NOISE], hasAcceptedTerms: false });
  await onEach(page, FRAMED, async (path) => {
    await expectSkipLink(page, path);
    await expectFrame(page);
    await expectTerms(page);
  });
});

async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  expect(await hasFocus(skip)).toBe(true);
  await expect.poll(async () => (await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expectLocation(page, `${path}#contenido`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
}

async function expectFrame(page: Page): Promise<void> {
  const landmarks: Record<string, number> = {};
  for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
    landmarks[role] = await page.getByRole(role).count();
  }
  expect(landmarks).toEqual({ banner: 1, navigation: 1, main: 1, contentinfo: 1 });
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe('es-MX');
  expect(await page.title()).toMatch(/Pasaporte Verde/);

  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: /Pasaporte Verde/ }).getAttribute('href')).toBe('/');
  const links = await banner
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Destinos', '/#destinos'],
    ['Wiki', '/wiki'],
    ['Guías', '/guias'],
    ['Acerca de', '/acerca'],
    ['Contacto', '/contacto'],
    ['Mi viaje', '/mi-viaje'],
  ]);
  await banner.getByText('Desde México', { exact: true }).waitFor();
  expect(await banner.getByRole('link', { name: 'Desde México' }).count()).toBe(0);

  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: 'Términos de Servicio' }).getAttribute('href')).toBe('/terminos');
  expect(await footer.getByRole('link', { name: 'Política de Privacidad' }).getAttribute('href')).toBe('/privacidad');
  expect(await footer.getByRole('link', { name: 'Reportar un error' }).getAttribute('href')).toBe('/reportar-error');
  expect(await textOf(footer)).toMatch(/Verifica siempre con la embajada o el consulado/);
  expect(await textOf(footer)).toMatch(/© 2025/);
}

/** On a phone, at the bottom of the screen. */
async function expectTerms(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const accept = await page.getByRole('button', { name: 'Aceptar', exact: true }).boundingBox();
  expect((accept?.y ?? 0) + (accept?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect(accept?.y).toBeGreaterThan(PHONE.height * 0.7);
  const terms = page.getByRole('complementary', { name: 'Aviso de términos' }).getByRole('link');
  expect(await terms.getAttribute('href')).toBe('/terminos');
  expect(await terms.getAttribute('target')).toBe('_blank');
  await page.setViewportSize(DESKTOP);
}
