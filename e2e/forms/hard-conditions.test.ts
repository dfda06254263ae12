import { describe, expect, test } from 'vitest';
import { useSite } from '../site.ts';
import { denyStorage } from '../stored-data.ts';
import { announced, expectEmpty, FORMS, fillIn, openFilled, stubInbox, submitOf } from './enquiry-forms.ts';

const { blank } = useSite();

describe.each(FORMS)('the $name form', (form) => {
  const { path, inbox, fields } = form;

  test('without JavaScript it is a plain post with the same names', async () => {
    const page = await blank({ javaScriptEnabled: false });
    const requests = await stubInbox(page, inbox, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Recibido</title>' }),
    );
    await page.goto(path);
    await submitOf(page).click();
    // The browser's own check holds an empty form back.
    expect(requests).toHaveLength(0);
    await fillIn(page, fields);
    await submitOf(page).click();
    await expect.poll(() => page.title()).toBe('Recibido');
    expect(requests[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    const posted = Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''));
    const { sitio_web: trap, ...rest } = posted;
    expect(trap).toBe('');
    expect(
      Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value.replaceAll('\r\n', '\n')])),
    ).toEqual(form.payload);
  });

  test('whose script cannot be fetched goes the plain way', async () => {
    const page = await blank({ expectedNoise: [/ERR_FAILED|Error hydrating/] });
    const requests = await stubInbox(page, inbox, (route) =>
      route.fulfill({ status: 303, headers: { Location: '/gracias?de=x' } }),
    );
    await page.clock.install();
    await page.goto(path);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await fillIn(page, fields);
    await submitOf(page).click();
    await page.clock.runFor(9000);
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  });

  test('works where the device keeps nothing', async () => {
    const page = await blank({
      hasAcceptedTerms: false,
      prepare: (fresh) => denyStorage(fresh, ['localStorage', 'sessionStorage']),
    });
    const requests = await stubInbox(page, inbox);
    await openFilled(page, form);
    // The terms banner, which this device cannot remember as accepted, would lie over the button.
    await page
      .getByRole('complementary', { name: 'Aviso de términos' })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  test('ignores rubbish on the device', async () => {
    const page = await blank();
    await page.addInitScript(() => {
      for (const kind of ['contact', 'error-report', 'guide-idea']) {
        localStorage.setItem(`draft:${kind}`, '{"version":1,"values":{"name":{"a":1},"email":7}}');
      }
    });
    await page.goto(path);
    await expectEmpty(page, fields);
  });
});
