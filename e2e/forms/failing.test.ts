import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { saveData } from '../data-saver.ts';
import { holdsFocus } from '../focus.ts';
import { expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import {
  announced,
  expectKept,
  FORMS,
  type FormUnderTest,
  OFFLINE,
  openFilled,
  stubInbox,
  submitOf,
} from './enquiry-forms.ts';

const { blank } = useSite();

/** What changes from one outcome to the next: the form, and the toasts where there are any. All forms have the same element. */
const expectAccessible = (page: Page, form: FormUnderTest, outcome: string) =>
  form === FORMS[0] && expectNoViolations(page, outcome, ['main form', 'body > :last-child']);

describe.each(FORMS)('a $name form that does not arrive', (form) => {
  const { path, inbox, fields } = form;

  test('each failure is told and keeps every value, on reload and in another tab too, until it is sent', async () => {
    const page = await blank({
      viewport: PHONE,
      expectedNoise: [/ERR_CONNECTION_RESET/, /Failed to load resource.*500/],
      prepare: saveData,
    });
    await stubInbox(page, inbox, (route) => route.abort('connectionreset'));
    await openFilled(page, form);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await expectKept(page, fields);
    await page.reload();
    await expectKept(page, fields);
    const another = await page.context().newPage();
    await page.close();
    await saveData(another);
    let status = 500;
    const requests = await stubInbox(another, inbox, (route) => route.fulfill({ status }));
    await another.goto(path);
    await expectKept(another, fields);

    await submitOf(another).click();
    await announced(another, 'alert', form.failed).waitFor();
    await expectKept(another, fields);
    // The message has the focus, or the button where the message is a toast; never the top of the page.
    await expect.poll(() => another.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    await expectNoSidewaysScroll(another);
    await expectAccessible(another, form, 'failed');

    await another.context().setOffline(true);
    await submitOf(another).click();
    const message = another.getByRole('alert').filter({ hasText: OFFLINE });
    await message.waitFor();
    await expect.poll(() => holdsFocus(message)).toBe(true);
    await expectKept(another, fields);
    expect(requests).toHaveLength(1);
    await expectNoSidewaysScroll(another);
    await expectAccessible(another, form, 'offline');

    await another.context().setOffline(false);
    status = 200;
    await submitOf(another).click();
    await announced(another, 'status', form.sent).first().waitFor();
    expect(requests.map((request) => request.postDataJSON())).toEqual([form.payload, form.payload]);
    await expectNoSidewaysScroll(another);
    await expectAccessible(another, form, 'sent');
  });
});
