import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { aliasSlugs, canonicalSlug, guidePath, questionPath } from './slug.ts';

describe('the canonical address of a country', () => {
  it.each([
    ['Japan', 'japan'],
    ['United States', 'united-states'],
    ['South Korea', 'south-korea'],
    ['New Zealand', 'new-zealand'],
    ['United Arab Emirates', 'united-arab-emirates'],
    ["Cote d'Ivoire", 'cote-divoire'],
    ["Côte d'Ivoire", 'cote-divoire'],
    ['U.S. Virgin Islands', 'us-virgin-islands'],
    ['Bonaire, Sint Eustatius and Saba', 'bonaire-sint-eustatius-and-saba'],
    ['Guinea-Bissau', 'guinea-bissau'],
    ['Países Bajos', 'paises-bajos'],
    ['Japo\u0301n', 'japon'],
    ['  Czech   Republic ', 'czech-republic'],
    ['Trinidad & Tobago', 'trinidad-tobago'],
    ['<script>', 'script'],
    ['🇯🇵', ''],
    ['', ''],
  ])('%j → %j', (name, slug) => {
    expect(canonicalSlug(name)).toBe(slug);
  });

  test('both pages of a country carry its slug', () => {
    expect(questionPath('south-korea')).toBe('/pais/south-korea');
    expect(guidePath('south-korea')).toBe('/visa-para-south-korea-mexicanos');
  });
});

describe('the other addresses of a country', () => {
  it.each([
    [{ id: 'usa', name: 'United States', nameSpanish: 'Estados Unidos' }, ['usa', 'estados-unidos']],
    [{ id: 'south-korea', name: 'South Korea', nameSpanish: 'Corea del Sur' }, ['corea-del-sur']],
    [{ id: 'uruguay', name: 'Uruguay', nameSpanish: 'Uruguay' }, []],
    [{ id: 'panama', name: 'Panama', nameSpanish: 'Panamá' }, []],
    [{ id: 'japon', name: 'Japan', nameSpanish: 'Japón' }, ['japon']],
    [{ id: 'myanmar', name: 'Myanmar', nameSpanish: 'Birmania (Myanmar)' }, ['birmania-myanmar', 'birmania']],
    [
      { id: 'falkland-islands', name: 'Falkland Islands', nameSpanish: 'Islas Malvinas (Falkland)' },
      ['islas-malvinas-falkland', 'islas-malvinas', 'falkland'],
    ],
    [
      { id: 'saint-martin', name: 'Saint Martin', nameSpanish: 'San Martín (parte francesa)' },
      ['san-martin-parte-francesa', 'san-martin'],
    ],
  ])('%o → %o', (country, aliases) => {
    expect(aliasSlugs(country)).toEqual(aliases);
  });
});

test('no two names of the reviewed list can claim the same address', () => {
  const file = join(import.meta.dirname, '../../content/country-names.yaml');
  const names = parse(readFileSync(file, 'utf8')) as { name: string; nameSpanish: string }[];
  expect(names.length).toBeGreaterThan(200);
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, nameSpanish } of names) {
    for (const slug of [canonicalSlug(name), ...aliasSlugs({ id: canonicalSlug(name), name, nameSpanish })]) {
      const owner = owners.get(slug);
      if (owner) clashes.push(`${slug}: ${owner}, ${name}`);
      owners.set(slug, name);
    }
  }
  expect(clashes).toEqual([]);
});
