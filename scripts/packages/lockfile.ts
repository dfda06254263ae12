import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One installed package as `package-lock.json` records it. */
export interface LockedPackage {
  /** `node_modules/…`, the place it is installed at. */
  path: string;
  name: string;
  version: string;
  license: string;
  integrity?: string;
  resolved?: string;
  /** Only needed to develop and test. */
  dev?: boolean;
}

const ROOT = join(import.meta.dirname, '../..');

/** Every package of the lockfile, of every platform, by name. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, Omit<LockedPackage, 'path' | 'name'>>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license: entry.license ?? 'sin licencia declarada',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
