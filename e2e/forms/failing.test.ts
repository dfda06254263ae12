import { describe, expect, test } from 'vitest';
import { saveData } from '../data-saver.ts';
import { holdsFocus } from '../focus.ts';
import { useSite } from '../site.ts';
import {
  announced,
  expectKept,
  FORMS,
  formOf,
  OFFLINE,
  openFilled,
  stubInbox,
  submitOf,
  untilAwake,
} from './enquiry-forms.ts';

const { blank } = useSite();

const SERVER_ERROR = /Failed to load resource.*500/;

describe.each(FORMS)('a $name form that does not arrive', (form) => {
  const { path, inbox, fields } = form;

  test('a failure is told, keeps every value, and the next try sends them', async () => {
    const page = await blank({ expectedNoise: [SERVER_ERROR] });
    const answers = [500, 200];
    const requests = await stubInbox(page, inbox, (route) => route.fulfill({ status: answers.shift() ?? 200 }));
    await openFilled(page, form);
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
    await openFilled(page, form);
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
    await openFilled(page, form);
    const requested = page.waitForRequest(`**${inbox}`);
    await submitOf(page).click();
    await requested;
    await page.clock.runFor(14_500);
    await formOf(page).getByRole('button', { name: 'Enviando...' }).waitFor();
    await page.clock.runFor(1000);
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
    await expect.poll(() => submitOf(page).isEnabled()).toBe(true);
  });

  test('without a connection it says so, keeps the text, and sends it later', async () => {
    const page = await blank({ prepare: saveData });
    const requests = await stubInbox(page, inbox);
    await openFilled(page, form);
    // The script is there by now; the first press needs it.
    await untilAwake(page);
    await page.context().setOffline(true);
    await submitOf(page).click();
    const message = page.getByRole('alert').filter({ hasText: OFFLINE });
    await message.waitFor();
    await expect.poll(() => holdsFocus(message)).toBe(true);
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
    await openFilled(page, form);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
  });
});
