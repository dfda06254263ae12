import { describe, expect, test } from 'vitest';
import { regionGroup } from '../catalogue/region.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { placesFile } from './places-file.server.ts';
import { regionLists } from './region-lists.server.ts';

const { countries } = realCatalogue();
const lists = regionLists();
const { regions } = await placesFile(countries);

describe('a region that the box answers with', () => {
  test.each(regions)('$names.0 opens on home the destinations it counts', ({ path, note }) => {
    const region = new URL(path, 'https://ejemplo.mx').searchParams.get('region');
    const list = lists.find(({ value }) => value === region);
    const opened = countries.filter((country) => list?.has(country) ?? regionGroup(country.region) === region);
    expect(note).toMatch(new RegExp(` de ${opened.length} destinos`));
    expect(opened.length).toBeGreaterThan(2);
  });

  test('Caribe is the islands, and Centroamérica is not', () => {
    const slugsOf = (name: string) =>
      countries.filter((country) => lists.find((list) => list.name === name)?.has(country)).map(({ slug }) => slug);
    expect(slugsOf('El Caribe')).toEqual(expect.arrayContaining(['cuba', 'aruba', 'dominican-republic']));
    expect(slugsOf('El Caribe')).not.toContain('panama');
    expect(slugsOf('América Central').toSorted()).toEqual(
      ['belize', 'costa-rica', 'el-salvador', 'guatemala', 'honduras', 'nicaragua', 'panama'].toSorted(),
    );
  });
});
