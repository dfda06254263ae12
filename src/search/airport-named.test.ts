import { beforeAll, describe, expect, test } from 'vitest';
import { airportNamed } from './airport-named.ts';
import { keyOf, type NameIndex } from './name-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { projectIndex } from './testing/project-index.ts';

let index: NameIndex;
beforeAll(async () => {
  index = await projectIndex();
});

describe('in a line of flights a code is an airport, whatever country has the same letters', () => {
  test.each([
    ['MCO', 'united-states', 'Orlando (MCO)'],
    ['AUS', 'united-states', 'Austin (AUS)'],
    ['FRA', 'germany', 'Fráncfort (FRA)'],
    ['CAN', 'china', 'Cantón (CAN)'],
    ['PER', 'australia', 'Perth (PER)'],
    ['IND', 'united-states', 'Indianápolis (IND)'],
    ['GEO', 'guyana', 'Georgetown (GEO)'],
    ['BEL', 'brazil', 'Belém (BEL)'],
    ['DOM', 'dominica', 'Roseau (DOM)'],
    ['SYR', 'united-states', 'Siracusa, Nueva York (SYR)'],
    ['LCA', 'cyprus', 'Lárnaca (LCA)'],
  ])('%s', (code, slug, place) => {
    const meaning = airportNamed(code, index);
    expect(meaning).toMatchObject({ place, country: { slug } });
    for (const line of [`MEX-${code}`, `mex ${code.toLowerCase()}`]) {
      expect(suggestionsFor(line, index, '2026-11-22').map(keyOf), line).toEqual([slug]);
    }
  });

  test('alone it is still what it was: a country of that code first', () => {
    expect(suggestionsFor('FRA', index, '2026-11-22').map(keyOf)[0]).toBe('france');
    expect(airportNamed('japón', index)).toBeUndefined();
  });
});
