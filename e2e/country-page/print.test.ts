import { expect, test } from 'vitest';
import { guidePath, questionPath } from '../catalogue.ts';
import { LETTER, printedSheets } from '../printed-sheets.ts';
import { useSite } from '../site.ts';

const { blank, open } = useSite();

test.each(['japan', 'canada', 'united-states', 'oman', 'kenya', 'puerto-rico'])(
  '%s prints on at most two letter pages',
  async (slug) => {
    const page = await blank({ hasAcceptedTerms: false });
    for (const path of [questionPath(slug), guidePath(slug)]) {
      await page.goto(path);
      const { count, sizes } = await printedSheets(page, { format: 'Letter' });
      expect(count, path).toBeGreaterThanOrEqual(1);
      expect(count, path).toBeLessThanOrEqual(2);
      expect(sizes, path).toEqual([LETTER]);
    }
  },
);

test('on paper the answer, the requirements and the embassy address stay, the controls go', async () => {
  const page = await open('/pais/japan', { hasAcceptedTerms: false });
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
});

test('on paper a closed disclosure is not there, and what was opened is', async () => {
  const page = await open('/pais/kenya', { hasAcceptedTerms: false });
  const disclosures = page.getByRole('main').locator('details');
  await disclosures.first().locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  expect(
    await disclosures
      .first()
      .getByText(/^Revisado el/)
      .isVisible(),
  ).toBe(true);
  expect(await disclosures.filter({ visible: true }).count()).toBe(1);
});
