import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const NAMES = [
  ['Japan', 'Japón'],
  ['South Korea', 'Corea del Sur'],
  ['North Korea', 'Corea del Norte'],
  ['Niger', 'Níger'],
  ['Nigeria', 'Nigeria'],
  ['United States', 'Estados Unidos'],
].map(([name = '', nameSpanish = '']) => ({ iso2: 'XX', name, nameSpanish }));

test.each([
  ['a missing letter', 'japn', ['Japan']],
  ['swapped letters', 'jpaan', ['Japan']],
  ['the Spanish name', 'japon', ['Japan']],
  ['one word of it', 'korea', ['South Korea', 'North Korea']],
  ['words of the Spanish name', 'corea-sur', ['South Korea']],
  ['the nearest first', 'nigeri', ['Niger', 'Nigeria']],
  ['another country altogether', 'narnia', []],
  ['nothing', '', []],
])('%s: %s', (_slip, slug, expected) => {
  expect(nearNames(slug, NAMES).map(({ name }) => name)).toEqual(expected);
});
