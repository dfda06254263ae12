import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Country } from '../../catalogue/country.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { VISA_STATUSES } from '../../catalogue/visa-status.ts';
import { CONDITIONAL_DRAFT, countryDraft, draftCatalogue } from '../../records/testing/country-draft.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { colour, statusColours } from './colours.server.ts';
import { countryShareImage } from './country-image.tsx';
import { SITE_IMAGE } from './image-sheet.tsx';
import { drawSvg } from './png.server.ts';

const catalogue = realCatalogue();
const summaryOf = (slug: string) => {
  const country = catalogue.countries.find((one) => one.slug === slug);
  if (!country) throw new Error(`no country ${slug}`);
  return summarise(country, catalogue, '2026-11-21');
};

describe('image of a country', () => {
  // One of each status, a doubt, a condition, the longest name and a flag with much detail.
  const first = (test: (country: Country) => unknown) => catalogue.countries.find(test)?.slug ?? 'none';
  const longest = catalogue.countries.reduce((a, b) => (b.nameSpanish.length > a.nameSpanish.length ? b : a));
  const slugs = new Set([
    ...VISA_STATUSES.map((status) => first(({ visaStatus }) => visaStatus === status)),
    first(({ confidence }) => confidence === 'low'),
    first(({ conditional }) => conditional),
    longest.slug,
    'dominican-republic',
    'spain',
  ]);

  test.each([...slugs])('%s: 1200 × 630, at most 60 kB, on the tint of its status', async (slug) => {
    const summary = summaryOf(slug);
    const png = await countryShareImage(summary).paint();
    expect(png.length).toBeLessThanOrEqual(60_000);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    /** How far a pixel is from a colour, 0 to 255. */
    const off = (x: number, y: number, colour: string) =>
      Math.max(
        ...[0, 1, 2].map((channel) =>
          Math.abs(
            (data[(y * 1200 + x) * 3 + channel] ?? 0) -
              Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16),
          ),
        ),
      );
    const { tint } = statusColours(summary.country.visaStatus);
    const hasInk = (left: number, right: number, top: number, bottom: number) => {
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (off(x, y, tint) > 60) return true;
      return false;
    };
    expect(off(20, 600, tint)).toBeLessThanOrEqual(4);
    expect(off(20, 20, colour('cover'))).toBeLessThanOrEqual(4);
    // Country, verdict, stay, machine line; and nothing of them reaches the stamp.
    for (const [left, top, bottom] of [
      [205, 160, 260],
      [72, 290, 450],
      [72, 510, 550],
      [72, 580, 605],
    ] as const) {
      expect(hasInk(left, 672, top, bottom)).toBe(true);
    }
    expect(hasInk(684, 704, 160, 620)).toBe(false);
  });

  test('a sign that the fonts lack is named instead of drawn as an empty box', () => {
    expect(() => drawSvg(createElement('text', null, 'Japón 日本'))).toThrow('«日»');
  });

  test('every country of the catalogue can be drawn, and no two get the same image', () => {
    const hrefs = catalogue.countries.map(({ slug }) => countryShareImage(summaryOf(slug)).href);
    expect(hrefs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hrefs.map((href) => href.split('?')[1])).size).toBe(hrefs.length);
    for (const href of hrefs) expect(href).toMatch(/^\/compartir\/[a-z-]+\.png\?v=[0-9a-f]{8}$/);
  });

  test('who cannot see it hears the verdict with its qualifier and the stay', () => {
    const altOf = (country: Country) =>
      countryShareImage(summarise(country, draftCatalogue(country), '2026-11-21')).alt;
    expect(altOf(countryDraft({ maxStay: { days: 30 }, confidence: 'low', doubt: 'No está confirmado.' }))).toBe(
      'No está confirmado. Sello de Narnia para pasaporte mexicano: NO NECESITAS VISA · por confirmar. Estancia: 30 días (por confirmar).',
    );
    expect(altOf(CONDITIONAL_DRAFT)).toContain('AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones');
  });
});

test('the image of the other pages: 1200 × 630, at most 60 kB', async () => {
  const png = await SITE_IMAGE.paint();
  expect(png.length).toBeLessThanOrEqual(60_000);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(SITE_IMAGE.href).toMatch(/^\/compartir\/pasaporte-verde\.png\?v=[0-9a-f]{8}$/);
});

/** What a phone reads for its home screen: `public/` holds it and the pictures. */
const PUBLIC = join(process.cwd(), 'public');
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

test.each([{ src: '/apple-touch-icon.png', sizes: '180x180' }, ...manifest.icons])(
  'icon $src: square, $sizes, at most 20 kB',
  async ({ src, sizes }) => {
    const png = readFileSync(join(PUBLIC, src));
    expect(png.length).toBeLessThanOrEqual(20_000);
    const { width, height } = await sharp(png).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test('a phone shows the site in the colour of its cover', () => {
  expect(manifest).toMatchObject({ background_color: colour('cover'), theme_color: colour('cover') });
});

test('what a launcher cuts off a maskable icon is plain ground', async () => {
  const SIZE = 512;
  const png = readFileSync(join(PUBLIC, 'icono-maskable-512.png'));
  // A circle of 80 % of its side stays: strips of a tenth at the edges go, and squares of a fifth at the corners.
  for (const [left, top, width, height] of [
    [0, 0, 1, 0.1],
    [0, 0.9, 1, 0.1],
    [0, 0, 0.1, 1],
    [0.9, 0, 0.1, 1],
    [0, 0, 0.2, 0.2],
    [0.8, 0, 0.2, 0.2],
    [0, 0.8, 0.2, 0.2],
    [0.8, 0.8, 0.2, 0.2],
  ] as const) {
    const inPixels = (part: number) => Math.floor(part * SIZE);
    const box = { left: inPixels(left), top: inPixels(top), width: inPixels(width), height: inPixels(height) };
    const { channels } = await sharp(await sharp(png).extract(box).png().toBuffer()).stats();
    const cover = [1, 3, 5].map((at) => Number.parseInt(colour('cover').slice(at, at + 2), 16));
    channels.slice(0, 3).forEach(({ min, max }, index) => {
      expect(min).toBe(max);
      // A palette keeps a colour to within a step that no eye can tell.
      expect(Math.abs(min - (cover[index] ?? 0))).toBeLessThan(3);
    });
  }
});
