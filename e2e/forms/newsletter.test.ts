import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { saveData } from '../data-saver.ts';
import { useSite } from '../site.ts';
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

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await comeToNewsletter(page);
}

describe('the newsletter', () => {
  test('sends the provider’s fields, thanks at once and reports the sign-up', async () => {
    const tag = recordingTag();
    const page = await blank({ prepare: tag.prepare });
    // The provider never answers: nobody waits for it.
    const requests = await stubInbox(page, INBOX, () => new Promise(() => {}));
    await openHome(page);
    await fillIn(page, FIELDS);
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
  });

  test('does not send a name of only spaces', async () => {
    const page = await blank();
    const requests = await stubInbox(page, INBOX);
    await openHome(page);
    await fillIn(page, { Nombre: '   ', Email: ' itzel@correo.com ' });
    await submitOf(page).click();
    await announced(page, 'status', THANKS).waitFor();
    await expect.poll(() => requests.length).toBe(1);
    expect(fieldsOf(requests[0]).slice(0, 1)).toEqual([['fields[email]', 'itzel@correo.com']]);
  });

  test.each(['', '   ', 'itzel', 'itzel@'])('does not proceed with the email %j', async (email) => {
    const tag = recordingTag();
    const page = await blank({ prepare: tag.prepare });
    const requests = await stubInbox(page, INBOX);
    await openHome(page);
    await fillIn(page, { Nombre: 'Itzel', Email: email });
    await submitOf(page).click();
    await formOf(page).getByRole('alert', { name: 'Revisa 1 campo' }).waitFor();
    expect(await control(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(0);
    expect(tag.heard('newsletter_signup')).toEqual([]);
  });

  test('a provider that fails changes nothing', async () => {
    const page = await blank({ expectedNoise: [/ERR_CONNECTION_RESET/] });
    await stubInbox(page, INBOX, (route) => route.abort('connectionreset'));
    await openHome(page);
    await fillIn(page, FIELDS);
    await submitOf(page).click();
    await announced(page, 'status', THANKS).waitFor();
  });

  test('without a connection says so and keeps the text, on reload too', async () => {
    const tag = recordingTag();
    const page = await blank({
      prepare: async (fresh) => {
        await tag.prepare(fresh);
        await saveData(fresh);
      },
    });
    const requests = await stubInbox(page, INBOX);
    await openHome(page);
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
  });

  test('without JavaScript posts the same fields', async () => {
    const page = await blank({ javaScriptEnabled: false });
    const requests = await stubInbox(page, INBOX, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Recibido</title>' }),
    );
    await page.goto('/');
    await fillIn(page, FIELDS);
    await submitOf(page).click();
    await expect.poll(() => page.title()).toBe('Recibido');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
      'ml-submit': '1',
      anticsrf: 'true',
      'fields[name]': 'Itzel',
      'fields[email]': 'itzel@correo.com',
      sitio_web: '',
    });
  });
});
