import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesInFile, collectAddresses } from './collect-addresses.ts';

test.each<[string, string, string, string[]]>([
  [
    'every field of a record',
    'countries/japan.yaml',
    'applicationUrl: https://evisa.go.jp/\nsources:\n  - { name: Uno, url: "https://a.mx/x" }\n  - { name: Dos, url: "https://b.mx/y" }\n',
    ['applicationUrl https://evisa.go.jp/', 'sources.0.url https://a.mx/x', 'sources.1.url https://b.mx/y'],
  ],
  [
    'links inside a text',
    'tips.yaml',
    '- text: "Ojo: mira la [guía](https://sre.gob.mx/guia/) o https://sre.gob.mx/otra."\n',
    ['0.text https://sre.gob.mx/guia/', '0.text https://sre.gob.mx/otra'],
  ],
  [
    'head and text of an article',
    'wiki/money.md',
    '---\ntitle: Dinero\nsources:\n  - url: https://a.mx/x\n---\n\nMira [esto](https://b.mx/y).\n',
    ['sources.0.url https://a.mx/x', 'texto https://b.mx/y'],
  ],
  ['a text without a head', 'narratives/Japan.md', 'Mira https://a.mx/x, y ya.', ['texto https://a.mx/x']],
  ['an address with brackets', 'a.yaml', 'url: https://a.mx/x_(y)', ['url https://a.mx/x_(y)']],
  ['nothing that a browser could not open', 'a.yaml', 'a: "mailto:a@b.mx"\nb: gob.mx\nc: "Nota: sin enlace"\nd: 7', []],
  ['a file with broken YAML as far as it can be read', 'a.yaml', 'url: https://a.mx/x\nb: [', ['url https://a.mx/x']],
])('finds %s', (_what, name, text, expected) => {
  expect(addressesInFile(name, text).map(({ address, field }) => `${field} ${address}`)).toEqual(expected);
});

test('an address is listed once, with everywhere it is used, whatever its fragment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlaces-'));
  mkdirSync(join(folder, 'countries'));
  writeFileSync(join(folder, 'countries/japan.yaml'), 'url: https://a.mx/x#uno\n');
  writeFileSync(join(folder, 'countries/peru.yaml'), 'sources:\n  - url: https://a.mx/x#dos\n');
  expect([...collectAddresses(folder)]).toEqual([
    [
      'https://a.mx/x',
      [
        { file: 'content/countries/japan.yaml', field: 'url' },
        { file: 'content/countries/peru.yaml', field: 'sources.0.url' },
      ],
    ],
  ]);
  rmSync(folder, { recursive: true });
});
