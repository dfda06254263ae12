import { describe, expect, test } from 'vitest';
import { focusedAttribute, focusedText } from '../../focus.ts';
import { expectLocation, holdScripts, PHONE } from '../../site.ts';
import { field, useComparison } from './comparison-page.ts';

const { open, blank, compare } = useComparison();

describe('choosing what to compare', () => {
  test('what is typed before the scripts have come is not lost', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/comparar', { waitUntil: 'commit' });
    await field(page).pressSequentially('jap');
    letScriptsCome();
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).waitFor();
  });

  test('collects at the foot of home, from the cards or on a phone from their details, and leads on with all that was chosen', async () => {
    const page = await open('/');
    const compare = (name: string) => page.getByRole('button', { name: `Comparar ${name}` });
    await compare('Canadá').click();
    await page.getByText('Canadá: elige otro destino para comparar').waitFor();
    await page.getByRole('button', { name: 'Quitar lo elegido' }).click();
    await page.getByText('elige otro destino').waitFor({ state: 'hidden' });
    await compare('Canadá').click();
    await compare('Japón').click();
    await compare('España').click();
    expect(await compare('Japón').getAttribute('aria-pressed')).toBe('true');
    await compare('Japón').click();
    await page.getByText('Canadá y España', { exact: true }).waitFor();

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Ver Detalles de Cuba' }).click();
    await compare('Cuba').click();
    await page.getByRole('link', { name: 'Comparar 3' }).click();
    await page.getByRole('link', { name: 'Ver todo de Canadá' }).waitFor();
    await expectLocation(page, '/comparar?paises=canada,spain,cuba');
  });

  test('with the keyboard alone, and the address keeps it; Back undoes it', async () => {
    const page = await open('/comparar');
    await field(page).focus();
    await page.keyboard.type('jap');
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectLocation(page, '/comparar?paises=japan');
    await page.getByText('Falta con qué comparar').waitFor();
    await page.keyboard.type('cana');
    await page
      .getByRole('main')
      .getByRole('option', { name: /Canadá/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/comparar?paises=japan,canada');
    await page.getByRole('link', { name: 'Ver todo de Canadá' }).waitFor();
    await expect.poll(() => focusedAttribute(page, 'role')).toBe('combobox');
    await page.goBack();
    await expectLocation(page, '/comparar?paises=japan');
    await page.getByText('Falta con qué comparar').waitFor();
  });

  test('what is chosen is not offered again, and a fifth one has no room', async () => {
    const page = await compare('japan,canada,spain,peru', 'Perú');
    await page.getByText('Ya son 4').waitFor();
    await page.getByRole('button', { name: 'Quitar Canadá' }).click();
    await expectLocation(page, '/comparar?paises=japan,spain,peru');
    await expect.poll(() => focusedText(page)).toBe('Tu comparación');
    await field(page).fill('jap');
    await page.getByText('Ningún país coincide.').waitFor();
    await field(page).fill('canad');
    await page
      .getByRole('main')
      .getByRole('option', { name: /Canadá/ })
      .click();
    await expectLocation(page, '/comparar?paises=japan,spain,peru,canada');
  });

  test('an example is one tap away', async () => {
    const page = await open('/comparar');
    await page.getByRole('link', { name: 'Japón y Corea del Sur' }).click();
    await page.getByRole('link', { name: 'Ver todo de Corea del Sur' }).waitFor();
  });

  test('when the list of destinations does not come, it can be asked for again', async () => {
    const page = await open('/comparar?paises=japan,spain', {
      prepare: (blank) => blank.route('**/paises.json', (route) => route.abort()),
      expectedNoise: [/ERR_FAILED/],
    });
    await page.getByText('No se pudo cargar la lista de destinos.').waitFor();
    await page.unroute('**/paises.json');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('link', { name: 'Ver todo de España' }).waitFor();
  });
});
