import { describe, expect, test } from 'vitest';
import { hasFocus } from '../../focus.ts';
import { expectInSight } from '../../page-parts.ts';
import { expectLocation, PHONE } from '../../site.ts';
import { suggestion } from '../my-trip/my-trip-page.ts';
import { addStop, keeping, kept, own, PATH, says, trip, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

describe('the dates of a trip', () => {
  test('that a country’s page began are answered for passport and stay, and are still there the next time', async () => {
    const page = await visit('?pais=japan', { viewport: PHONE });
    await says(trip(page, 'Japón'), '90 días');
    await expectLocation(page, PATH);
    expect(await kept(page)).toBeNull();
    await page.getByLabel('Vence el').fill('2027-09-30');
    await trip(page, 'Japón').getByLabel('Entras', { exact: true }).fill('2027-05-01');
    await trip(page, 'Japón').getByLabel('Sales', { exact: true }).fill('2027-05-20');
    await says(trip(page, 'Japón'), /Debe valer hasta el 20 de mayo de 2027 y le sobran 133 días/);
    await says(trip(page, 'Japón'), /Son 20 días\. Tu último día permitido es el 29 de julio de 2027/);
    await addStop(page, 'India', '2027-09-01', '2027-09-20');
    await says(trip(page, 'India'), /hasta el 1\.º de marzo de 2028 y le faltan 153 días/);
    await page.reload();
    await says(trip(page, 'India'), 'No alcanza');
    await expect.poll(() => page.getByLabel('Vence el').inputValue()).toBe('2027-09-30');
    expect(await trip(page, 'Japón').count()).toBe(1);
    await expectLocation(page, PATH);

    // And by keyboard alone. Day and month are the same number, in whichever order the browser asks.
    await page.getByRole('main').getByRole('combobox').focus();
    await page.keyboard.type('Brasil');
    await suggestion(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const exit = trip(page, 'Brasil').getByLabel('Sales', { exact: true });
    await expect.poll(() => hasFocus(exit)).toBe(true);
    await page.keyboard.type('10102027');
    await says(trip(page, 'Brasil'), /^Son \d+ días/);
  });

  test('of a question of so many days are counted from today, in sight, and kept nowhere until asked', async () => {
    const mine = own(['brazil', '2027-02-01', '2027-02-10']);
    const page = await visit('?pais=japan&dias=100', { ...keeping(mine), viewport: PHONE });
    await says(page.getByRole('main'), 'Contamos como si entraras hoy');
    await expectInSight(trip(page, 'Japón').getByText(/Son 100 días y te pasas 10 días del límite/));
    await expectLocation(page, PATH);
    await trip(page, 'Japón').getByLabel('Entras', { exact: true }).fill('2027-01-10');
    await says(trip(page, 'Japón'), 'Dentro del límite');
    expect(await kept(page)).toBe(mine);
    await page.getByRole('button', { name: 'Volver a mi viaje' }).click();
    await trip(page, 'Japón').waitFor({ state: 'detached' });
    await says(trip(page, 'Brasil'), 'Dentro del límite');
  });

  test('without the passport’s last day ask for it, and a stay that is over still counts', async () => {
    const page = await visit('#viaje=japan~2031-12-20~2032-01-08&viaje=spain~2020-02-01~2020-02-05', {
      viewport: PHONE,
    });
    await trip(page, 'Japón').getByRole('link', { name: 'Poner la fecha' }).click();
    await expect.poll(() => hasFocus(page.getByLabel('Vence el'))).toBe(true);
    await page.getByLabel('Vence el').fill('2031-12-30');
    await expectInSight(page.getByText(/^Japón: Tu pasaporte vence a medio viaje, 9 días antes/));
    await says(trip(page, 'España'), 'Ya pasó');
  });

  test('that were removed come back, and those that are changed are answered anew at once', async () => {
    const mine = own(['japan', '2027-05-01', '2027-05-20']);
    const page = await visit('', keeping(mine));
    await page.getByRole('button', { name: 'Quitar Japón' }).click();
    await trip(page, 'Japón').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await says(trip(page, 'Japón'), 'Dentro del límite');
    await page.getByRole('button', { name: 'Borrar mi viaje' }).click();
    await expect.poll(() => kept(page)).toBe(null);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => kept(page)).toBe(mine);

    await trip(page, 'Japón').getByLabel('Sales', { exact: true }).fill('2027-08-10');
    await says(trip(page, 'Japón'), /te pasas 12 días/);
  });

  test('in Schengen are one count, with what is left on any day and when one may come back', async () => {
    const page = await visit('', keeping(own(['france', '2026-10-01', '2026-10-20'])));
    await addStop(page, 'España', '2027-01-05', '2027-03-25');
    await says(trip(page, 'España'), /Son 80 días y te pasas 10 días/);
    await says(trip(page, 'España'), /último día permitido es el 15 de marzo de 2027/);
    const account = page.getByRole('region', { name: 'Tu cuenta Schengen' });
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-15');
    await says(account, 'Te quedan 0 días');
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-16');
    await says(account, 'Te pasas 1 día');
    await account.getByLabel('¿Cuántos días seguidos quieres quedarte?').fill('30');
    await says(account, 'Desde el 24 de junio de 2027');
  });
});
