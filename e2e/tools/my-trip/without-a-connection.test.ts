import { describe, test } from 'vitest';
import { untilStored, useOfflineSite } from '../../offline/offline-site.ts';
import { border, PATH, says, section, sentence, useMyTrip } from './my-trip-page.ts';

const { open, visit } = useMyTrip();
const site = useOfflineSite();

const ROUTE = '#viaje=japan~2037-05-01~2037-05-20~united-states:Dallas (DFW):si';

describe('my trip without a connection', () => {
  test('opens again in airplane mode with the whole answer, and changes as before', async () => {
    const page = await open(PATH + ROUTE, site.options());
    await says(border(page, 'Japón'), 'Sin Visa');
    await page.getByRole('button', { name: 'Guardarlo aquí' }).click();
    await untilStored(page, PATH);
    await untilStored(page, '/fichas/japan.json');
    await untilStored(page, '/fichas/united-states.json');
    await page.context().setOffline(true);
    await page.reload();
    await says(section(page, 'Lo que te falta'), 'Dallas (DFW)');
    await page.getByLabel('El pasaporte vence el').fill('2037-05-10');
    await says(sentence(page), /Tu pasaporte no alcanza para Japón/);
  });

  test('when the rules cannot be fetched it says so, keeps what was typed and tries again', async () => {
    let isBroken = true;
    const page = await visit('#viaje=japan~2027-05-01~2027-05-20', {
      expectedNoise: [/503/],
      prepare: (fresh) =>
        fresh.route('**/fichas/japan.json', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue())),
    });
    await says(page.getByRole('main'), /Lo que escribiste sigue aquí/);
    isBroken = false;
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await says(border(page, 'Japón'), 'Sin Visa');
  });
});
