import { expect, it, test } from 'vitest';
import { readFeatured } from './featured.server.ts';
import { CONTENT, useContentFolder } from './testing/content-folder.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

test('what is offered first is in the catalogue', () => {
  const { featured } = readFeatured(CONTENT);
  const offered = [...(featured?.mostTravelled ?? []), ...(featured?.comparisons.flat() ?? [])];
  const slugs = new Set(realCatalogue().countries.map(({ slug }) => slug));
  expect(offered.length).toBeGreaterThan(10);
  expect(offered.filter((slug) => !slugs.has(slug))).toEqual([]);
});

const { folder, put } = useContentFolder(['featured.yaml', 'country-names.yaml', 'transit']);

it.each([
  ['a country nobody knows', { mostTravelled: ['japan', 'japon'] }, 'mostTravelled.1', 'japon', /content\/countries/],
  ['a country twice', { mostTravelled: ['japan', 'japan'] }, 'mostTravelled', ['japan', 'japan'], /repetidos/],
  ['nothing to compare with', { comparisons: [['japan']] }, 'comparisons.0', ['japan'], /de 2 a 4/],
  [
    'a comparison with nobody',
    { comparisons: [['japan', 'narnia']] },
    'comparisons.0.1',
    'narnia',
    /content\/countries/,
  ],
  ['a layover without its file', { layovers: ['panama', 'narnia'] }, 'layovers.1', 'narnia', /content\/transit/],
  ['a list nobody reads', { cheapest: [] }, 'cheapest', '"cheapest"', /no existe/],
])('an editor’s mistake, %s, is told with file, field, value and fix', (_case, changes, field, value, fix) => {
  put('featured.yaml', changes);
  expect(readFeatured(folder()).problems).toContainEqual({
    file: 'content/featured.yaml',
    field,
    value,
    fix: expect.stringMatching(fix),
  });
});
