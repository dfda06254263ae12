import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedAttribute, hasFocus } from '../focus.ts';
import { box, sectionOf, textOf, verdictOf } from '../page-parts.ts';
import { expectLocation, expectNoSidewaysScroll, type Open } from '../site.ts';
import { storedUnder } from '../stored-data.ts';
import { ready } from '../tools/checklist/checklist-page.ts';
import { field } from '../tools/comparison/comparison-page.ts';
import { addStop, sentence } from '../tools/my-trip/my-trip-page.ts';
import { kept, STORED, says } from '../tools/trip-dates/trip-dates-page.ts';
import { choose, place, table } from '../tools/world-map/world-map-page.ts';

const expiry = (page: Page) => page.getByLabel('Vence el');
const wholeAnswer = (page: Page, country: string) => page.getByRole('link', { name: `Ver todo de ${country}` });

const EASED = /^Entras más fácil a \d+ países$/;

/** Each tool with something in it, and what is there once it has answered. */
const FILLED: [path: string, untilAnswered: (page: Page) => Promise<unknown>][] = [
  ['/mi-situacion#tengo=us-visa', (page) => says(page.getByRole('main'), EASED)],
  [
    '/revisa-tus-fechas#viaje=japan~2037-05-01~2037-05-20&vence=2037-09-30',
    (page) => page.getByRole('button', { name: 'Quitar Japón' }).waitFor(),
  ],
  ['/escalas#por=emiratos,china,cuba', (page) => page.getByRole('region', { name: 'Tus escalas' }).waitFor()],
  ['/mapa?orden=-costo', (page) => page.getByRole('link', { name: /^Brasil:/ }).waitFor()],
  [
    '/comparar?paises=japan,canada,united-arab-emirates',
    (page) => wholeAnswer(page, 'los Emiratos Árabes Unidos').waitFor(),
  ],
  ['/mi-lista?pais=japan', ready],
];

export function toolJourneys(open: Open): void {
  test('Mis visas: a ticked visa changes the list at once, and a country’s page, which can undo it', async () => {
    const page = await open('/mi-situacion');
    const reason = 'Porque tienes visa de EE. UU. vigente y llegas en avión.';
    const changes = page.getByRole('region', { name: 'Lo que cambia para ti' });
    await box(page, /^Visa de Estados Unidos/).check();
    await page.getByRole('radio', { name: 'En avión' }).check();
    await changes.getByText('Canadá', { exact: true }).click();
    await says(changes, reason);
    await page.reload();
    await says(page.getByRole('main'), EASED);
    expect(await box(page, /^Visa de Estados Unidos/).isChecked()).toBe(true);
    await page.goto('/pais/canada');
    await says(verdictOf(page), reason);
    await verdictOf(page).getByRole('button', { name: 'Quitar', exact: true }).click();
    await says(verdictOf(page), /con condiciones/);
    expect(await storedUnder(page, 'pv:situacion')).toBeNull();
  });

  test('Mi pasaporte y mis días: the dates are answered, and are still there the next time', async () => {
    const page = await open('/revisa-tus-fechas');
    await expiry(page).fill('2037-09-30');
    await addStop(page, 'Japón', '2037-05-01', '2037-05-20');
    const trips = sectionOf(page, 'Tu ruta');
    await says(trips, /Debe valer hasta el 20 de mayo de 2037 y le sobran 133 días/);
    await page.reload();
    await says(trips, /Son 20 días\. Tu último día permitido es el 29 de julio de 2037/);
    expect(await expiry(page).inputValue()).toBe('2037-09-30');
  });

  test('Mi pasaporte y mis días: what another tab kept since is not overwritten by what the fields held', async () => {
    const page = await open('/revisa-tus-fechas');
    await expiry(page).fill('2037-09-30');
    await expect.poll(() => kept(page)).toContain('2037-09-30');
    await page.evaluate((key) => {
      const dates = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, dates.replace('2037-09-30', '2039-01-15'));
    }, STORED);
    await page.reload();
    await page.getByRole('region', { name: 'Llévatelo' }).waitFor();
    expect(await expiry(page).inputValue()).toBe('2039-01-15');
  });

  test('Escalas: a chosen hub is answered, and the journey keeps it', async () => {
    const page = await open('/escalas');
    const leaving = page.getByLabel('¿Sales de la zona internacional?');
    await page.getByRole('button', { name: 'Reino Unido', exact: true }).click();
    await leaving.selectOption('si');
    await says(sentence(page), /Te falta el permiso en línea del Reino Unido/);
    await page.reload();
    await says(sentence(page), /Te falta el permiso en línea del Reino Unido/);
    expect(await leaving.inputValue()).toBe('si');
  });

  test('Mapa: by keyboard from country to country, and into the page of one', async () => {
    const page = await open('/mapa');
    const focused = () => focusedAttribute(page, 'href');
    await place(page, 'Francia').focus();
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(first);
    const next = await focused();
    expect(next).toMatch(/^\/pais\//);
    await page.keyboard.press('Enter');
    await expectLocation(page, next ?? '');
  });

  test('Mapa: the table takes the order that is asked for, and the address keeps it', async () => {
    const page = await open('/mapa');
    const top = () => textOf(table(page).getByRole('row').nth(1));
    await choose(page, 'Orden de la tabla', 'Lo más barato primero');
    await expect.poll(top).toContain('Gratis');
    await choose(page, 'Orden de la tabla', 'Lo más caro primero');
    await expectLocation(page, '/mapa?orden=-costo');
    await expect.poll(top).toMatch(/\d MXN/);
  });

  test('Comparar: the destinations of the address stand side by side, and the field adds one', async () => {
    const page = await open('/comparar?paises=japan,canada');
    await wholeAnswer(page, 'Canadá').waitFor();
    await field(page).pressSequentially('turq');
    await page.getByRole('option', { name: /^Turquía/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectLocation(page, '/comparar?paises=japan,canada,turkey');
    await wholeAnswer(page, 'Turquía').waitFor();
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await page.evaluate(() => history.back());
    await wholeAnswer(page, 'Turquía').waitFor({ state: 'hidden' });
  });

  test('Mi lista de papeles: what is ticked, added and dated is still there the next time', async () => {
    const page = await open('/mi-lista');
    const arrival = page.getByLabel('Entras', { exact: true });
    await page.getByRole('combobox', { name: '¿A qué país vas?' }).pressSequentially('jap');
    await page.getByRole('option', { name: /^Japón/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectLocation(page, '/mi-lista?pais=japan');
    await box(page, /^Pasaporte original/).check();
    await arrival.fill('2037-05-01');
    await page.getByRole('textbox', { name: 'Agrega algo tuyo' }).fill('Adaptador');
    await page.keyboard.press('Enter');
    await box(page, 'Adaptador').check();
    await page.reload();
    await ready(page);
    expect(await box(page, /^Pasaporte original/).isChecked()).toBe(true);
    expect(await box(page, 'Adaptador').isChecked()).toBe(true);
    expect(await arrival.inputValue()).toBe('2037-05-01');
  });

  test('Compartir: the first tap opens the service with the whole answer', async () => {
    const page = await open('/pais/thailand', { opensOtherSites: true });
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect
      .poll(async () => new URL((await popup).url()).searchParams.get('text'))
      .toMatch(/En duda: \S.*por confirmar\..*\/pais\/thailand$/s);
    await expectLocation(page, '/pais/thailand');
  });

  test('on the narrowest phone no tool scrolls sideways', async () => {
    const page = await open('/', { viewport: { width: 320, height: 640 } });
    for (const [path, untilAnswered] of FILLED) {
      await page.goto(path);
      await untilAnswered(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
