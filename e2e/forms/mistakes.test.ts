import { describe, expect, test } from 'vitest';
import { holdsFocus } from '../focus.ts';
import { plain } from '../page-parts.ts';
import { expectLocation, PHONE, useSite } from '../site.ts';
import { announced, control, FORMS, fillIn, formOf, stubInbox, submitOf } from './enquiry-forms.ts';

const { open, blank } = useSite();

describe.each(FORMS)('mistakes in the $name form', (form) => {
  const { path, inbox, fields } = form;

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
      await expect.poll(() => holdsFocus(summary)).toBe(true);
      expect((await summary.getByRole('link').allTextContents()).map(plain)).toEqual(
        form.missing.map(([, text]) => text),
      );
      for (const [label, message] of form.missing) {
        await summary.getByRole('link', { name: message, exact: true }).click();
        const field = control(page, label);
        await expect.poll(() => holdsFocus(field)).toBe(true);
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
