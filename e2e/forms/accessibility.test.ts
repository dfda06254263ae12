import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { saveData } from '../data-saver.ts';
import { expectNoSidewaysScroll, SCREENS, useSite } from '../site.ts';
import { announced, comeToNewsletter, FORMS, fillIn, formOf, OFFLINE, stubInbox, submitOf } from './enquiry-forms.ts';

const { blank } = useSite();

const PATHS = [...FORMS.map(({ name, path }) => [name, path] as const), ['newsletter', '/'] as const];

async function expectAccessible(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
}

describe.each(SCREENS)('on a %s', (_screen, viewport) => {
  test.each(PATHS)('the %s form with errors has no axe violation and targets of 44 px', async (_name, path) => {
    const page = await blank({ viewport, reducedMotion: 'reduce' });
    await page.goto(path);
    if (path === '/') await comeToNewsletter(page);
    await submitOf(page).click();
    const links = formOf(page)
      .getByRole('alert', { name: /^Revisa/ })
      .getByRole('link');
    await links.first().waitFor();
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
  });

  test.each(FORMS)('a failed, an offline and a sent $name form have no axe violation', async (form) => {
    const page = await blank({
      viewport,
      reducedMotion: 'reduce',
      expectedNoise: [/status of 500/],
      prepare: saveData,
    });
    let status = 500;
    await stubInbox(page, form.inbox, (route) => route.fulfill({ status }));
    await page.goto(form.path);
    await fillIn(page, form.fields);
    await submitOf(page).click();
    await announced(page, 'alert', form.failed).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await submitOf(page).click();
    await page.getByRole('alert').filter({ hasText: OFFLINE }).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    status = 200;
    await submitOf(page).click();
    await announced(page, 'status', form.sent).first().waitFor();
    await expectAccessible(page);
  });

  test('the thank-you page has no axe violation', async () => {
    const page = await blank({ viewport, reducedMotion: 'reduce' });
    await page.goto('/gracias?de=contact');
    await expectAccessible(page);
  });
});
