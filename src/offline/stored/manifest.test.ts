import { describe, expect, test } from 'vitest';
import { bytesOf, countryPaths, filesOf, type Manifest, sizeLabel, type Wish } from './manifest.ts';

const MANIFEST: Manifest = {
  build: 'a1',
  shell: [0, 1],
  files: [
    ['/', 'h0', 30_000],
    ['/paises.json', 'h1', 3000],
    ['/pais/japan', 'h2', 13_000, [5, 6]],
    ['/visa-para-japan-mexicanos', 'h3', 12_000, [5]],
    ['/fichas/japan.json', 'h4', 900],
    ['/banderas/jp.svg', 'h5', 300],
    ['/_astro/share.js', 'h6', 700],
    ['/wiki', 'h7', 9000],
  ],
  titles: { '/wiki': 'Wiki' },
};
const SHELL = ['/', '/paises.json'];

describe('what is stored', () => {
  test.each<[string, Wish, string[]]>([
    ['the shell', 'shell', SHELL],
    ['a page', { page: '/wiki' }, [...SHELL, '/wiki']],
    [
      'a page with what it shows',
      { page: '/pais/japan' },
      [...SHELL, '/pais/japan', '/banderas/jp.svg', '/_astro/share.js'],
    ],
    [
      'a country: both pages, its facts, its flag',
      { country: 'japan' },
      [...SHELL, ...countryPaths('japan'), '/banderas/jp.svg', '/_astro/share.js'],
    ],
    ['a page nobody knows', { page: '/nada' }, SHELL],
    ['everything', 'all', MANIFEST.files.map(([path]) => path)],
  ])('for %s', (_what, wish, expected) => {
    expect(filesOf(MANIFEST, wish).map(([path]) => path)).toEqual(expected);
  });

  test('weighs what its files weigh, each once', () => {
    expect(bytesOf(filesOf(MANIFEST, { country: 'japan' }))).toBe(33_000 + 13_000 + 12_000 + 900 + 300 + 700);
  });
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [38_001, '39 kB'],
  [999_001, '1000 kB'],
  [1_000_000, '1.0 MB'],
  [6_210_000, '6.3 MB'],
])('%d bytes are said as %s, never as less', (bytes, expected) => {
  expect(sizeLabel(bytes)).toBe(expected);
});
