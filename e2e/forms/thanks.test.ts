import { describe, expect, test } from 'vitest';
import { plain, textOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';
import { draftsOf, FORMS, fillIn, stubInbox, submitOf } from './enquiry-forms.ts';

const { open, blank } = useSite();

const GENERAL = 'Recibimos lo que nos enviaste.';

describe('the thank-you page of the plain post', () => {
  test.each([
    ['?de=contact', '¡Gracias por tu mensaje! Te responderemos pronto.'],
    ['?de=error-report', '¡Gracias por reportar este error! Revisaremos la información y la actualizaremos pronto.'],
    ['?de=guide-idea', '¡Gracias! Hemos recibido tu sugerencia. Te contactaremos pronto.'],
    ['?de=newsletter', 'Gracias. Te avisaremos pronto.'],
    ['', GENERAL],
    ['?de=', GENERAL],
    ['?de=toString', GENERAL],
    ['?de=<b>', GENERAL],
  ])('%s says %j', async (search, text) => {
    const page = await open(`/gracias${search}`);
    const status = page.getByRole('main').getByRole('status');
    await expect.poll(() => textOf(status)).toBe(text);
    expect(plain(await page.getByRole('heading', { level: 1 }).textContent())).toBe('Gracias');
    expect(await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  });

  test('thanks without JavaScript, and is not for search engines', async () => {
    const page = await open('/gracias?de=contact', { javaScriptEnabled: false });
    await page.getByRole('main').getByText(GENERAL).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
  });

  test.each(FORMS)('erases the draft of the $name that arrived', async ({ path, inbox, fields }) => {
    const page = await blank({ expectedNoise: [/ERR_FAILED|Error hydrating/] });
    await stubInbox(page, inbox, (route) =>
      route.fulfill({ status: 303, headers: { Location: '/gracias?de=contact' } }),
    );
    // The form's own script never comes, so the browser posts the form.
    await page.route(/_astro\/[a-z-]+-form\..*\.js/, (route) => route.abort());
    await page.clock.install();
    await page.goto(path);
    await fillIn(page, fields);
    await expect.poll(() => draftsOf(page)).toHaveLength(1);
    await submitOf(page).click();
    await page.clock.runFor(9000);
    await expectLocation(page, '/gracias?de=contact');
    await expect.poll(() => draftsOf(page)).toEqual([]);
  });
});
