import { describe, expect, test } from 'vitest';
import { isStored, untilStored, useOfflineSite } from '../../offline/offline-site.ts';
import { useComparison } from './comparison-page.ts';

const { open, compare } = useComparison();

describe('addresses that were edited', () => {
  // Every sentence: src/trip/comparison/comparison-address.test.ts.
  test('the rest is shown, and one sentence says what was not', async () => {
    const page = await compare('japan,atlantida,spain', 'España', { expectedNoise: [/404/] });
    await page.getByText('No reconocimos «atlantida» en el enlace y lo dejamos fuera.').waitFor();
  });
});

describe('when facts do not come', () => {
  test('the other destinations stand, and it can be tried again', async () => {
    const page = await open('/comparar?paises=japan,spain', {
      prepare: (blank) => blank.route('**/fichas/spain.htm', (route) => route.fulfill({ status: 500 })),
      expectedNoise: [/500/],
    });
    await page.getByText('No se pudo traer la ficha de España.').waitFor();
    await page.getByRole('link', { name: 'Ver todo de Japón' }).waitFor();
    await page.unroute('**/fichas/spain.htm');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('link', { name: 'Ver todo de España' }).waitFor();
    expect(await page.getByText('No se pudo traer').count()).toBe(0);
  });
});

describe('without a connection', () => {
  const site = useOfflineSite();

  test('what is stored is compared, what is not says so', async () => {
    const page = await open('/pais/japan', {
      ...site.options(),
      expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    });
    await untilStored(page, '/pais/japan');
    await page.getByRole('button', { name: 'Guardar sin conexión' }).click();
    await expect.poll(() => isStored(page, '/fichas/japan.json'), { timeout: 20_000 }).toBe(true);
    await page.goto('/comparar');
    await untilStored(page, '/comparar');
    await page.context().setOffline(true);
    await page.goto('/comparar?paises=japan,spain');
    await page.getByRole('link', { name: 'Ver todo de Japón' }).waitFor();
    const notice = page.getByRole('alert').filter({ hasText: 'en este dispositivo no está la ficha de España' });
    expect(await notice.getByRole('link', { name: 'Ver lo guardado' }).getAttribute('href')).toBe('/sin-conexion');
  });
});
