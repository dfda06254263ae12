import { describe, expect, test } from 'vitest';
import { bytesOf, filesOf, type Manifest, type StoredPaths } from './manifest.ts';
import { sizeLabel } from './size-label.ts';

const MANIFEST: Manifest = {
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
  titles: {},
};
const SHELL = ['/', '/paises.json'];

describe('what is stored', () => {
  test.each<[string, StoredPaths, string[]]>([
    ['nothing by name', [], SHELL],
    ['a page', ['/wiki'], [...SHELL, '/wiki']],
    ['a page with what it shows', ['/pais/japan'], [...SHELL, '/pais/japan', '/banderas/jp.svg', '/_astro/share.js']],
    [
      'several pages and a file',
      ['/pais/japan', '/visa-para-japan-mexicanos', '/fichas/japan.json'],
      MANIFEST.files.slice(0, 7).map(([path]) => path),
    ],
    ['a page nobody knows', ['/nada'], SHELL],
    ['everything', 'all', MANIFEST.files.map(([path]) => path)],
  ])('for %s', (_what, wanted, expected) => {
    expect(filesOf(MANIFEST, wanted).map(([path]) => path)).toEqual(expected);
  });

  test('weighs what its files weigh, each once', () => {
    const files = filesOf(MANIFEST, ['/pais/japan', '/visa-para-japan-mexicanos']);
    expect(bytesOf(files)).toBe(33_000 + 13_000 + 12_000 + 300 + 700);
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
