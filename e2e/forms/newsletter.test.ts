import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { saveData } from '../data-saver.ts';
import { holdsFocus } from '../focus.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import {
  announced,
  comeToNewsletter,
  control,
  draftsOf,
  expectEmpty,
  expectKept,
  fillIn,
  formOf,
  OFFLINE,
  stubInbox,
  submitOf,
} from './enquiry-forms.ts';

const { blank } = useSite();

const INBOX = '/buzon/boletin';
const THANKS = 'Gracias. Te avisaremos pronto.';
const FIELDS = { Nombre: 'Itzel', Email: 'itzel@correo.com' };

/** Fields of a multipart body, in order. */
function fieldsOf(request: Request | undefined): [string, string][] {
  const body = request?.postData() ?? '';
  return [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name = '', value = '']) => [name, value]);
}

// Without JavaScript: every-page/no-javascript.test.ts; what axe says of its mistakes: accessibility.test.ts there.
describe('the newsletter', () => {
  test('names what is wrong, keeps the text offline, thanks at once, and takes no notice of the provider', async () => {
    const tag = recordingTag();
    const page = await blank({
      viewport: PHONE,
      expectedNoise: [/ERR_CONNECTION_RESET/],
      prepare: async (fresh) => {
        await tag.prepare(fresh);
        await saveData(fresh);
      },
    });
    // The first time the provider never answers, the second time it breaks: nobody waits for it.
    const requests: Request[] = await stubInbox(page, INBOX, (route) =>
      requests.length === 1 ? new Promise(() => {}) : route.abort('connectionreset'),
    );
    await page.goto('/');
    await comeToNewsletter(page);
    const summary = formOf(page).getByRole('alert', { name: 'Revisa 1 campo' });
    for (const email of ['', 'itzel@']) {
      await fillIn(page, { Nombre: 'Itzel', Email: email });
      await submitOf(page).click();
      await summary.waitFor();
      await expect.poll(() => holdsFocus(summary), { message: `the email «${email}»` }).toBe(true);
      expect(await control(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    }
    expect((await summary.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }

    await fillIn(page, FIELDS);
    await page.context().setOffline(true);
    await submitOf(page).click();
    await page.getByRole('alert').filter({ hasText: OFFLINE }).waitFor();
    await expectKept(page, FIELDS);
    await page.context().setOffline(false);
    await page.reload();
    await expectKept(page, FIELDS);
    expect(requests).toHaveLength(0);
    expect(tag.heard('newsletter_signup')).toEqual([]);

    await comeToNewsletter(page);
    await formOf(page).getByRole('button', { name: 'Mantenerme informado' }).click();
    await announced(page, 'status', THANKS).waitFor();
    await expectEmpty(page, FIELDS);
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.method()).toBe('POST');
    expect(fieldsOf(requests[0])).toEqual([
      ['fields[name]', 'Itzel'],
      ['fields[email]', 'itzel@correo.com'],
      ['ml-submit', '1'],
      ['anticsrf', 'true'],
    ]);
    await expect
      .poll(() => tag.heard('newsletter_signup'))
      .toEqual([['event', 'newsletter_signup', { event_category: 'Newsletter' }]]);
    expect(tag.heard('sign_up')).toEqual([['event', 'sign_up', { method: 'newsletter' }]]);
    await expect.poll(() => draftsOf(page)).toEqual([]);

    // A name of only spaces is not sent.
    await fillIn(page, { Nombre: '   ', Email: ' itzel@correo.com ' });
    const broken = page.waitForEvent('requestfailed');
    await submitOf(page).click();
    await broken;
    await announced(page, 'status', THANKS).waitFor();
    await expectEmpty(page, FIELDS);
    expect(fieldsOf(requests[1]).slice(0, 1)).toEqual([['fields[email]', 'itzel@correo.com']]);
  });
});
