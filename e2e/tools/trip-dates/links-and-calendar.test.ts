import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../../clipboard.ts';
import { expectLocation } from '../../site.ts';
import { keeping, kept, own, PATH, says, trip, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

describe('a link', () => {
  test('is made on request, without the passport unless it is ticked, and opens elsewhere', async () => {
    const page = await visit('', { ...keeping(own(['japan', '2027-05-01', '2027-05-20'])), ...MAY_COPY });
    await page.getByText('Compartir mi viaje').click();
    const copied = async () => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await linkCopied(page).first().waitFor();
      const { pathname, search, hash } = new URL(await copiedText(page));
      return pathname + search + decodeURIComponent(hash);
    };
    expect(await copied()).toBe(`${PATH}#viaje=japan~2027-05-01~2027-05-20`);
    await page.getByLabel('Incluir quién viaja').check();
    await expect.poll(copied).toBe(`${PATH}#viaje=japan~2027-05-01~2027-05-20&vence=2030-05-01`);
    const other = await visit('#viaje=japan~2027-05-01~2027-05-20');
    await says(trip(other, 'Japón'), 'Dentro del límite');
    expect(await kept(other)).toBeNull();
  });

  test('never overwrites what is kept until that is asked for, nor does one of before, with its dates in the query', async () => {
    const mine = own(['brazil', '2027-02-01', '2027-02-10']);
    const page = await visit('#viaje=japan~2027-05-01~2027-05-20', keeping(mine));
    await says(page.getByRole('main'), 'Este viaje viene de un enlace');
    await page.getByLabel('Vence el').fill('2027-06-01');
    await page.getByRole('button', { name: 'Quitar Japón' }).click();
    await trip(page, 'Japón').waitFor({ state: 'detached' });
    expect(await kept(page)).toBe(mine);
    await page.getByRole('button', { name: 'Volver a mi viaje' }).click();
    await says(trip(page, 'Brasil'), 'Dentro del límite');
    await expectLocation(page, PATH);
    await page.goto(`${PATH}#viaje=japan~2027-05-01~2027-05-20&vence=2030-05-01`);
    await says(trip(page, 'Japón'), 'Dentro del límite');
    expect(await kept(page)).toBe(mine);
    await page.getByRole('button', { name: 'Guardarlo en lugar del mío' }).click();
    await page.reload();
    await says(trip(page, 'Japón'), 'Dentro del límite');
    expect(await trip(page, 'Brasil').count()).toBe(0);
  });
});

test('the calendar file holds passport, permit and last day, as a calendar reads it', async () => {
  const page = await visit(
    '',
    keeping(own(['united-kingdom', '2027-05-03', '2027-05-20'], ['australia', '2027-07-01', '2027-07-20'])),
  );
  await page.getByText('Llevar a mi calendario').click();
  await says(page.getByRole('main'), /Australia: no ponemos un día para pedir tu permiso/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar para mi calendario' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mis-fechas.ics');
  const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2027-04-27 Último día para pedir tu permiso de Reino Unido',
    '2027-09-30 Último día legal en Australia',
    '2027-11-02 Último día legal en Reino Unido',
    '2029-08-01 Renueva tu pasaporte',
  ]);
});
