import { describe, expect, test } from 'vitest';
import { expectLocation, holdScripts, useSite } from '../site.ts';
import {
  announced,
  control,
  draftsOf,
  expectEmpty,
  expectKept,
  FORMS,
  fillIn,
  formOf,
  openFilled,
  stubInbox,
  submitOf,
} from './enquiry-forms.ts';

const { blank } = useSite();

describe.each(FORMS)('sending the $name form', (form) => {
  const { path, inbox, fields } = form;

  test('sends exactly the specified keys once, says so, starts afresh, and sends nothing for a robot', async () => {
    const page = await blank();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const requests = await stubInbox(page, inbox, async (route) => {
      await answered;
      await route.fulfill({ status: 201, contentType: 'text/html', body: '<p>no es JSON' });
    });
    await openFilled(page, form);
    await expect.poll(() => draftsOf(page)).toHaveLength(1);
    // An impatient visitor presses more than once.
    await submitOf(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await control(page, 'Email').press('Enter');
    const sending = formOf(page).getByRole('button', { name: 'Enviando...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await expectKept(page, fields);
    answer();
    await announced(page, 'status', form.sent).waitFor();
    await formOf(page).getByRole('button', { name: form.submit }).waitFor();
    await expectEmpty(page, fields);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe('POST');
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
    expect(requests[0]?.postDataJSON()).toEqual(form.payload);
    expect(await draftsOf(page)).toEqual([]);
    await page.reload();
    await expectEmpty(page, fields);
    await expectLocation(page, path);

    await fillIn(page, fields);
    const trap = formOf(page).locator('input[name="sitio_web"]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    expect(await formOf(page).getByRole('textbox', { name: 'No llenes este campo' }).count()).toBe(0);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  // The report waits until its page starts it; the others start by themselves.
  test.skipIf(form.name === 'guide idea')(
    'what was typed and sent before the script arrived is neither lost nor sent twice',
    async () => {
      const page = await blank();
      const requests = await stubInbox(page, inbox);
      await page.goto(path);
      const letScriptsCome = await holdScripts(page);
      await fillIn(page, fields);
      await control(page, 'Email').fill('itzel@correo.com');
      await control(page, 'Email').press('Enter');
      await submitOf(page).click();
      letScriptsCome();
      await announced(page, 'status', form.sent).waitFor();
      expect(requests.map((request) => request.postDataJSON())).toEqual([
        { ...form.payload, email: 'itzel@correo.com' },
      ]);
      await expectLocation(page, path);
    },
  );
});
