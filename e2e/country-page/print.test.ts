import { expect, test } from 'vitest';
import { guidePath, questionPath } from '../catalogue.ts';
import { LETTER, printedSheets } from '../printed-sheets.ts';
import { useSite } from '../site.ts';

const { blank } = useSite();

test('both pages of a country print on one letter page, the longest on two', async () => {
  const page = await blank({ hasAcceptedTerms: false });
  for (const slug of ['japan', 'canada', 'united-states', 'oman', 'kenya', 'puerto-rico']) {
    for (const path of [questionPath(slug), guidePath(slug)]) {
      await page.goto(path);
      const { count, sizes } = await printedSheets(page, { format: 'Letter' });
      expect.soft(count, path).toBeLessThanOrEqual(slug === 'united-states' ? 2 : 1);
      expect.soft(sizes, path).toEqual([LETTER]);
    }
  }
});

test('on paper the answer, the requirements, the embassy address and opened disclosures stay; the controls and closed ones go', async () => {
  const page = await blank({ hasAcceptedTerms: false });
  await page.goto('/pais/japan');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['¿Se necesita visa?', 'Requisitos especiales', 'Contacto de embajada', 'Fuentes']) {
    expect(await page.getByRole('heading', { name, exact: true }).isVisible(), name).toBe(true);
  }
  await page.getByText('NO NECESITAS VISA').first().waitFor();
  const site = page.getByRole('link', { name: 'Sitio web oficial' });
  const printed = await site.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain('https://www.mx.emb-japan.go.jp/');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('combobox').count()).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/pais/kenya');
  const disclosures = page.getByRole('main').locator('details', { hasText: '¿Cómo lo sabemos?' });
  await disclosures.first().locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  expect(
    await disclosures
      .first()
      .getByText(/^Revisado el/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await disclosures.filter({ visible: true }).count()).toBe(1);
});
