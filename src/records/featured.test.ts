import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readFeatured } from './featured.server.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

const CONTENT = join(import.meta.dirname, '../../content');

test('what is offered first is in the catalogue', () => {
  const { featured, problems } = readFeatured(CONTENT);
  expect(problems).toEqual([]);
  const offered = [...(featured?.mostTravelled ?? []), ...(featured?.comparisons.flat() ?? [])];
  const slugs = new Set(realCatalogue().countries.map(({ slug }) => slug));
  expect(offered.length).toBeGreaterThan(10);
  expect(offered.filter((slug) => !slugs.has(slug))).toEqual([]);
});

describe('an editor’s mistake', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'destacados-'));
    for (const name of ['featured.yaml', 'country-names.yaml', 'transit']) {
      cpSync(join(CONTENT, name), join(copy, name), { recursive: true });
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

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
  ])('%s is told with file, field, value and fix', (_case, changes, field, value, fix) => {
    const path = join(copy, 'featured.yaml');
    writeFileSync(path, stringify({ ...parse(readFileSync(path, 'utf8')), ...changes }));
    expect(readFeatured(copy).problems).toContainEqual({
      file: 'content/featured.yaml',
      field,
      value,
      fix: expect.stringMatching(fix),
    });
  });

  test('a missing file is one mistake, in Spanish', () => {
    rmSync(join(copy, 'featured.yaml'));
    expect(readFeatured(copy).problems).toMatchObject([{ fix: 'Falta este archivo; recupéralo.' }]);
  });
});
