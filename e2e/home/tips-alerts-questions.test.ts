import { describe, expect, test } from 'vitest';
import { copiedText, MAY_COPY } from '../clipboard.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { useSite } from '../site.ts';
import { openFold, SECTIONS, search, section, shownQuestions } from './home-sections.ts';

const { open } = useSite();

describe('tips, alerts and questions', () => {
  test('are readable without a script, with nothing that needs one', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    for (const heading of SECTIONS) await openFold(page, heading);
    expect(await section(page, 'Consejos de viaje').getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
    const alerts = section(page, 'Alertas de viaje').getByRole('listitem');
    expect(await alerts.count()).toBeGreaterThanOrEqual(4);
    expect((await alerts.evaluateAll((all) => all.map((alert) => alert.checkVisibility()))).every(Boolean)).toBe(true);
    const questions = section(page, 'Preguntas frecuentes').locator('details details');
    expect(await questions.count()).toBeGreaterThanOrEqual(10);
    await questions.first().locator('summary').click();
    await questions.first().getByText('un oficial de migración decide').waitFor();
    for (const heading of SECTIONS) {
      expect(await section(page, heading).locator('button:visible, select:visible, input:visible').count()).toBe(0);
    }
  });

  // axe looks at all of them in every-page/accessibility.test.ts.
  test('the tips can be copied, the questions open one at a time and can be searched, and the alerts can be narrowed to one place', async () => {
    const page = await open('/', MAY_COPY);
    await openFold(page, 'Consejos de viaje');
    await page.getByRole('button', { name: 'Copiar los consejos' }).click();
    await page.getByText('¡Consejos copiados!').waitFor();
    const copied = await copiedText(page);
    const tips = await section(page, 'Consejos de viaje').getByRole('listitem').count();
    expect(copied.split('\n')).toHaveLength(tips);
    expect(copied).toMatch(/^• .+: .+\.$/m);

    await openFold(page, 'Preguntas frecuentes');
    const questions = section(page, 'Preguntas frecuentes').locator('details details');
    const total = await questions.count();
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    expect(await section(page, 'Preguntas frecuentes').locator('details details[open]').count()).toBe(1);
    await search(page).fill('avion canadá');
    await expect.poll(() => shownQuestions(page).count()).toBe(1);
    await section(page, 'Preguntas frecuentes').getByRole('status').filter({ hasText: '1 pregunta' }).waitFor();
    expect(await textOf(shownQuestions(page).locator('summary'))).toBe('¿Para Canadá me toca eTA o visa?');
    await search(page).fill('submarino');
    await page.getByText('No hay una pregunta así.').waitFor();
    await search(page).fill('');
    await expect.poll(() => shownQuestions(page).count()).toBe(total);

    await openFold(page, 'Alertas de viaje');
    const alerts = section(page, 'Alertas de viaje').getByRole('listitem');
    const told = await alerts.count();
    const filter = page.getByRole('combobox', { name: '¿De qué destino?' });
    const expectOnlyOf = async (place: string) => {
      await filter.selectOption(place);
      await expect.poll(async () => (await textsOf(alerts)).every((text) => text.includes(place))).toBe(true);
      expect(await alerts.count()).toBeGreaterThan(0);
      expect(await alerts.count()).toBeLessThan(told);
      await filter.selectOption('');
    };
    const [all, ...places] = await textsOf(filter.getByRole('option'));
    expect(all).toBe('Todos los destinos');
    expect(places).toEqual(places.toSorted(new Intl.Collator('es-MX').compare));
    for (const text of await textsOf(alerts)) expect(places.filter((place) => text.includes(place))).not.toEqual([]);
    await expectOnlyOf('Zona Schengen');
    for (const kind of ['Alerta', 'Cambio', 'Próximamente']) {
      expect(await section(page, 'Alertas de viaje').getByText(kind, { exact: true }).count()).toBeGreaterThan(0);
    }
    await expectOnlyOf('Perú');
    await expect.poll(() => alerts.count()).toBe(told);
  });
});
