import { describe, expect, test } from 'vitest';
import { box } from '../../page-parts.ts';
import { PHONE } from '../../site.ts';
import { JAPAN, ready, useChecklist } from './checklist-page.ts';

const { open, openList } = useChecklist();

describe('what goes wrong', () => {
  test.each(['corea-del', '%3Cscript%3E'])('an address with ?pais=%s gets a sentence and a search', async (word) => {
    const page = await open(`/mi-lista?pais=${word}`, { viewport: PHONE });
    await page.getByText('No conocemos ningún país que se llame').waitFor();
    await page.getByRole('combobox', { name: '¿A qué país vas?' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Corea del Sur' }).count())
      .toBe(word === 'corea-del' ? 1 : 0);
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
