import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishedCountries } from '../../catalogue.ts';
import { textsOf } from '../../page-parts.ts';
import { expectLocation, useSite } from '../../site.ts';
import { choose, isFaded, names, press, table } from './world-map-page.ts';

const { open } = useSite();

const said = (page: Page) => page.getByRole('main').getByRole('status').first();

test('the filters of map and table fade the rest, shorten the table, are said, and live in the address', async () => {
  const countries = await publishedCountries();
  const page = await open('/mapa');
  await choose(page, 'Estado', 'Visa Requerida');
  await expectLocation(page, '/mapa?estado=visa-required');
  await choose(page, 'Región', 'Asia');
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
  await expectLocation(page, '/mapa');
  await expect.poll(() => names(page).count()).toBe(countries.length);
  await expect.poll(() => isFaded(page, 'Brasil')).toBe(false);
});

test('the table is put in the order the reader asks for, which lives in the address', async () => {
  const page = await open('/mapa');
  const costs = async () => textsOf(table(page).getByRole('row').locator('td:nth-of-type(3)'));
  await choose(page, 'Orden de la tabla', 'Lo más barato primero');
  await expectLocation(page, '/mapa?orden=costo');
  await expect.poll(async () => (await costs())[0]).toBe('Gratis');
  await choose(page, 'Orden de la tabla', 'Lo más caro primero');
  await expectLocation(page, '/mapa?orden=-costo');
  await expect.poll(async () => (await costs())[0]).not.toBe('Gratis');
  // Where two permits cost differently, the first fee gives the order: `89 MXN o 2,348 MXN`.
  const pesos = (await costs()).map((text) =>
    text.startsWith('Gratis') ? 0 : Number(text.split(' MXN')[0]?.replaceAll(',', '')),
  );
  const known = pesos.filter((amount) => !Number.isNaN(amount));
  expect(known.length).toBeGreaterThan(20);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
  // What has no figure comes last either way.
  expect(pesos.slice(0, known.length)).toEqual(known);
  await choose(page, 'Orden de la tabla', 'Por nombre');
  await expect.poll(async () => (await textsOf(names(page)))[0]).toMatch(/^A/);
});

test('a shared address opens as it was, and says what it did not understand', async () => {
  const page = await open('/mapa?estado=gratis&orden=capital&region=Asia');
  await page.getByText('No reconocimos «Estado» y «Orden de la tabla» de esta dirección').waitFor();
  const asian = (await publishedCountries()).filter(({ region }) => region === 'Asia');
  await expect.poll(() => names(page).count()).toBe(asian.length);
});
