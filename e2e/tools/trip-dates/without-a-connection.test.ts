import { describe, expect, test } from 'vitest';
import { untilStored, useOfflineSite } from '../../offline/offline-site.ts';
import { addStop, keeping, kept, own, PATH, says, trip, useTripDates } from './trip-dates-page.ts';

const { open, visit } = useTripDates();
const site = useOfflineSite();

describe('trip dates without a connection', () => {
  test('after one visit it works without a network', async () => {
    const page = await open(PATH, site.options());
    await untilStored(page, PATH);
    await untilStored(page, '/herramientas/fechas.json');
    await page.context().setOffline(true);
    await page.reload();
    await addStop(page, 'Japón', '2037-05-01', '2037-05-20');
    await says(trip(page, 'Japón'), 'Dentro del límite');
    await page.getByLabel('Vence el').fill('2039-05-01');
    await page.getByText('Llevar a mi calendario').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar para mi calendario' }).click();
    expect((await download).suggestedFilename()).toBe('mi-viaje.ics');
  });

  test('when the rules cannot be fetched it says so, keeps the dates and tries again', async () => {
    const mine = own(['japan', '2027-05-01', '2027-05-20']);
    let isBroken = true;
    const page = await visit('', {
      expectedNoise: [/503/],
      prepare: async (fresh) => {
        await keeping(mine).prepare(fresh);
        await fresh.route('**/herramientas/fechas.json', (route) =>
          isBroken ? route.fulfill({ status: 503 }) : route.continue(),
        );
      },
    });
    await says(page.getByRole('main'), /Tus fechas siguen aquí/);
    isBroken = false;
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await says(trip(page, 'Japón'), 'Dentro del límite');
    expect(await kept(page)).toBe(mine);
  });
});
