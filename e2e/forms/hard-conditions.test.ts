import { expect, test } from 'vitest';
import { expectLocation, useSite } from '../site.ts';
import { denyStorage } from '../stored-data.ts';
import { announced, draftsOf, FORMS, fillIn, openFilled, stubInbox, submitOf } from './enquiry-forms.ts';

const { blank } = useSite();

test.each(FORMS)('without JavaScript the $name form is a plain post with the same names', async (form) => {
  const { path, inbox, fields } = form;
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
  expect(Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]))).toEqual(
    form.payload,
  );
});

// All forms have the same element.
test('a form whose script cannot be fetched goes the plain way, and its draft is erased once it arrived', async () => {
  const [form] = FORMS;
  if (!form) throw new Error('there are forms');
  const { path, inbox, fields } = form;
  const page = await blank({ expectedNoise: [/ERR_FAILED|Error hydrating/] });
  const requests = await stubInbox(page, inbox, async (route) => {
    await page.unroute('**/_astro/*.js');
    await route.fulfill({ status: 303, headers: { Location: '/gracias?de=contact' } });
  });
  await page.clock.install();
  await page.goto(path);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await fillIn(page, fields);
  await expect.poll(() => draftsOf(page)).toHaveLength(1);
  await submitOf(page).click();
  await page.clock.runFor(9000);
  await expectLocation(page, '/gracias?de=contact');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await expect.poll(() => draftsOf(page)).toEqual([]);
});

// The contact form: every-page/broken-storage.test.ts.
test('every other form works where the device keeps nothing', async () => {
  const page = await blank({
    hasAcceptedTerms: false,
    prepare: (fresh) => denyStorage(fresh, ['localStorage', 'sessionStorage']),
  });
  for (const form of FORMS.filter(({ name }) => name !== 'contact')) {
    const requests = await stubInbox(page, form.inbox);
    await openFilled(page, form);
    // The terms banner, which this device cannot remember as accepted, would lie over the button.
    await page
      .getByRole('complementary', { name: 'Aviso de términos' })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests, form.name).toHaveLength(1);
  }
});
