import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isPublishedText } from './published-links.ts';
import { readPage } from './read-page.ts';
import type { BuiltSite } from './site-mistakes.ts';

/** Reads what the build wrote into a folder; a folder that is not there is a site without pages. */
export function readSite(folder: string): BuiltSite {
  const names = existsSync(folder) ? listFiles(folder) : [];
  const files = new Map(names.map((name) => [name, statSync(join(folder, name)).size]));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    pages: names.filter((name) => name.endsWith('.html')).map((name) => readPage(name, read(name))),
    files,
    texts: new Map(names.filter(isPublishedText).map((name) => [name, read(name)])),
    sitemap: files.has('sitemap.xml') ? read('sitemap.xml') : undefined,
  };
}

/** Relative to `root`, with `/`, in an order that no disk decides. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
