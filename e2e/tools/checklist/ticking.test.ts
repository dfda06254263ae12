import { describe, expect, test } from 'vitest';
import { factsOf } from '../../catalogue.ts';
import { box, sectionOf, textOf, textsOf } from '../../page-parts.ts';
import { PHONE } from '../../site.ts';
import { storedUnder } from '../../stored-data.ts';
import { begun, count, JAPAN, ready, STORED, unfold, useChecklist } from './checklist-page.ts';

const { open, openList } = useChecklist();

describe('the list of a country', () => {
  test('has every requirement of the record that is for this reader; what is ticked is ticked after a reload, and in the overview', async () => {
    const { requirements: all } = await factsOf('japan');
    // What is asked of children is asked once one travels.
    const requirements = all.filter((text) => !/menor/i.test(text));
    const page = await openList();
    for (const text of requirements) await box(page, text).waitFor();
    const [, total = ''] = /0 de (\d+) cosas listas/.exec(await textOf(count(page))) ?? [];
    expect(Number(total)).toBeGreaterThanOrEqual(requirements.length + 4);
    await page
      .getByRole('listitem')
      .filter({ has: box(page, requirements[0] ?? '') })
      .getByText(requirements[0] ?? '')
      .click();
    await box(page, /^Pasaporte original/).check();
    await count(page)
      .filter({ hasText: `2 de ${total} cosas listas` })
      .waitFor();
    await page.reload();
    await ready(page);
    await expect.poll(() => box(page, requirements[0] ?? '').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Todas tus listas' }).click();
    await page.getByRole('link', { name: `Japón 2 de ${total} cosas listas` }).click();
    await count(page)
      .filter({ hasText: `2 de ${total}` })
      .waitFor();
  });

  test('is begun from the search, by keyboard alone', async () => {
    const page = await open('/mi-lista', { viewport: PHONE });
    await page.getByRole('combobox', { name: '¿A qué país vas?' }).focus();
    await page.keyboard.type('tokio');
    await page
      .getByRole('main')
      .getByRole('option', { name: /^Tokio\s*Japón/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await ready(page);
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
    await page.getByRole('link', { name: 'Imprimir o mandar' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '1 de' }).waitFor();
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '0 de' }).waitFor();
  });

  test('is not stored by being looked at', async () => {
    const page = await openList();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
    expect(await storedUnder(page, STORED)).toBeNull();
  });

  test('has the dates and children of the trip, and gives it those that are typed here', async () => {
    const page = await openList(JAPAN, begun({ sheet: { notes: 'Ventanilla' } }));
    await unfold(page);
    await page.getByLabel('Entras', { exact: true }).fill('2040-05-01');
    await page.getByLabel('Edad de cada menor').fill('8');
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.getByLabel('Sales', { exact: true }).fill('2040-05-20');
    await page.goto('/revisa-tus-fechas');
    await expect.poll(() => page.getByLabel('Entras', { exact: true }).inputValue()).toBe('2040-05-01');
    await page.getByLabel('Sales', { exact: true }).fill('2040-05-25');
    await page.goto('/mi-lista?pais=peru');
    await ready(page);
    await unfold(page);
    expect(await page.getByLabel('Edad de cada menor').inputValue()).toBe('8');
    expect(await page.getByLabel('Sales', { exact: true }).inputValue()).toBe('');
    await page.goto(JAPAN);
    await ready(page);
    await unfold(page);
    await expect.poll(() => page.getByLabel('Sales', { exact: true }).inputValue()).toBe('2040-05-25');
    await page.getByRole('link', { name: 'Todas tus listas' }).click();
    await page.getByRole('link', { name: /^Japón .* llegas el 1\.º de mayo de 2040/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Perú/ }).count()).toBe(0);
  });

  test('keeps in sight what was ticked and is asked no more in those words', async () => {
    const { requirements } = await factsOf('japan');
    const [first = ''] = requirements.filter((text) => !/menor/i.test(text));
    const before = first.replace(/\S+$/, 'antes');
    const page = await openList(JAPAN, begun({ ticked: [before, 'Carta notariada del hotel'] }));
    const gone = sectionOf(page, 'Cambió lo que marcaste');
    await expect
      .poll(() => textsOf(gone.getByRole('listitem').locator('span')))
      .toEqual([before, 'Carta notariada del hotel']);
    expect(await box(page, first).isChecked()).toBe(false);
    await gone.getByRole('button', { name: 'Quitar: Carta notariada del hotel' }).click();
    await gone.getByRole('button', { name: `Quitar: ${before}` }).click();
    await box(page, first).check();
    await page.reload();
    await ready(page);
    await expect.poll(() => box(page, first).isChecked()).toBe(true);
    expect(await page.getByText('Cambió lo que marcaste').count()).toBe(0);
  });
});
