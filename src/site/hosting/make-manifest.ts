import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPage, OFFLINE_PAGE, pagePath } from '../../catalogue/page-path.ts';
import { SEARCH_INDEX_PATH, type SearchIndexRow } from '../../catalogue/search-index.ts';
import { guidePath, questionPath } from '../../catalogue/slug.ts';
import type { Manifest } from '../../offline/manifest.ts';
import { listFiles } from './list-files.ts';

/** What can be stored besides pages; open data, feeds and pictures for social networks are for other readers. */
const STORABLE =
  /^\/(?:_astro\/.+\.(?:js|css|svg|woff2)|banderas\/.+\.svg|fichas\/.+\.(?:json|htm)|herramientas\/.+\.(?:json|svg)|paises\.json|icono\.svg)$/;
/** Answers to something the visitor did, what hosts read, and the frames on other people's pages. */
const NEVER = /^\/(?:404|gracias|_headers|_redirects|incrustar\/.*)$/;
const FLAG = /^\/banderas\//;
/** Home, the offline page, whom to call in trouble, the flag in every header, and what the search box asks. */
const SHELL = [
  '/',
  OFFLINE_PAGE,
  '/si-algo-sale-mal',
  '/banderas/mx.svg',
  SEARCH_INDEX_PATH,
  '/herramientas/lugares.json',
];
/**
 * Hashed names are looked for without their folder, because scripts and styles name their neighbours relatively. The
 * look-behind changes nothing that is found: it spares the search a new start at every letter of every word.
 */
const MENTION =
  /\/banderas\/[a-z]{2}\.svg|\/herramientas\/[a-z-]+\.(?:json|svg)|\/icono\.svg|(?<![\w@.~-])[\w@.~-]+\.[\w-]{8}\.(?:js|css|svg|woff2)/g;

interface BuiltFile {
  hash: string;
  bytes: number;
  title: string;
  /** Files it shows or runs. */
  mentions: string[];
}

/** Lists what of a finished site can be stored, with what each page needs and the sizes a browser downloads. */
export async function makeManifest(root: string): Promise<Manifest> {
  const built = new Map<string, BuiltFile>();
  for (const name of listFiles(root)) {
    const path = name.endsWith('.html') ? pagePath(`/${name}`) : `/${name}`;
    if (!NEVER.test(path) && (isPage(path) || STORABLE.test(path))) built.set(path, await readBuilt(join(root, name)));
  }
  // Without the flags of home's list: a hundred small files that a country brings along when it is saved.
  const shell = new Set([
    ...SHELL,
    ...SHELL.flatMap((path) => needsOf(path, built)).filter((path) => !FLAG.test(path)),
  ]);
  const needs = new Map([...built.keys()].filter(isPage).map((path) => [path, needsOf(path, built)]));
  const used = new Set([...shell, ...[...needs.values()].flat()]);
  const paths = [...built.keys()].filter((path) => used.has(path) || !path.startsWith('/_astro/'));
  const places = new Map(paths.map((path, place) => [path, place]));
  const placesOf = (wanted: Iterable<string>) => [...wanted].flatMap((path) => places.get(path) ?? []);
  return {
    shell: placesOf(shell),
    files: paths.map((path) => {
      const { hash, bytes } = built.get(path) as BuiltFile;
      const own = path === '/' ? [] : placesOf((needs.get(path) ?? []).filter((need) => !shell.has(need)));
      return own.length > 0 ? [path, hash, bytes, own] : [path, hash, bytes];
    }),
    titles: {
      ...Object.fromEntries(paths.filter(isPage).map((path) => [path, built.get(path)?.title ?? ''])),
      ...(await countryTitles(root)),
    },
  };
}

async function readBuilt(file: string): Promise<BuiltFile> {
  const body = await readFile(file);
  const text = /\.(?:html|js|css)$/.test(file) ? body.toString('utf8') : '';
  // The compressed copy stands beside the file when it is worth one.
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  return {
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 6),
    bytes: (await stat(sent)).size,
    title: (/<title>([^<]*)/.exec(text)?.[1] ?? '').replace(/ \| [^|]*$/, ''),
    mentions: [...new Set(text.match(MENTION))].map((name) => (name.startsWith('/') ? name : `/_astro/${name}`)),
  };
}

/** Every file that a page leads to: what it mentions, and what those mention. */
function needsOf(page: string, built: ReadonlyMap<string, BuiltFile>): string[] {
  const found = new Set([page]);
  for (const path of found) {
    for (const mentioned of built.get(path)?.mentions ?? []) if (built.has(mentioned)) found.add(mentioned);
  }
  found.delete(page);
  return [...found];
}

/** Both pages of a country, by its name. */
async function countryTitles(root: string): Promise<Record<string, string>> {
  const rows = JSON.parse(await readFile(join(root, SEARCH_INDEX_PATH), 'utf8')) as SearchIndexRow[];
  return Object.fromEntries(
    rows.flatMap(([slug, , name]) => [
      [questionPath(slug), `${name}: ¿necesito visa?`],
      [guidePath(slug), `${name}: guía completa`],
    ]),
  );
}
