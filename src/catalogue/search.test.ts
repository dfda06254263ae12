import { expect, it } from 'vitest';
import { findCountry } from './search.ts';

const INDEX = [
  { slug: 'japan', nameSpanish: 'Japón', also: [] },
  { slug: 'south-korea', nameSpanish: 'Corea del Sur', also: ['KOR', 'Corea'] },
];

it.each([
  ['japan', 'japan'],
  ['JAPÓN', 'japan'],
  ['corea-del-sur', 'south-korea'],
  ['Corea del Sur', 'south-korea'],
  ['corea', 'south-korea'],
  ['coreano', undefined],
  ['__proto__', undefined],
  ['<script>', undefined],
  ['%', undefined],
])('an address with «%s» names %s', (word, slug) => {
  expect(findCountry(word, INDEX)?.slug).toBe(slug);
});
