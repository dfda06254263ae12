import { expect, test } from 'vitest';
import { expectLocation, useSite } from '../../site.ts';

const { open } = useSite();

test('home shows the map when the reader opens it, and it leads to the map one can explore', async () => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'El mundo, visto desde México' }).click();
  const image = page.getByRole('img', { name: 'Mapa del mundo por estado de visa' });
  await expect
    .poll(() => image.evaluate((drawn) => drawn instanceof HTMLImageElement && drawn.complete && drawn.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Mapa del mundo por estado de visa' }).click();
  await expectLocation(page, '/mapa');
});
