import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filesOf } from '../../offline/manifest.ts';
import { makeManifest } from './make-manifest.ts';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), 'sitio-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const SITE = {
  'index.html': '<title>Inicio</title>',
  'sin-conexion.html': '<title>Sin conexión</title>',
  'paises.json': JSON.stringify([['japan', 'Japan', 'Japón', 'JP']]),
  'herramientas/lugares.json': '[]',
  'banderas/mx.svg': '',
  'banderas/jp.svg': '',
  'pais/japan.html':
    '<img src="/banderas/jp.svg"><script src="/_astro/base.aaaaaaaa.js"></script><a href="/wiki"><b>not-a.known0000.js',
  'wiki.html': '<title>Wiki de viajes | Pasaporte Verde</title>',
  '404.html': '',
  'datos/v1/paises.json': '[]',
  '_astro/base.aaaaaaaa.js': 'import("./late.bbbbbbbb.js");"./gone.cccccccc.js"',
  '_astro/late.bbbbbbbb.js': 'import"./base.aaaaaaaa.js";d(["_astro/late.dddddddd.css"])',
  '_astro/late.dddddddd.css': 'src:url(/_astro/archivo-es.eeee-eee.woff2)',
  '_astro/archivo-es.eeee-eee.woff2': '',
  '_astro/unused.ffffffff.js': '',
};
const SHELL = ['/', '/banderas/mx.svg', '/herramientas/lugares.json', '/paises.json', '/sin-conexion'];

test('a page leads to what it shows and runs, and to what that needs, but to no other page', async () => {
  const manifest = await makeManifest(write(SITE));
  const pathsOf = (...wanted: string[]) => filesOf(manifest, wanted).map(([path]) => path);
  expect(pathsOf().sort()).toEqual(SHELL);
  expect(
    pathsOf('/pais/japan')
      .filter((path) => !SHELL.includes(path))
      .sort(),
  ).toEqual([
    '/_astro/archivo-es.eeee-eee.woff2',
    '/_astro/base.aaaaaaaa.js',
    '/_astro/late.bbbbbbbb.js',
    '/_astro/late.dddddddd.css',
    '/banderas/jp.svg',
    '/pais/japan',
  ]);
});

test('open data, the page of errors and what no page needs are not stored', async () => {
  const { files } = await makeManifest(write(SITE));
  const paths = files.map(([path]) => path);
  for (const path of ['/404', '/datos/v1/paises.json', '/_astro/unused.ffffffff.js']) expect(paths).not.toContain(path);
});

test('pages are called as a reader knows them', async () => {
  const { titles } = await makeManifest(write(SITE));
  expect(titles).toMatchObject({
    '/pais/japan': 'Japón: ¿necesito visa?',
    '/visa-para-japan-mexicanos': 'Japón: guía completa',
    '/wiki': 'Wiki de viajes',
  });
});

test('a changed file has another hash, the others the same', async () => {
  const hashes = async (site: object) => {
    const { files } = await makeManifest(write({ ...SITE, ...site }));
    return new Map(files.map(([path, hash]) => [path, hash]));
  };
  const [before, after] = [await hashes({}), await hashes({ 'wiki.html': '<title>Otra</title>' })];
  expect([...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)).toEqual(['/wiki']);
});
