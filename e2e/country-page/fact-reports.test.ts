import { describe, expect, test } from 'vitest';
import { guidePath, publishedCountries, questionPath } from '../catalogue.ts';
import { draftsOf, expectKept, fillIn } from '../forms/enquiry-forms.ts';
import { plain } from '../page-parts.ts';
import { about, useSite } from '../site.ts';
import { expectedOf } from './country-sample.ts';
import { FACTS, type Fact, report } from './evidence.ts';

const { blank, open } = useSite();

// What an address fills in, and what it does not: src/forms/report-prefill.test.ts.
describe('the report link of a section', () => {
  const PREFILLED: [slug: string, facts: [Fact, ...Fact[]], errorType: string][] = [
    ['japan', ['Visa', 'Estancia'], 'requisitos'],
    ['puerto-rico', ['Costo', 'Trámite'], 'costos'],
  ];

  test('brings country, kind of error and all that the section says, and asks only for the rest', async () => {
    const page = await blank();
    for (const [slug, facts, errorType] of PREFILLED) {
      await about(`${slug}, ${facts}`, async () => {
        const { verdict, stay, cost } = await expectedOf(slug);
        const procedure = (await publishedCountries()).find((each) => each.slug === slug)?.procedure.value;
        const said = { Visa: verdict, Estancia: stay[0], Costo: cost[0], Trámite: procedure };
        const says = plain(facts.map((fact) => `${fact}: ${said[fact]}`).join('; '));
        await page.goto(questionPath(slug));
        await report(page, facts[0]).click();
        await page.getByRole('heading', { level: 1, name: /error/i }).waitFor();
        await expectKept(page, { País: slug, 'Tipo de error': errorType, 'Descripción adicional': '' });
        const current = page.getByLabel('Información actual (incorrecta)', { exact: true });
        expect(plain(await current.inputValue())).toBe(says);
        expect(await page.getByLabel('Información correcta', { exact: true }).inputValue()).toBe('');
        expect(plain(await page.getByText('Solo falta que nos digas lo correcto').textContent())).toContain(
          `«${says}»`,
        );
        expect(await page.getByRole('main').getByRole('textbox').count()).toBe(2);
      });
    }
  });

  test('stands beside every fact of both pages, and keeps a draft of its own for every section', async () => {
    const page = await open(guidePath('kenya'));
    for (const fact of FACTS) expect(await report(page, fact).count(), fact).toBe(1);
    await page.goto(questionPath('kenya'));
    const links = await Promise.all(FACTS.map((fact) => report(page, fact).getAttribute('href')));
    const forms = [...new Set(links)].map((path) => path ?? '');
    expect(forms.length).toBeGreaterThan(1);
    for (const [index, path] of forms.entries()) {
      await page.goto(path);
      await expectKept(page, { 'Información correcta': '' });
      await fillIn(page, { 'Información correcta': `Lo correcto, ${index}` });
    }
    await expect.poll(() => draftsOf(page)).toHaveLength(forms.length);
    for (const [index, path] of forms.entries()) {
      await page.goto(path);
      await expectKept(page, { 'Información correcta': `Lo correcto, ${index}` });
    }
  });
});
