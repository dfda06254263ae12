import { describe, expect, test } from 'vitest';
import { tile } from '../../home/home-cells.ts';
import { expectLocation, useSite } from '../../site.ts';
import { isFaded, place } from './world-map-page.ts';

const { open } = useSite();

describe('home', () => {
  test('draws the map when the reader opens it, in the place kept for it, and follows its filters', async () => {
    const page = await open('/');
    const section = page.getByRole('region', { name: 'El mundo, visto desde México' });
    const height = async () => Math.round((await section.boundingBox())?.height ?? 0);
    await section.getByRole('heading').click();
    const kept = await height();
    await place(page, 'Brasil').waitFor();
    expect(await height()).toBe(kept);
    await tile(page, /^Visa Requerida/).click();
    await expect.poll(() => isFaded(page, 'Brasil')).toBe(true);
    await section.getByRole('link', { name: 'Abrir el mapa con su tabla' }).click();
    await expectLocation(page, '/mapa');
  });

  test('says so when the map cannot be fetched', async () => {
    const page = await open('/', {
      prepare: (visit) => visit.route('**/herramientas/mapa.svg', (route) => route.abort()),
      expectedNoise: [/ERR_FAILED/],
    });
    await page.getByRole('heading', { name: 'El mundo, visto desde México' }).click();
    await page.getByText('El mapa no se pudo cargar.').waitFor();
  });
});
