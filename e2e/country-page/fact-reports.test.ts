import { describe, expect, test } from 'vitest';
import { guidePath, publishedCountries, questionPath } from '../catalogue.ts';
import { during } from '../during.ts';
import { draftsOf, expectKept, fillIn } from '../forms/enquiry-forms.ts';
import { plain } from '../page-parts.ts';
import { useSite } from '../site.ts';
import { expectedOf } from './country-sample.ts';
import { FACTS, type Fact, report } from './evidence.ts';

const { blank, open } = useSite();

describe('the report link of a fact', () => {
  const PREFILLED: [slug: string, Fact, country: string, errorType: string][] = [
    ['japan', 'Visa', 'japan', 'requisitos'],
    ['japan', 'Costo', 'japan', 'costos'],
    ['canada', 'Estancia', 'canada', 'tiempos'],
    ['united-arab-emirates', 'Estancia', 'united-arab-emirates', 'tiempos'],
    ['puerto-rico', 'Trámite', 'puerto-rico', 'requisitos'],
  ];

  test('is the same on both pages, brings country, kind of error and what the page says, and asks only for the rest', async () => {
    const page = await blank();
    for (const [slug, fact, country, errorType] of PREFILLED) {
      await during(`${slug}, ${fact}`, async () => {
        const { verdict, stay, cost } = await expectedOf(slug);
        const procedure = (await publishedCountries()).find((each) => each.slug === slug)?.procedure.value;
        const said = { Visa: verdict, Estancia: stay[0], Costo: cost[0], Trámite: procedure }[fact];
        const says = plain(`${fact}: ${said}`);
        await page.goto(guidePath(slug));
        const fromGuide = await report(page, fact).getAttribute('href');
        await page.goto(questionPath(slug));
        expect(await report(page, fact).getAttribute('href')).toBe(fromGuide);
        await report(page, fact).click();
        await page.getByRole('heading', { level: 1, name: /error/i }).waitFor();
        await expectKept(page, { País: country, 'Tipo de error': errorType, 'Descripción adicional': '' });
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

  test('keeps a draft of its own for every fact', async () => {
    const page = await open(questionPath('kenya'));
    const forms: [Fact, string][] = [];
    for (const fact of FACTS) {
      forms.push([fact, (await report(page, fact).getAttribute('href')) ?? '']);
    }
    for (const [fact, path] of forms) {
      await page.goto(path);
      await expectKept(page, { 'Información correcta': '' });
      await fillIn(page, { 'Información correcta': `Lo correcto de ${fact}` });
    }
    await expect.poll(() => draftsOf(page)).toHaveLength(FACTS.length);
    for (const [fact, path] of forms) {
      await page.goto(path);
      await expectKept(page, { 'Información correcta': `Lo correcto de ${fact}` });
    }
  });

  test('fills in nothing false for names nobody knows, and brings markup as the plain text that it is', async () => {
    const page = await blank();
    for (const [query, expected] of [
      ['pais=japan&dato=clima&dice=Llueve', { País: 'japan', 'Tipo de error': '' }],
      ['pais=atlantis&dato=costos&dice=x', { País: '', 'Tipo de error': 'costos' }],
      ['pais=__proto__&dato=constructor&dice=x', { País: '', 'Tipo de error': '' }],
    ] as const) {
      await page.goto(`/reportar-error?${query}`);
      await expectKept(page, expected);
    }
    // Not more than a fact is long.
    const says = `<img src=x onerror=alert(1)>${'a'.repeat(1500)}`;
    await page.goto(`/reportar-error?${new URLSearchParams({ pais: 'japan', dato: 'costos', dice: says })}`);
    await expectKept(page, { País: 'japan' });
    const value = await page.getByLabel('Información actual (incorrecta)', { exact: true }).inputValue();
    expect(value).toMatch(/^<img src=x/);
    expect(value.length).toBeLessThanOrEqual(200);
  });
});
