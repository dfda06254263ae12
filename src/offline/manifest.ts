/** Written by the build beside the pages: what of the site can be stored on a device. */
export const MANIFEST_PATH = '/sin-conexion.json';

/** `needs`: places in `files` of what a page shows and runs besides the shell. `bytes`: what a browser downloads. */
export type ManifestFile = readonly [path: string, hash: string, bytes: number, needs?: readonly number[]];

export interface Manifest {
  /** Places in `files` of what every stored page leans on. */
  shell: readonly number[];
  files: readonly ManifestFile[];
  /** What a reader calls each page. */
  titles: Readonly<Record<string, string>>;
}

/** What opens whole without a connection: pages and files by their path, or all there are. */
export type StoredPaths = readonly string[] | 'all';

/** The files a wish comes to, the shell always among them. What is not listed is left out. */
export function filesOf({ files, shell }: Manifest, wanted: StoredPaths): readonly ManifestFile[] {
  if (wanted === 'all') return files;
  const places = new Set(shell);
  for (const [place, [path, , , needs = []]] of files.entries()) {
    if (wanted.includes(path)) for (const needed of [place, ...needs]) places.add(needed);
  }
  return files.filter((_file, place) => places.has(place));
}

export function bytesOf(files: readonly ManifestFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}
