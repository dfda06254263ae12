import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

/** As React calls what it draws; the names of files tell nothing. */
const isReact = (file: string) => code.get(file)?.includes('react.transitional.element') ?? false;

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
  expect(files.filter(isReact).length).toBeGreaterThan(0);
  expect(files.filter((file) => first.has(file) && [...reach(file)].some(isReact))).toEqual([]);
});
