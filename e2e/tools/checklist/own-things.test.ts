import { describe, expect, test } from 'vitest';
import { MAY_COPY } from '../../clipboard.ts';
import { hasFocus } from '../../focus.ts';
import { box, sectionOf, textsOf } from '../../page-parts.ts';
import { expectNoSidewaysScroll } from '../../site.ts';
import { begun, count, JAPAN, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();

describe('what the reader adds', () => {
  test('is added, reworded and removed with the keyboard, and removing can be undone', async () => {
    const page = await openList();
    const field = page.getByLabel('Agrega algo tuyo');
    await field.focus();
    for (const text of ['Adaptador', 'Cámara', 'Mapa']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await box(page, text).waitFor();
    }
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.getByLabel('Editar: Cámara').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Cambia el texto' }))).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Cambia el texto' }).inputValue()).toBe('Cámara');
    await page.keyboard.press('End');
    await page.keyboard.type(' de fotos');
    await page.keyboard.press('Enter');
    await box(page, 'Cámara de fotos').waitFor();
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.getByLabel('Editar: Mapa').press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Quitar: Cámara de fotos' }).focus();
    await page.keyboard.press('Enter');
    await box(page, 'Cámara de fotos').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(box(page, 'Mapa'))).toBe(true);
    await page.getByText('Quitaste «Cámara de fotos».').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    const own = sectionOf(page, 'Lo tuyo')
      .locator('label')
      .filter({ has: page.getByRole('checkbox') });
    await expect.poll(() => textsOf(own)).toEqual(['Adaptador', 'Cámara de fotos', 'Mapa']);
  });

  test('pasted lines are as many items; empty ones are none; a long one is kept whole', async () => {
    const page = await openList(JAPAN, MAY_COPY);
    const field = page.getByLabel('Agrega algo tuyo');
    await page.evaluate(() => navigator.clipboard.writeText('Cargador\n\n  Lentes  \r\nTermo'));
    await field.focus();
    await page.keyboard.press('Control+v');
    await page.getByText('Agregaste 3 cosas.').waitFor();
    for (const text of ['Cargador', 'Lentes', 'Termo']) expect(await box(page, text).count()).toBe(1);
    await field.fill('   ');
    await page.keyboard.press('Enter');
    const long = `${'larguísimo'.repeat(60)} fin`;
    await field.fill(long);
    await page.keyboard.press('Enter');
    await box(page, long).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await sectionOf(page, 'Lo tuyo').getByRole('checkbox').count()).toBe(4);
  });

  test('three hundred things of one’s own still tick at once', async () => {
    const own = Array.from({ length: 300 }, (_, index) => `Cosa número ${index + 1}`);
    const page = await openList(JAPAN, begun({ own }));
    await box(page, 'Cosa número 300').check();
    await count(page)
      .filter({ hasText: /^1 de 3\d\d cosas listas$/ })
      .waitFor();
  });
});
