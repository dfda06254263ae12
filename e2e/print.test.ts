import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const { open } = useSite();

test.each(['japan', 'canada', 'united-states', 'oman', 'kenya', 'puerto-rico'])(
  '%s prints on at most two letter pages',
  async (slug) => {
    for (const path of [`/pais/${slug}`, `/visa-para-${slug}-mexicanos`]) {
      const page = await open(path, { hasAcceptedTerms: false });
      const pdf = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
      const text = pdf.toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages, path).toBeGreaterThanOrEqual(1);
      expect(pages, path).toBeLessThanOrEqual(2);
      // 612 by 792 points is letter.
      expect(text).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/);
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
