import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isPage, OFFLINE_PAGE, pagePath } from '../../catalogue/page-path.ts';
import { listFiles } from '../../site/hosting/list-files.ts';
import { contentHash } from '../stored/content-hash.ts';
import type { Manifest, ManifestFile } from '../stored/manifest.ts';
import { mentionedPlaces, reachable } from './references.ts';

/** What can be stored besides pages; open data, feeds and pictures for social networks are for other readers. */
const STORABLE =
  /^\/(?:_astro\/.+\.(?:js|css|svg|woff2)|banderas\/.+\.svg|fichas\/.+\.json|herramientas\/.+\.(?:json|svg)|paises\.json|icono\.svg)$/;
/** Answers to something the visitor did, and what hosts read: no pages to read. Nor are the frames on other people's. */
const NEVER = new Set(['/404', '/gracias', '/_headers', '/_redirects']);
const TEXTS = new Set(['', '.js', '.css']);
const FLAG = /^\/banderas\//;
/** Stands in the header of every page. */
const OWN_FLAG = '/banderas/mx.svg';
/** What the search box asks, on every page. */
const SEARCH_FILES = ['/paises.json', '/herramientas/lugares.json'];

interface BuiltFile {
  path: string;
  hash: string;
  bytes: number;
  /** Places of the files it mentions. */
  mentions: readonly number[];
  /** Only of a page that is no country's. */
  title: string | undefined;
}

/**
 * Lists what of the finished site can be stored, with the sizes a browser downloads. Reads one file at a time and
 * keeps none of their texts.
 */
export async function makeManifest(root: string): Promise<Manifest> {
  const names = listFiles(root).filter((name) => isStorable(addressOf(name)));
  const places = new Map(names.map((name, place) => [addressOf(name), place]));
  const files: BuiltFile[] = [];
  for (const name of names) files.push(await readBuilt(root, name, places));
  const mentions = files.map((file) => file.mentions);

  const shell = shellPlaces(files, places, mentions);
  const listed = files.map((file, place) => ({
    ...file,
    place,
    needs: isPage(file.path) ? [...reachable(place, mentions)] : [],
  }));
  const used = new Set([...shell, ...listed.flatMap(({ needs }) => needs)]);
  const kept = listed.filter(({ path, place }) => used.has(place) || !path.startsWith('/_astro/'));
  const newPlaces = new Map(kept.map(({ place }, newPlace) => [place, newPlace]));
  const renumbered = (old: Iterable<number>) => [...old].flatMap((place) => newPlaces.get(place) ?? []);
  return {
    build: buildName(kept),
    shell: renumbered(shell),
    files: kept.map(({ path, hash, bytes, needs }): ManifestFile => {
      const own = needs.filter((place) => !shell.has(place));
      return own.length > 0 && path !== '/' ? [path, hash, bytes, renumbered(own)] : [path, hash, bytes];
    }),
    titles: Object.fromEntries(kept.flatMap(({ path, title }) => (title === undefined ? [] : [[path, title]]))),
  };
}

function isStorable(path: string): boolean {
  return !NEVER.has(path) && !path.startsWith('/incrustar/') && (isPage(path) || STORABLE.test(path));
}

async function readBuilt(root: string, name: string, places: ReadonlyMap<string, number>): Promise<BuiltFile> {
  const path = addressOf(name);
  const body = await readFile(join(root, name));
  const text = TEXTS.has(extname(path)) ? body.toString('utf8') : '';
  return {
    path,
    hash: await contentHash(body),
    bytes: await transferBytes(join(root, name), body.length),
    mentions: mentionedPlaces(text, places),
    title: isOwnTitle(path) ? titleOf(text) : undefined,
  };
}

/**
 * Home, the offline page, what search needs and all that makes them work. Without the flags of home's list:
 * a hundred small files that a country brings along when it is saved.
 */
function shellPlaces(
  files: readonly BuiltFile[],
  places: ReadonlyMap<string, number>,
  mentions: readonly (readonly number[])[],
): Set<number> {
  const placesOf = (paths: readonly string[]) => paths.flatMap((path) => places.get(path) ?? []);
  const shown = placesOf(['/', OFFLINE_PAGE]).flatMap((page) => [page, ...reachable(page, mentions)]);
  const withoutFlags = shown.filter((place) => !FLAG.test(files[place]?.path ?? ''));
  return new Set([...withoutFlags, ...placesOf([OWN_FLAG, ...SEARCH_FILES])]);
}

function buildName(files: readonly BuiltFile[]): string {
  const text = files.map(({ path, hash }) => `${path} ${hash}\n`).join('');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
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
