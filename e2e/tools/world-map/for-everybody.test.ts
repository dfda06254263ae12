import { expect, test } from 'vitest';
import { publishedCountries } from '../../catalogue.ts';
import { untilStored, useOfflineSite } from '../../offline/offline-site.ts';
import { textsOf } from '../../page-parts.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, PHONE, useSite } from '../../site.ts';
import { choose, names, openTable, place, press, shownWidth } from './world-map-page.ts';

const { open } = useSite();
const site = useOfflineSite();

test('without a script home leads to the map, which is there with its links, and the table with every destination', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'El mundo, visto desde México' }).click();
  const image = page.getByRole('img', { name: 'Mapa del mundo por estado de visa' });
  await expect
    .poll(() => image.evaluate((drawn) => drawn instanceof HTMLImageElement && drawn.complete && drawn.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Mapa del mundo por estado de visa' }).click();
  await expectLocation(page, '/mapa');
  await place(page, 'Brasil').waitFor();
  expect(await names(page).count()).toBe(0);
  await openTable(page);
  expect(await names(page).count()).toBe((await publishedCountries()).length);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await textsOf(page.getByRole('main').locator('noscript'))).toContain(
    'Para acercar el mapa, filtrar y ordenar la tabla hace falta JavaScript.',
  );
  await place(page, 'Brasil').click();
  await expectLocation(page, '/pais/brazil');
});

test('once opened, it works without a network', async () => {
  const page = await open('/mapa', site.options());
  await untilStored(page, '/mapa');
  await page.context().setOffline(true);
  await page.reload();
  await press(page, 'Acercar');
  await expect.poll(() => shownWidth(page)).toBe(50);
  await choose(page, 'Orden de la tabla', 'Lo más barato primero');
  await expectLocation(page, '/mapa?orden=costo');
  await expect.poll(() => names(page).count()).toBeGreaterThan(200);
});

// What axe says of it: every-page/accessibility.test.ts.
test('on no screen anything reaches over the edge', async () => {
  const page = await open('/mapa');
  await place(page, 'Brasil').waitFor();
  for (const width of [DESKTOP.width, 320, PHONE.width]) {
    await page.setViewportSize({ width, height: PHONE.height });
    await expectNoSidewaysScroll(page);
  }
});
