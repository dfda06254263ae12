import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { storedPages } from './stored-pages.ts';

const MANIFEST: Manifest = {
  build: 'a1',
  shell: [],
  files: [
    ['/wiki', 'h', 9],
    ['/pais/japan', 'h', 13],
    ['/visa-para-japan-mexicanos', 'h', 12],
    ['/pais/atlantis', 'h', 1],
    ['/banderas/jp.svg', 'h', 3],
  ],
  titles: { '/wiki': 'Wiki de viajes' },
};
const NAMES = new Map([['japan', 'Japón']]);

test('the list has pages alone, by name and in order, with their sizes', () => {
  const paths = ['/wiki', '/visa-para-japan-mexicanos', '/banderas/jp.svg', '/pais/japan', '/sin-conexion.json'];
  expect(storedPages(paths, MANIFEST, NAMES)).toEqual([
    { path: '/pais/japan', label: 'Japón: ¿necesito visa?', bytes: 13 },
    { path: '/visa-para-japan-mexicanos', label: 'Japón: guía completa', bytes: 12 },
    { path: '/wiki', label: 'Wiki de viajes', bytes: 9 },
  ]);
});

test('a country without a name is called by its address', () => {
  expect(storedPages(['/pais/atlantis'], MANIFEST, NAMES)[0]?.label).toBe('/pais/atlantis');
});
