import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { contentHash } from '../stored/content-hash.ts';
import type { Manifest, ManifestFile } from '../stored/manifest.ts';
import { isPage, OFFLINE_PAGE, pagePath } from '../stored/page-path.ts';
import { reachable } from './references.ts';

/** What can be stored besides pages; open data, feeds and pictures for social networks are for other readers. */
const STORABLE = /^\/(?:_astro\/.+\.(?:js|css|svg|woff2)|banderas\/.+\.svg|fichas\/.+\.json|herramientas\/.+\.json|paises\.json|icono\.svg)$/;
/** Answers to something the visitor did, not pages to read. */
const NEVER = new Set(['/404', '/gracias']);
const TEXTS = new Set(['', '.js', '.css']);
const FLAG = /^\/banderas\//;
/** Stands in the header of every page. */
const OWN_FLAG = '/banderas/mx.svg';
const SEARCH_INDEX = '/paises.json';

interface BuiltFile {
  path: string;
  hash: string;
  bytes: number;
}

/** Lists what of the finished site can be stored, with the sizes a browser downloads. */
export async function makeManifest(root: string): Promise<Manifest> {
  const files: BuiltFile[] = [];
  const texts = new Map<string, string>();
  for (const name of await listFiles(root)) {
    const path = addressOf(name);
    if (NEVER.has(path) || !(isPage(path) || STORABLE.test(path))) continue;
    const body = await readFile(join(root, name));
    files.push({ path, hash: await contentHash(body), bytes: await transferBytes(join(root, name), body.length) });
    if (TEXTS.has(extname(path))) texts.set(path, body.toString('utf8'));
  }
  const known = new Set(files.map(({ path }) => path));
  const shell = shellPaths(texts, known);
  const used = new Set([
    ...shell,
    ...[...texts.keys()].filter(isPage).flatMap((page) => [page, ...reachable(page, texts, known)]),
  ]);
  const kept = files.filter(({ path }) => used.has(path) || !path.startsWith('/_astro/'));
  const places = new Map(kept.map(({ path }, place) => [path, place]));
  const placesOf = (paths: Iterable<string>) => [...paths].flatMap((path) => places.get(path) ?? []);
  return {
    build: buildName(kept),
    shell: placesOf(shell),
    files: kept.map(({ path, hash, bytes }): ManifestFile => {
      const needs =
        isPage(path) && path !== '/'
          ? placesOf([...reachable(path, texts, known)].filter((needed) => !shell.has(needed)))
          : [];
      return needs.length > 0 ? [path, hash, bytes, needs] : [path, hash, bytes];
    }),
    titles: Object.fromEntries(
      [...texts].filter(([path]) => isOwnTitle(path)).map(([path, text]) => [path, titleOf(text)]),
    ),
  };
}

/**
 * Home, the offline page, the search index and all that makes them work. Without the flags of home's list:
 * a hundred small files that a country brings along when it is saved.
 */
function shellPaths(texts: ReadonlyMap<string, string>, known: ReadonlySet<string>): Set<string> {
  const paths = ['/', OFFLINE_PAGE].flatMap((page) => [page, ...reachable(page, texts, known)]);
  return new Set([...paths.filter((path) => !FLAG.test(path)), OWN_FLAG, SEARCH_INDEX]);
}

function buildName(files: readonly BuiltFile[]): string {
  const text = files.map(({ path, hash }) => `${path} ${hash}\n`).join('');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('_') || name.startsWith('_astro/'))
    .sort();
}

function addressOf(name: string): string {
  return name.endsWith('.html') ? pagePath(`/${name}`) : `/${name}`;
}

/** The compressed copy stands beside the file when it is worth one. */
async function transferBytes(file: string, plain: number): Promise<number> {
  return existsSync(`${file}.br`) ? (await stat(`${file}.br`)).size : plain;
}

function isOwnTitle(path: string): boolean {
  return isPage(path) && !path.startsWith('/pais/') && !path.startsWith('/visa-para-');
}

function titleOf(html: string): string {
  return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '');
}
