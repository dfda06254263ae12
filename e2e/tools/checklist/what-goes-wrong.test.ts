import { describe, expect, test } from 'vitest';
import { box } from '../../page-parts.ts';
import { PHONE } from '../../site.ts';
import { denyStorage, storedUnder, storing } from '../../stored-data.ts';
import { begun, count, JAPAN, ready, STORED, useChecklist } from './checklist-page.ts';

const { open, openList } = useChecklist();

describe('what goes wrong', () => {
  test.each(['corea-del', '%3Cscript%3E', 'zzzz', '../../fichas/japan', '__proto__'])(
    'an address with ?pais=%s gets a sentence and a search',
    async (word) => {
      const page = await open(`/mi-lista?pais=${word}`, { viewport: PHONE });
      await page.getByText('No conocemos ningún país que se llame').waitFor();
      await page.getByRole('combobox', { name: '¿A qué país vas?' }).waitFor();
      await expect
        .poll(() => page.getByRole('link', { name: 'Corea del Sur' }).count())
        .toBe(word === 'corea-del' ? 1 : 0);
    },
  );

  test.each([
    ['of an older version', JSON.stringify({ version: 0, data: ['pasaporte'] })],
    ['that is broken', '{"version":1,"data":{"trips":[{"list":'],
    [
      'of another shape',
      JSON.stringify({ version: 1, data: { trips: [{ place: 'japan', list: { ticked: 'todo' } }] } }),
    ],
  ])('stored data %s is set aside, whole, and the reader is told', async (_what, text) => {
    const page = await openList(JAPAN, storing(STORED, text));
    await page.getByText('No lo borramos: está aparte en este navegador.').waitFor();
    await box(page, /^Pasaporte original/).check();
    expect(await storedUnder(page, `${STORED}:anterior`)).toBe(text);
    await page.getByRole('button', { name: 'Borrar lo anterior' }).click();
    await page.getByText('No lo borramos').waitFor({ state: 'detached' });
    expect(await storedUnder(page, `${STORED}:anterior`)).toBe(null);
    await box(page, /^Pasaporte original/).waitFor();
  });

  test('where nothing can be stored the list works, and says that it is forgotten', async () => {
    const page = await openList(JAPAN, { hasAcceptedTerms: false, prepare: denyStorage });
    await page.getByText('se olvida al cerrar la página').waitFor();
    await box(page, /^Pasaporte original/).check();
    await page.getByLabel('Agrega algo tuyo').fill('Adaptador');
    await page.keyboard.press('Enter');
    await box(page, 'Adaptador').waitFor();
    await count(page).filter({ hasText: '1 de' }).waitFor();
  });

  test('a record that does not come leaves what is the reader’s, and can be asked for again', async () => {
    const page = await open(JAPAN, {
      expectedNoise: [/Failed to load resource.*503/],
      prepare: async (blankPage) => {
        await begun({ sheet: { notes: 'Ventanilla' } }).prepare(blankPage);
        await blankPage.route('**/fichas/japan.json', (route) => route.fulfill({ status: 503 }));
      },
    });
    await page.getByText('No pudimos traer las reglas de Japón.').waitFor();
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.unroute('**/fichas/japan.json');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
  });

  test('another tab’s changes are taken over, not undone', async () => {
    const page = await openList();
    const other = await page.context().newPage();
    await other.goto(JAPAN);
    await ready(other);
    await other.getByLabel('Agrega algo tuyo').fill('Desde la otra pestaña');
    await other.keyboard.press('Enter');
    await box(page, 'Desde la otra pestaña').waitFor();
    await box(page, /^Pasaporte original/).check();
    await other.reload();
    await box(other, 'Desde la otra pestaña').waitFor();
    expect(await box(other, /^Pasaporte original/).isChecked()).toBe(true);
  });
});

test('two tabs with the list of one country, for which the reader holds different papers, come to rest', async () => {
  const first = await openList('/mi-lista?pais=canada');
  const held = { version: 1, data: { holds: ['us-residence'] } };
  await first.evaluate((text) => {
    Object.assign(window, { heard: 0 });
    window.addEventListener('storage', () => Object.assign(window, { heard: Reflect.get(window, 'heard') + 1 }));
    localStorage.setItem('pv:situacion', text);
  }, JSON.stringify(held));
  const second = await first.context().newPage();
  await second.goto(first.url());
  await ready(second);
  await count(second).waitFor();
  const heard = () => first.evaluate(() => Reflect.get(window, 'heard'));
  await second.waitForTimeout(1000);
  const before = await heard();
  await second.waitForTimeout(1000);
  expect(await heard()).toBe(before);
});
