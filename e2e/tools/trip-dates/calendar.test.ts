import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { keeping, own, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

test('the calendar file holds the passport and the last days, as a calendar reads it', async () => {
  const page = await visit(
    '',
    keeping(own(['united-kingdom', '2027-05-03', '2027-05-20'], ['australia', '2027-07-01', '2027-07-20'])),
  );
  await page.getByText('Llevar a mi calendario').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar para mi calendario' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mi-viaje.ics');
  const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2027-09-30 Último día legal en Australia',
    '2027-11-02 Último día legal en Reino Unido',
    '2029-08-01 Renueva tu pasaporte',
  ]);
});
