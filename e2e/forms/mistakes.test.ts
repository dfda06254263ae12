import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { holdsFocus } from '../focus.ts';
import { plain } from '../page-parts.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { announced, control, FORMS, fillIn, formOf, stubInbox, submitOf } from './enquiry-forms.ts';

const { blank } = useSite();

describe.each(FORMS)('mistakes in the $name form', (form) => {
  const { path, inbox, fields } = form;

  test('a summary takes focus and leads to each field, with the message beside it; fixed, no error is left', async () => {
    const page = await blank({ viewport: PHONE });
    const requests = await stubInbox(page, inbox);
    await page.goto(path);
    const summary = formOf(page).getByRole('alert', { name: `Revisa ${form.missing.length} campos` });
    await submitOf(page).click();
    await summary.waitFor();
    await expect.poll(() => holdsFocus(summary)).toBe(true);
    const links = summary.getByRole('link');
    expect((await links.allTextContents()).map(plain)).toEqual(form.missing.map(([, text]) => text));
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const [label, message] of form.missing) {
      await summary.getByRole('link', { name: message, exact: true }).click();
      const field = control(page, label);
      await expect.poll(() => holdsFocus(field), { message: label }).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const described = await Promise.all(describedBy.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(described.map(plain)).toContain(message);
    }
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
    // What stands around the form on /guias is looked at in screens/static-screens.test.ts.
    await expectNoViolations(page, undefined, path === '/guias' ? ['main form'] : []);
    await expectLocation(page, path);

    await control(page, 'Email').fill('itzel@');
    await submitOf(page).click();
    await formOf(page).getByRole('link', { name: 'Email inválido' }).waitFor();
    expect(requests).toHaveLength(0);
    await fillIn(page, { ...fields, Email: 'itzel@correo.com' });
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(await formOf(page).locator('[aria-invalid]').count()).toBe(0);
    expect(await formOf(page).getByRole('link', { name: 'Email inválido' }).count()).toBe(0);
  });
});
