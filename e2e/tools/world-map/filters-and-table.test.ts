import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishedCountries } from '../../catalogue.ts';
import { textsOf } from '../../page-parts.ts';
import { expectLocation, useSite } from '../../site.ts';
import { heading, isFaded, map, names, press, table } from './world-map-page.ts';

const { open } = useSite();

const said = (page: Page) => page.getByRole('main').getByRole('status').first();

describe('the filters of map and table', () => {
  test('fade the rest of the map, shorten the table, are said, and live in the address, as does its order', async () => {
    const countries = await publishedCountries();
    const page = await open('/mapa');
    await page
      .getByRole('list', { name: 'Filtrar por estado' })
      .getByRole('button', { name: /^Visa Requerida/ })
      .click();
    await expectLocation(page, '/mapa?estado=visa-required');
    await page.getByRole('combobox', { name: 'Región' }).selectOption('Asia');
    await expectLocation(page, '/mapa?estado=visa-required&region=Asia');
    const inside = countries.filter(
      ({ visaStatus, region }) => visaStatus.value === 'visa-required' && region === 'Asia',
    );
    expect(inside.length).toBeGreaterThan(2);
    await expect.poll(() => said(page).textContent()).toBe(`${inside.length} destinos`);
    const expected = inside.map(({ nameSpanish }) => nameSpanish).sort();
    await expect.poll(async () => (await textsOf(names(page))).sort()).toEqual(expected);
    await expect.poll(() => isFaded(page, 'Brasil')).toBe(true);
    expect(await isFaded(page, 'China')).toBe(false);
    await page.goBack();
    await expectLocation(page, '/mapa?estado=visa-required');
    await press(page, 'Limpiar filtros');
    await expect.poll(() => names(page).count()).toBe(countries.length);
    await expect.poll(() => isFaded(page, 'Brasil')).toBe(false);

    expect(await heading(page, 'País').getAttribute('aria-sort')).toBe('ascending');
    await heading(page, 'Costo').getByRole('button').click();
    await expectLocation(page, '/mapa?orden=costo');
    await expect.poll(() => heading(page, 'Costo').getAttribute('aria-sort')).toBe('ascending');
    expect(await heading(page, 'País').getAttribute('aria-sort')).toBeNull();
    const costs = async () => textsOf(table(page).getByRole('row').locator('td:nth-of-type(3)'));
    expect((await costs())[0]).toBe('Gratis');
    await heading(page, 'Costo').getByRole('button').click();
    await expectLocation(page, '/mapa?orden=-costo');
    await expect.poll(() => heading(page, 'Costo').getAttribute('aria-sort')).toBe('descending');
    // Where two permits cost differently, the first fee gives the order: `89 MXN o 2,348 MXN`.
    const pesos = (await costs()).map((text) =>
      text === 'Gratis' ? 0 : Number(text.split(' MXN')[0]?.replaceAll(',', '')),
    );
    const known = pesos.filter((amount) => !Number.isNaN(amount));
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    // What has no figure comes last either way.
    expect(pesos.slice(0, known.length)).toEqual(known);
  });
});

test('a shared address opens in its order, and what the reader holds changes map, legend and table', async () => {
  const counts = () => textsOf(page.getByRole('list', { name: 'Filtrar por estado' }).getByRole('button'));
  const page = await open('/mapa?estado=gratis&orden=capital');
  await page.getByText('No reconocimos el estado y el orden de esta dirección').waitFor();
  const { length } = await publishedCountries();
  await expect.poll(() => names(page).count()).toBe(length);
  const inGeneral = await counts();
  expect(inGeneral).not.toEqual([]);

  await page.goto('/mapa?orden=-pais#tengo=us-visa&llego=avion');
  await expect.poll(() => names(page).first().textContent()).toMatch(/^Z/);
  await page.getByText(/Este enlace trae las visas/).waitFor();
  const changed = map(page).getByRole('link', { name: /en tu caso/ });
  await changed.first().waitFor();
  const [name, answer] = ((await changed.first().getAttribute('aria-label')) ?? '').split(': ');
  const row = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect.poll(() => row.textContent()).toContain(answer);
  await expect.poll(counts).not.toEqual(inGeneral);
});
