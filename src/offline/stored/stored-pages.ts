import { countryOfPage, isPage } from '../../catalogue/page-path.ts';
import { guidePath } from '../../catalogue/slug.ts';
import type { Manifest } from './manifest.ts';

export interface StoredPage {
  path: string;
  label: string;
  bytes: number;
}

/** The pages among stored paths, by the name a reader knows them by. `names`: Spanish name by slug. */
export function storedPages(
  paths: readonly string[],
  manifest: Manifest,
  names: ReadonlyMap<string, string>,
): StoredPage[] {
  const bytesByPath = new Map(manifest.files.map(([path, , bytes]) => [path, bytes]));
  return paths
    .filter((path) => isPage(path) && bytesByPath.has(path))
    .map((path) => ({ path, label: labelOf(path, manifest, names), bytes: bytesByPath.get(path) ?? 0 }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}

function labelOf(path: string, { titles }: Manifest, names: ReadonlyMap<string, string>): string {
  const slug = countryOfPage(path);
  const name = slug && names.get(slug);
  if (!name) return titles[path] ?? path;
  return path === guidePath(slug) ? `${name}: guía completa` : `${name}: ¿necesito visa?`;
}
