import { describe, expect, test } from 'vitest';
import { factsOf } from '../../catalogue.ts';
import { sectionOf } from '../../page-parts.ts';
import { LETTER, printedSheets } from '../../printed-sheets.ts';
import { unfold, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();

describe('whom to call', () => {
  test('the embassy, Mexico’s own there, and the assistance centre', async () => {
    const { embassyInfo } = await factsOf('japan');
    const page = await openList();
    const help = sectionOf(page, 'A quién llamar');
    await help.getByText(embassyInfo?.name ?? '').waitFor();
    expect(await help.getByRole('link', { name: '+1 520 623 7874' }).getAttribute('href')).toBe('tel:+15206237874');
    await help.getByText(/^Embajada de México en Japón/).waitFor();
  });
});

describe('on paper', () => {
  test.each(['japan', 'canada', 'united-states', 'peru'])(
    'the list of %s is one letter page, also with a child',
    async (slug) => {
      const page = await openList(`/mi-lista?pais=${slug}`, { hasAcceptedTerms: false });
      await page.getByRole('heading', { name: /^Para entrar a/ }).waitFor();
      await unfold(page);
      expect(await printedSheets(page, { format: 'Letter' })).toEqual({ count: 1, sizes: [LETTER] });
      await page.getByLabel('Edad de cada menor').fill('8');
      await page.getByLabel('Entras', { exact: true }).fill('2027-05-03');
      await page.getByLabel('Agrega algo tuyo').fill('Adaptador');
      await page.keyboard.press('Enter');
      await page.getByLabel('Número de póliza', { exact: true }).fill('MX-0098');
      expect(await printedSheets(page, { format: 'Letter' })).toEqual({ count: 1, sizes: [LETTER] });
    },
  );

  test('carries what was filled in, the code of the country’s page and the check date; the controls go', async () => {
    const page = await openList();
    await unfold(page);
    await page.getByLabel('Número de póliza', { exact: true }).fill('MX-0098');
    await page.getByLabel('Entras', { exact: true }).fill('2027-05-03');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('main');
    for (const text of ['MX-0098', '3 de mayo de 2027', 'Embajada de Japón en México', '+1 520 623 7874']) {
      await sheet.getByText(text).first().waitFor();
    }
    await sheet.getByText(/\/pais\/japan · Datos verificados el \d/).waitFor();
    await sheet.getByRole('img', { name: 'Código QR de la página de Japón' }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});
