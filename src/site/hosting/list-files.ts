import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file below a folder, relative to it and with `/`, in an order that no disk decides. Symbolic links are left out:
 * they could lead outside.
 */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
