import { expect, test } from 'vitest';
import { clear, country, items, placesOf } from '../changes/change-list.ts';
import { hasFocus } from '../focus.ts';
import { announced, control, FORMS, submitOf } from '../forms/enquiry-forms.ts';
import { verdictOf } from '../page-parts.ts';
import { menuToggle } from '../search/search-box.ts';
import { expectLocation, expectNoSidewaysScroll, type Open, PHONE } from '../site.ts';
import { panel, tab } from '../wiki/wiki-tabs.ts';

const PAGES =
  '/ /pais/saudi-arabia /visa-para-united-arab-emirates-mexicanos /wiki /guias /cambios /datos /contacto /reportar-error /sin-conexion'.split(
    ' ',
  );

export function pageJourneys(open: Open): void {
  test('the changes of one country, and then all of them again', async () => {
    const page = await open('/cambios');
    const before = await items(page).count();
    await country(page).selectOption({ label: 'Perú' });
    await expectLocation(page, '/cambios?pais=peru');
    await expect.poll(() => placesOf(page)).toEqual(['Perú']);
    await clear(page).click();
    await expectLocation(page, '/cambios');
    await expect.poll(() => items(page).count()).toBe(before);
  });

  test('the tabs of the wiki open by click, by arrow and by address', async () => {
    const page = await open('/wiki');
    await tab(page, 'Schengen').click();
    await expectLocation(page, '/wiki#schengen');
    await panel(page).getByText('29 países').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hasFocus(page.getByRole('tab', { name: /^Consejos/ }))).toBe(true);
    await panel(page).getByText('La escala también cuenta').first().waitFor();
    await page.goto('/wiki#salud');
    await panel(page).getByText('Botiquín').first().waitFor();
  });

  test('the terms, once accepted, are not asked again', async () => {
    const page = await open('/', { hasAcceptedTerms: false });
    const accept = page.getByRole('button', { name: 'Aceptar' });
    await accept.click();
    await accept.waitFor({ state: 'hidden' });
    await page.goto('/pais/japan');
    await verdictOf(page).waitFor();
    expect(await accept.isVisible()).toBe(false);
  });

  test('the pages are dark where the reader wants that, and light elsewhere', async () => {
    const page = await open('/pais/japan', { colorScheme: 'light' });
    const brightness = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)?.[0]));
      });
    const [lightPaper, darkInk] = await brightness();
    expect(lightPaper).toBeGreaterThan(200);
    expect(darkInk).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    const [darkPaper, lightInk] = await brightness();
    expect(darkPaper).toBeLessThan(60);
    expect(lightInk).toBeGreaterThan(200);
  });

  test('on a phone no page scrolls sideways, and the menu opens', async () => {
    const page = await open('/', { viewport: PHONE });
    for (const path of PAGES) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
    await menuToggle(page, 'Abrir menú').click();
    await page.getByRole('banner').getByRole('link', { name: 'Wiki', exact: true }).click();
    await expectLocation(page, '/wiki');
  });

  test('the contact form names what is missing and leads to it, keeps a draft, and thanks', async () => {
    const contact = FORMS.find(({ name }) => name === 'contact');
    if (!contact) throw new Error('the contact form is among the forms');
    const page = await open(contact.path);
    await submitOf(page).click();
    const summary = page.getByRole('alert', { name: 'Revisa 4 campos' });
    await expect.poll(() => hasFocus(summary)).toBe(true);
    await summary.getByRole('link', { name: 'El nombre es requerido' }).click();
    await expect.poll(() => hasFocus(control(page, 'Nombre'))).toBe(true);
    await control(page, 'Nombre').fill('Itzel Muñoz');
    await control(page, 'Email').fill('itzel@correo.com');
    await control(page, 'Asunto').selectOption({ label: 'Consulta de visa' });
    await page.reload();
    await expect.poll(() => control(page, 'Nombre').inputValue()).toBe('Itzel Muñoz');
    expect(await control(page, 'Asunto').inputValue()).toBe('consulta-visa');
    await control(page, 'Mensaje').fill('¿Y si mi vuelo hace escala?');
    await submitOf(page).click();
    await announced(page, 'status', contact.sent).waitFor();
    await expect.poll(() => control(page, 'Mensaje').inputValue()).toBe('');
  });
}
