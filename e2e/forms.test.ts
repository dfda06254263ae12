import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  announced,
  control,
  draftsOf,
  expectEmpty,
  expectKept,
  FORMS,
  fillIn,
  formOf,
  OFFLINE,
  stubInbox,
  submitOf,
} from './enquiry-forms.ts';
import { expectLocation, holdScripts, PHONE, plain, useSite } from './site.ts';

const { open, blank } = useSite();

const SERVER_ERROR = /Failed to load resource.*500/;
const isFocused = (element: Element) => element === document.activeElement || element.contains(document.activeElement);

describe.each(FORMS)('the $name form', (form) => {
  const { path, inbox, fields } = form;

  const openFilled = async (page: Page) => {
    await page.goto(path);
    await fillIn(page, fields);
  };

  test('sends exactly the specified keys, says so, and starts afresh', async () => {
    const page = await blank();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const requests = await stubInbox(page, inbox, async (route) => {
      await answered;
      await route.fulfill({ status: 201, contentType: 'text/html', body: '<p>no es JSON' });
    });
    await openFilled(page);
    expect(await draftsOf(page)).toHaveLength(1);
    await submitOf(page).click();
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
  });

  test('a failure is told, keeps every value, and the next try sends them', async () => {
    const page = await blank({ expectedNoise: [SERVER_ERROR] });
    const answers = [500, 200];
    const requests = await stubInbox(page, inbox, (route) => route.fulfill({ status: answers.shift() ?? 200 }));
    await openFilled(page);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
    // The message has the focus, or the button where the message is a toast; never the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    await submitOf(page).click();
    await announced(page, 'status', form.sent).first().waitFor();
    expect(requests.map((request) => request.postDataJSON())).toEqual([form.payload, form.payload]);
  });

  test('what was typed survives failure, reload and a closed tab', async () => {
    const page = await blank({ expectedNoise: [SERVER_ERROR] });
    await stubInbox(page, inbox, (route) => route.fulfill({ status: 500 }));
    await openFilled(page);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await page.reload();
    await expectKept(page, fields);
    const another = await page.context().newPage();
    await page.close();
    await another.goto(path);
    await expectKept(another, fields);
  });

  test('no answer within 15 seconds counts as failed', async () => {
    const page = await blank();
    await stubInbox(page, inbox, () => new Promise(() => {}));
    await page.clock.install();
    await openFilled(page);
    const requested = page.waitForRequest(`**${inbox}`);
    await submitOf(page).click();
    await requested;
    await page.clock.runFor(14_500);
    await formOf(page).getByRole('button', { name: 'Enviando...' }).waitFor();
    await page.clock.runFor(1000);
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
    expect(await submitOf(page).isEnabled()).toBe(true);
  });

  test('without a connection it says so, keeps the text, and sends it later', async () => {
    const page = await blank();
    const requests = await stubInbox(page, inbox);
    await openFilled(page);
    // The script is there by now; the first press needs it.
    await expect.poll(() => formOf(page).evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true);
    await page.context().setOffline(true);
    await submitOf(page).click();
    const message = page.getByRole('alert').filter({ hasText: OFFLINE });
    await message.waitFor();
    expect(await message.evaluate(isFocused)).toBe(true);
    await expectKept(page, fields);
    expect(requests).toHaveLength(0);
    await page.context().setOffline(false);
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  test('a connection that breaks while sending is a failure like any other', async () => {
    const page = await blank({ expectedNoise: [/ERR_CONNECTION_RESET/] });
    await stubInbox(page, inbox, (route) => route.abort('connectionreset'));
    await openFilled(page);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
  });

  test.each([
    ['a phone', PHONE],
    ['a desktop', { width: 1280, height: 900 }],
  ])(
    'on %s, a summary takes focus and leads to each field, with the message that stands beside it',
    async (_n, viewport) => {
      const page = await blank({ viewport });
      const requests = await stubInbox(page, inbox);
      await page.goto(path);
      await submitOf(page).click();
      const summary = formOf(page).getByRole('alert', { name: `Revisa ${form.missing.length} campos` });
      await summary.waitFor();
      expect(await summary.evaluate(isFocused)).toBe(true);
      expect((await summary.getByRole('link').allTextContents()).map(plain)).toEqual(
        form.missing.map(([, text]) => text),
      );
      for (const [label, message] of form.missing) {
        await summary.getByRole('link', { name: message, exact: true }).click();
        const field = control(page, label);
        expect(await field.evaluate(isFocused)).toBe(true);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
        const described = await Promise.all(describedBy.map((id) => page.locator(`[id="${id}"]`).textContent()));
        expect(described.map(plain)).toContain(message);
      }
      await expectLocation(page, path);
      expect(requests).toHaveLength(0);
    },
  );

  test('a mended form leaves no error behind', async () => {
    const page = await blank();
    await stubInbox(page, inbox);
    await page.goto(path);
    await control(page, 'Email').fill('itzel@');
    await submitOf(page).click();
    await formOf(page).getByRole('link', { name: 'Email inválido' }).waitFor();
    await fillIn(page, { ...fields, Email: 'itzel@correo.com' });
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(await formOf(page).locator('[aria-invalid]').count()).toBe(0);
    expect(await formOf(page).getByRole('link', { name: 'Email inválido' }).count()).toBe(0);
  });

  test('what was typed and sent before the script arrived is neither lost nor sent twice', async () => {
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
    expect(requests.map((request) => request.postDataJSON())).toEqual([{ ...form.payload, email: 'itzel@correo.com' }]);
    await expectLocation(page, path);
  });

  test('an impatient visitor sends once', async () => {
    const page = await blank();
    const requests = await stubInbox(page, inbox, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ status: 200 });
    });
    await openFilled(page);
    await submitOf(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await control(page, 'Email').press('Enter');
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  test('a robot that fills the hidden field is thanked, and nothing is sent', async () => {
    const page = await blank();
    const requests = await stubInbox(page, inbox);
    await openFilled(page);
    const trap = formOf(page).locator('input[name="sitio_web"]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    expect(await formOf(page).getByRole('textbox', { name: 'No llenes este campo' }).count()).toBe(0);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(0);
  });

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
    await expect.poll(() => requests.length, { timeout: 15_000 }).toBe(1);
    expect(requests[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  });

  test('works where the device keeps nothing', async () => {
    const page = await blank({ hasAcceptedTerms: false });
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: deny });
      Object.defineProperty(window, 'sessionStorage', { get: deny });
    });
    const requests = await stubInbox(page, inbox);
    await openFilled(page);
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

describe('selects', () => {
  test.each([
    ['/contacto', 'Asunto', ['', 'informacion-incorrecta', 'nuevo-pais', 'consulta-visa', 'sugerencia', 'otro']],
    ['/reportar-error', 'País', ['', 'usa', 'canada', 'spain', 'france', 'germany', 'uk', 'japan', 'otro']],
    ['/reportar-error', 'Tipo de error', ['', 'requisitos', 'costos', 'enlaces', 'embajada', 'tiempos', 'otro']],
  ])('on %s, %s offers the specified values', async (path, label, values) => {
    const page = await open(path);
    const options = control(page, label).locator('option');
    expect(await options.evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value))).toEqual(values);
    for (const text of await options.allTextContents()) expect(text).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  });
});
