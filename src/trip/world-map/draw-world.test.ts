import { geoContains } from 'd3-geo';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../catalogue/country.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { asGeometry, atlasName, partedAtlas, readAtlas } from './atlas.server.ts';
import { ATLAS_NAMES, ATLAS_PARTS, BEYOND_ATLAS } from './atlas-places.ts';
import { compactPath, drawWorld, WORLD_HEIGHT, WORLD_WIDTH, type WorldDrawing } from './draw-world.server.ts';

let catalogue: Catalogue;
let drawing: WorldDrawing;

beforeAll(() => {
  catalogue = realCatalogue();
  drawing = drawWorld(catalogue.countries);
});

describe('the map of the real catalogue', () => {
  test('has every destination exactly once, as an outline or as a point', () => {
    const slugs = catalogue.countries.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(200);
    for (const slug of slugs) {
      const place = drawing.places.get(slug);
      if (!place) expect.fail(`${slug} is not on the map`);
      if ('outline' in place) expect(place.outline, slug).toMatch(/^m\d/);
      else {
        expect(place.x, slug).toBeGreaterThan(0);
        expect(place.x, slug).toBeLessThan(WORLD_WIDTH);
        expect(place.y, slug).toBeGreaterThan(0);
        expect(place.y, slug).toBeLessThan(WORLD_HEIGHT);
      }
    }
  });

  test('draws as points only what nobody could see as an outline', () => {
    const points = [...drawing.places].flatMap(([slug, place]) => (place && 'x' in place ? slug : []));
    expect(points).toEqual(expect.arrayContaining(['singapore', 'malta', 'tuvalu', 'gibraltar', 'vatican-city']));
    for (const large of ['japan', 'cuba', 'french-guiana', 'fiji', 'jamaica']) expect(points).not.toContain(large);
  });

  test('keeps overseas territories apart from their states', () => {
    const atlas = partedAtlas(readAtlas());
    for (const slug of Object.keys(ATLAS_PARTS)) expect(atlas.get(slug)?.length, slug).toBeGreaterThan(0);
    const cayenne: [number, number] = [-52.9, 4.2];
    const contains = (name: string) => {
      const geometry = asGeometry(atlas.get(name) ?? []);
      return geoContains({ type: 'Feature', properties: {}, geometry: geometry as GeoJSON.Geometry }, cayenne);
    };
    expect(contains('french-guiana')).toBe(true);
    expect(contains('France')).toBe(false);
  });

  test('names places of the atlas only for destinations that exist, and only where the names differ', () => {
    const bySlug = new Map(catalogue.countries.map((country) => [country.slug, country]));
    for (const slug of Object.keys({ ...ATLAS_NAMES, ...ATLAS_PARTS, ...BEYOND_ATLAS })) {
      const country = bySlug.get(slug);
      expect(country, slug).toBeDefined();
      if (country && slug in ATLAS_NAMES) expect(atlasName(country)).not.toBe(country.name);
    }
  });
});

/** The corners a path text of relative lines goes through, as a browser draws it. */
function corners(path: string): string[] {
  const seen: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest = ''] of path.matchAll(/([mz])([^mz]*)/g)) {
    if (command === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = [...rest.matchAll(/-?\d+/g)].map(Number);
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      if (index === 0) [startX, startY] = [x, y];
      seen.push(`${x},${y}`);
    }
  }
  return seen;
}

test.each([
  ['one ring', 'M10,20L30,20L30,40L10,40Z', ['10,20', '30,20', '30,40', '10,40']],
  ['two rings', 'M5,5L9,5L9,9ZM100,50L90,50L90,40Z', ['5,5', '9,5', '9,9', '100,50', '90,50', '90,40']],
  ['a line', 'M5,5L-3,7L2,-1', ['5,5', '-3,7', '2,-1']],
  ['points that fell together', 'M5,5L5,5L9,5L9,5L9,9Z', ['5,5', '9,5', '9,9']],
])('a compact path goes through the corners of %s', (_, path, expected) => {
  expect(corners(compactPath(path))).toEqual(expected);
});
