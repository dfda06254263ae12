import { expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { plain, textOf } from '../page-parts.ts';
import { expectNoSidewaysScroll, SCREENS, useSite } from '../site.ts';

const { open } = useSite();

const GENERAL = 'Recibimos lo que nos enviaste.';

test('the thank-you page of the plain post thanks for the form it came from, and in general for any other', async () => {
  const page = await open('/gracias');
  for (const [search, text] of [
    ['', GENERAL],
    ['?de=toString', GENERAL],
    ['?de=<b>', GENERAL],
    ['?de=newsletter', 'Gracias. Te avisaremos pronto.'],
    ['?de=guide-idea', '¡Gracias! Hemos recibido tu sugerencia. Te contactaremos pronto.'],
    ['?de=error-report', '¡Gracias por reportar este error! Revisaremos la información y la actualizaremos pronto.'],
    ['?de=contact', '¡Gracias por tu mensaje! Te responderemos pronto.'],
  ] as const) {
    await page.goto(`/gracias${search}`);
    expect.soft(await textOf(page.getByRole('main').getByRole('status')), search).toBe(text);
  }
  expect(plain(await page.getByRole('heading', { level: 1 }).textContent())).toBe('Gracias');
  expect(await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  for (const [, viewport] of SCREENS) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
  await expectNoViolations(page);
});

test('the thank-you page thanks without JavaScript, and is not for search engines', async () => {
  const page = await open('/gracias?de=contact', { javaScriptEnabled: false });
  await page.getByRole('main').getByText(GENERAL).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
});
