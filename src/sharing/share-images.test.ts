import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { summarise } from '../catalogue/country-summary.ts';
import { loadCatalogue } from '../catalogue/records/load.server.ts';
import { COLOURS, statusColours } from './colours.ts';
import { countryShareImage, paintCountryImage } from './country-share-image.server.ts';
import { APPLE_TOUCH_ICON, MANIFEST_ICONS, paintIcon } from './icons.server.ts';
import { paintSiteImage, siteShareImage } from './site-share-image.server.ts';

const catalogue = loadCatalogue(join(import.meta.dirname, '../../content'));
const summaryOf = (slug: string) => {
  const country = catalogue.countries.find((one) => one.slug === slug);
  if (!country) throw new Error(`no country ${slug}`);
  return summarise(country, catalogue, '2026-11-21');
};

describe('image of a country', () => {
  // One of each status, a doubt, a condition, the longest names and the flags with most detail.
  const slugs = [
    'japan',
    'china',
    'egypt',
    'canada',
    'thailand',
    'united-arab-emirates',
    'dominican-republic',
    'spain',
  ];

  test.each(slugs)('%s: 1200 × 630, at most 60 kB, on the tint of its status', async (slug) => {
    const summary = summaryOf(slug);
    const png = await paintCountryImage(summary);
    expect(png.length).toBeLessThanOrEqual(60_000);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const hex = (x: number, y: number) =>
      `#${data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString('hex')}`;
    expect(hex(20, 600)).toBe(statusColours(summary.country.visaStatus).tint);
    expect(hex(20, 20)).toBe(COLOURS.cover);
  });

  test('every country of the catalogue can be drawn, and no two get the same image', () => {
    const hrefs = catalogue.countries.map(({ slug }) => countryShareImage(summaryOf(slug)).href);
    expect(hrefs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hrefs.map((href) => href.split('?')[1])).size).toBe(hrefs.length);
    for (const href of hrefs) expect(href).toMatch(/^\/compartir\/[a-z-]+\.png\?v=[0-9a-f]{8}$/);
  });

  test('who cannot see it hears the verdict with its qualifier and the stay', () => {
    expect(countryShareImage(summaryOf('thailand')).alt).toBe(
      'Sello de Tailandia para pasaporte mexicano: NO NECESITAS VISA · por confirmar. Estancia: 30 días.',
    );
    expect(countryShareImage(summaryOf('canada')).alt).toContain(
      'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones',
    );
  });
});

test('the image of the other pages: 1200 × 630, at most 60 kB', async () => {
  const png = await paintSiteImage();
  expect(png.length).toBeLessThanOrEqual(60_000);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(siteShareImage().href).toMatch(/^\/compartir\/pasaporte-verde\.png\?v=[0-9a-f]{8}$/);
});

test.each([APPLE_TOUCH_ICON, ...MANIFEST_ICONS])('icon $name: square, $size px, at most 20 kB', async (icon) => {
  const png = await paintIcon(icon);
  expect(png.length).toBeLessThanOrEqual(20_000);
  expect(await sharp(png).metadata()).toMatchObject({ width: icon.size, height: icon.size });
});

test('what a launcher cuts off a maskable icon is plain ground', async () => {
  const icon = MANIFEST_ICONS.find(({ purpose }) => purpose === 'maskable');
  if (!icon) throw new Error('no maskable icon');
  const { data } = await sharp(await paintIcon(icon))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const outside = new Set<string>();
  for (let y = 0; y < icon.size; y += 1) {
    for (let x = 0; x < icon.size; x += 1) {
      const isCut = Math.hypot(x - icon.size / 2, y - icon.size / 2) > icon.size * 0.4 + 1;
      const offset = (y * icon.size + x) * 3;
      if (isCut) outside.add(`#${data.subarray(offset, offset + 3).toString('hex')}`);
    }
  }
  expect([...outside]).toEqual([COLOURS.cover]);
});

test('the images wear the colours of the light theme', () => {
  const folder = join(import.meta.dirname, '../styles');
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8').toLowerCase())
    .join('\n');
  for (const [role, hex] of Object.entries(COLOURS)) {
    expect(styles).toMatch(new RegExp(`--color-${role}: (light-dark\\()?${hex}`));
  }
});
