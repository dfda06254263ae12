import { describe, expect, test } from 'vitest';
import { STATUS_LABELS } from '../catalogue.ts';
import { MAY_COPY } from '../clipboard.ts';
import { announced, comeToNewsletter, control, FORMS, fillIn, formOf, submitOf } from '../forms/enquiry-forms.ts';
import { details, tile } from '../home/home-cells.ts';
import { searchBox } from '../search/search-box.ts';
import { expectLocation, NOT_FOUND_NOISE } from '../site.ts';
import { useWatchedPages } from './refusals.ts';

const { blank, watched } = useWatchedPages();

const NOT_FOUND = [NOT_FOUND_NOISE, /^Página no encontrada: /];

/** One of each make, and the answers to addresses without a page. */
const PAGES: [path: string, expectedNoise?: RegExp[]][] = [
  ['/'],
  ['/?estado=visa-free'],
  ['/pais/japan'],
  ['/pais/united-states'],
  ['/pais/greenland'],
  ['/visa-para-japan-mexicanos'],
  ['/visa-para-greenland-mexicanos'],
  ['/wiki#dinero'],
  ['/guias'],
  ['/cambios'],
  ['/datos'],
  ['/acerca'],
  ['/contacto'],
  ['/reportar-error?pais=japan'],
  ['/gracias?de=contact'],
  ['/privacidad'],
  ['/terminos'],
  ['/no-existe', NOT_FOUND],
  ['/pais/no-existe', NOT_FOUND],
  ['/visa-para-no-existe-mexicanos', NOT_FOUND],
];

describe('the policy refuses nothing of ours', () => {
  test.each(PAGES)('%s, with everything on it awake', async (path, expectedNoise = []) => {
    const page = await watched({ hasAcceptedTerms: false, expectedNoise });
    const response = await page.goto(path);
    expect(await response?.headerValue('Content-Security-Policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha/,
    );
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await searchBox(page).fill('jap');
    await page
      .getByRole('banner')
      .getByRole('option', { name: /^Japón/ })
      .waitFor();
    for (const island of await page.locator('main astro-island').all()) {
      await island.locator(':scope > *').first().dispatchEvent('pointerdown');
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Set in our own faces and colours: the styles inside the page counted too.
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(/Archivo/);
  });

  test('home: filters, the dialog of a country, the newsletter', async () => {
    const page = await watched();
    await page.goto('/');
    await tile(page, new RegExp(`^${STATUS_LABELS['visa-free']}`)).click();
    await expectLocation(page, '/?estado=visa-free');
    await details(page, 'Japón').click();
    await page.getByRole('dialog', { name: 'Japón' }).waitFor();
    await page.keyboard.press('Escape');
    await comeToNewsletter(page);
    await fillIn(page, { Nombre: 'Itzel', Email: 'itzel@correo.com' });
    await submitOf(page).click();
    await announced(page, 'status', 'Gracias. Te avisaremos pronto.').waitFor();
  });

  test.each(FORMS)('the $name form: refused, sent, thanked', async ({ path, fields, sent }) => {
    const page = await watched();
    await page.goto(path);
    await submitOf(page).click();
    await formOf(page).getByRole('alert').first().waitFor();
    await fillIn(page, fields);
    await submitOf(page).click();
    await announced(page, 'status', sent).waitFor();
  });

  test('a shared link is copied, and a toast says so', async () => {
    const page = await watched(MAY_COPY);
    await page.goto('/pais/japan');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByRole('status').filter({ hasText: /copi/i }).first().waitFor();
  });

  test('without JavaScript a form is posted, and comes back in its own styles with what was typed', async () => {
    const page = await blank({ javaScriptEnabled: false, expectedNoise: [/Failed to load resource.*422/] });
    await page.goto('/contacto');
    const edge = () => control(page, 'Nombre').evaluate((field) => getComputedStyle(field).borderTopColor);
    const styled = await edge();
    await control(page, 'Nombre').fill('Itzel');
    await formOf(page).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await submitOf(page).click();
    await expectLocation(page, '/buzon/contacto');
    expect(await control(page, 'Nombre').inputValue()).toBe('Itzel');
    expect(await edge()).toBe(styled);
  });
});
