import { describe, expect, test } from 'vitest';
import { STATUS_LABELS } from '../catalogue.ts';
import { MAY_COPY } from '../clipboard.ts';
import { announced, comeToNewsletter, control, FORMS, fillIn, formOf, submitOf } from '../forms/enquiry-forms.ts';
import { details, tile } from '../home/home-cells.ts';
import { searchBox } from '../search/search-box.ts';
import { about, expectLocation, NOT_FOUND_NOISE, onEach } from '../site.ts';
import { useWatchedPages } from './refusals.ts';

const { blank, refused, watched } = useWatchedPages();

const NOT_FOUND = [NOT_FOUND_NOISE, /^Página no encontrada: /];

/** One of each make, and the answers to addresses without a page. */
const PAGES: [what: string, paths: string[], expectedNoise?: RegExp[]][] = [
  ['home', ['/', '/?estado=visa-free']],
  ['a question page', ['/pais/japan', '/pais/united-states', '/pais/greenland']],
  ['a guide page', ['/visa-para-japan-mexicanos', '/visa-para-greenland-mexicanos']],
  ['a list', ['/wiki#dinero', '/guias', '/cambios', '/datos']],
  ['a text or a form', ['/acerca', '/contacto', '/reportar-error?pais=japan', '/gracias?de=contact']],
  ['a legal text', ['/privacidad', '/terminos']],
  ['an answer to no page', ['/no-existe', '/pais/no-existe', '/visa-para-no-existe-mexicanos'], NOT_FOUND],
];

describe('the policy refuses nothing of ours', () => {
  test.each(PAGES)('%s, with everything on it started', async (_what, paths, expectedNoise = []) => {
    const page = await watched({ hasAcceptedTerms: false, expectedNoise });
    await onEach(page, paths, async (_path, answer) => {
      expect(await answer?.headerValue('Content-Security-Policy')).toMatch(
        /^default-src 'self'; script-src 'self' 'sha/,
      );
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await searchBox(page).fill('jap');
      await page
        .getByRole('banner')
        .getByRole('option', { name: /^Japón/ })
        .waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true;
      });
      for (const island of await page.locator('main astro-island').all()) {
        const inside = island.locator(':scope > *').first();
        await inside.scrollIntoViewIfNeeded();
        await inside.dispatchEvent('pointerdown');
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('main astro-island[ssr]').count()).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      // Set in our own faces and colours: the styles inside the page counted too.
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(/Archivo/);
      expect(refused()).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    });
  });

  test('home: filters, the dialog of a country, the newsletter; then a shared link is copied, and a toast says so', async () => {
    const page = await watched(MAY_COPY);
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
    await page.goto('/pais/japan');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByRole('status').filter({ hasText: /copi/i }).first().waitFor();
  });

  test('each form: refused, sent, thanked', async () => {
    const page = await watched();
    for (const { path, fields, sent } of FORMS) {
      await about(path, async () => {
        await page.goto(path);
        await submitOf(page).click();
        await formOf(page).getByRole('alert').first().waitFor();
        await fillIn(page, fields);
        await submitOf(page).click();
        await announced(page, 'status', sent).waitFor();
        expect(refused()).toEqual([]);
      });
    }
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
