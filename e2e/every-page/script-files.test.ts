import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Modules are joined into files by name (`astro.config.ts`); one that moves can drag a file to where nobody needs it. */
const SITE = join(import.meta.dirname, '../../dist');
const FOLDER = join(SITE, '_astro');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const code = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));

/** The file and everything it imports before it runs. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next] of (code.get(file) ?? '').matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g)) {
    if (next) reach(next, seen);
  }
  return seen;
}

const reaching = (part: string, from: (file: string) => boolean) =>
  files.filter((file) => from(file) && [...reach(file)].some((found) => found.startsWith(`${part}.`)));

test('what a page runs at once brings no React', () => {
  const pages = [...readdirSync(SITE).filter((name) => name.endsWith('.html')), 'pais/japan.html', 'pais/canada.html'];
  const first = new Set(
    pages.flatMap((page) =>
      [...readFileSync(join(SITE, page), 'utf8').matchAll(/<script type="module" src="\/_astro\/([^"]+)"/g)].map(
        ([, file]) => file,
      ),
    ),
  );
  expect(first.size).toBeGreaterThan(8);
  expect(reaching('react', (file) => first.has(file))).toEqual([]);
});
