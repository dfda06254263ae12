import { describe, expect, test } from 'vitest';
import { hasFocus } from '../../focus.ts';
import { expectInSight, textsOf } from '../../page-parts.ts';
import { expectLocation, PHONE } from '../../site.ts';
import { addTrip, datesOf, keeping, kept, own, PATH, says, trip, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

describe('the dates of a trip', () => {
  test('that a country’s page began are answered for passport and stay, and are still there the next time', async () => {
    const page = await visit('?pais=japan&dias=100', { viewport: PHONE });
    const place = page.getByLabel('¿A dónde?');
    await expect.poll(() => place.inputValue()).toBe('japan');
    await expectLocation(page, PATH);
    const asked = page.getByRole('region', { name: '¿Cuánto puedo quedarme?' });
    await expectInSight(asked.getByText(/Son 100 días y te pasas 10 días del límite/));
    await asked.getByLabel('¿Cuántos días?').fill('');
    await says(asked, '90 días');
    expect(await kept(page)).toBeNull();
    await page.getByLabel('Vence el').fill('2027-09-30');
    await asked.getByRole('button', { name: 'Ponerle fechas' }).click();
    await datesOf(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), /Debe valer hasta el 20 de mayo de 2027 y le sobran 133 días/);
    await says(trip(page, 'Japón'), /Son 20 días\. Tu último día permitido es el 29 de julio de 2027/);
    await addTrip(page, 'India', '2027-09-01', '2027-09-20');
    await says(trip(page, 'India'), /hasta el 1\.º de marzo de 2028 y le faltan 153 días/);
    await page.reload();
    await says(trip(page, 'India'), 'No alcanza');
    await expect.poll(() => page.getByLabel('Vence el').inputValue()).toBe('2027-09-30');
    expect(await trip(page, 'Japón').count()).toBe(1);
    await expectLocation(page, PATH);

    // And by keyboard alone. The order of the parts of a date is that of the browser's language.
    await place.focus();
    await page.keyboard.type('Brasil');
    await page.getByRole('button', { name: 'Ponerle fechas' }).press('Enter');
    const entry = trip(page, 'Brasil').getByLabel('Entras', { exact: true });
    const exit = trip(page, 'Brasil').getByLabel('Sales', { exact: true });
    await expect.poll(() => hasFocus(entry)).toBe(true);
    await page.keyboard.type('05012027');
    await page.keyboard.press('Tab');
    if (!(await hasFocus(exit))) await page.keyboard.press('Tab');
    await page.keyboard.type('05022027');
    await says(trip(page, 'Brasil'), /^Son \d+ días/);
  });

  test('asked with days, the day of entry and the passport’s last day are answered in place, and noted as they are', async () => {
    const page = await visit('?pais=japan&dias=20', { viewport: PHONE });
    const asked = page.getByRole('region', { name: '¿Cuánto puedo quedarme?' });
    await says(asked, 'Contamos como si entraras hoy');
    await asked.getByLabel('¿Cuándo entras?').fill('2031-12-20');
    await expectInSight(asked.getByText('Son 20 días. Tu último día permitido es el 18 de marzo de 2032.'));
    await asked.getByRole('link', { name: 'Poner la fecha' }).click();
    await expect.poll(() => hasFocus(page.getByLabel('Vence el'))).toBe(true);
    await page.getByLabel('Vence el').fill('2031-12-30');
    await expectInSight(page.getByText(/^Japón: Tu pasaporte vence a medio viaje, 9 días antes/));
    await asked.getByRole('button', { name: 'Anotar este viaje' }).click();
    await expect.poll(() => trip(page, 'Japón').getByLabel('Sales', { exact: true }).inputValue()).toBe('2032-01-08');
    expect(await page.getByLabel('¿Cuántos días?').inputValue()).toBe('');

    // A stay that is over counts too, and is noted the same way.
    await page.getByLabel('¿A dónde?').selectOption({ label: 'España' });
    await page.getByLabel('¿Cuántos días?').fill('5');
    await page.getByLabel('¿Cuándo entras?').fill('2020-02-01');
    await page.getByRole('button', { name: 'Anotar este viaje' }).click();
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
    await addTrip(page, 'España', '2027-01-05', '2027-03-25');
    await says(trip(page, 'España'), /Son 80 días y te pasas 10 días/);
    await says(trip(page, 'España'), /último día permitido es el 15 de marzo de 2027/);
    const account = page.getByRole('region', { name: 'Tu cuenta Schengen' });
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-15');
    await says(account, 'Te quedan 0 días');
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-16');
    await says(account, 'Te pasas 1 día');
    await account.getByLabel('¿Cuántos días seguidos quieres quedarte?').fill('30');
    await says(account, 'Desde el 24 de junio de 2027');
    await account.getByText('Ver las fechas en una tabla').click();
    await account.getByRole('row').first().waitFor();
    const rows = await textsOf(account.getByRole('row'));
    expect(rows.slice(1)).toEqual([
      'Francia1.º de octubre de 202620 de octubre de 202620 días',
      'España5 de enero de 202725 de marzo de 202780 días',
    ]);
  });
});
