import { guidePath, questionPath } from '../../catalogue/slug.ts';

/** Written by the build beside the pages; every version keeps its own copy and stores by it. */
export const MANIFEST_PATH = '/sin-conexion.json';

/** `needs`: places in `files` of what a page shows besides the shell. */
export type ManifestFile = readonly [path: string, hash: string, bytes: number, needs?: readonly number[]];

/** One version of the site, as far as it can be stored. */
export interface Manifest {
  /** Made from every file's hash: the same files are the same version. */
  build: string;
  /** Places in `files` of what every stored page leans on. */
  shell: readonly number[];
  files: readonly ManifestFile[];
  /** Titles of the pages that are no country's. */
  titles: Readonly<Record<string, string>>;
}

/** What the reader wants to have without a connection. */
export type Wish = { page: string } | { country: string } | 'shell' | 'all';

/** The files a wish comes to, the shell always among them: a page without it would not look or work as one. */
export function filesOf(manifest: Manifest, wish: Wish): ManifestFile[] {
  const { files, shell } = manifest;
  if (wish === 'all') return [...files];
  const places = new Set(shell);
  const wanted = wish === 'shell' ? [] : 'page' in wish ? [wish.page] : countryPaths(wish.country);
  for (const path of wanted) {
    const place = files.findIndex(([listed]) => listed === path);
    if (place < 0) continue;
    places.add(place);
    for (const needed of files[place]?.[3] ?? []) places.add(needed);
  }
  return files.filter((_file, place) => places.has(place));
}

/** Both pages of a country and what its dialog on home shows; their flags come as what the pages need. */
export function countryPaths(slug: string): string[] {
  return [questionPath(slug), guidePath(slug), `/fichas/${slug}.json`];
}

/** What the browser will download: the compressed sizes, as the build measured them. */
export function bytesOf(files: readonly ManifestFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

/** `38 kB`, `2.4 MB`: as a phone's plan counts, in thousands, never less than it is. */
export function sizeLabel(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
