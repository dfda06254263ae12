import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = join(import.meta.dirname, '../../dist');
const FOLDER = join(SITE, '_astro');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
const code = new Map(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));

const AT_ONCE = /(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g;
const EVER = /\.\/([\w.-]+\.js)\b/g;

/** The file and everything it imports: before it runs, or ever. */
function reach(file: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next] of (code.get(file) ?? '').matchAll(imports)) {
    if (next) reach(next, imports, seen);
  }
  return seen;
}

/** As React calls what it draws; the names of files tell nothing. */
const isReact = (file: string) => code.get(file)?.includes('react.transitional.element') ?? false;

/** Of one page of each kind: its scripts, without those of its islands, and whether it has one. */
const pages = [
  ...readdirSync(SITE).filter((name) => name.endsWith('.html')),
  'pais/japan.html',
  'pais/canada.html',
].map((name) => {
  const html = readFileSync(join(SITE, name), 'utf8');
  const scripts = html.matchAll(/<script type="module" src="\/_astro\/([^"]+)"/g);
  return { name, isTool: html.includes('<astro-island'), scripts: [...scripts].map(([, file = '']) => file) };
});
const withReact = (imports: RegExp) =>
  pages.filter(({ scripts }) => scripts.some((file) => [...reach(file, imports)].some(isReact)));

test('what a page runs at once brings no React, and a page without a tool never does', () => {
  expect(files.filter(isReact).length).toBeGreaterThan(0);
  expect(withReact(EVER).length).toBeGreaterThan(0);
  expect(withReact(AT_ONCE)).toEqual([]);
  expect(withReact(EVER).filter(({ isTool }) => !isTool)).toEqual([]);
});
