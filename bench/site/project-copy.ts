import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

const COPIED = ['src', 'e2e/gallery', 'public', 'content', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/**
 * The project's code in a temporary folder. Builds need one each: Astro keeps its half-built pages in
 * `.astro/.prerender` whatever the `outDir`, and two builds in one folder delete each other's.
 */
export function copyProject(): string {
  const copy = temporaryFolder('proyecto');
  for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Links package by package, without the drawings kept in `.cache`: the build of a fresh clone has none of them. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(PROJECT, 'node_modules', name), join(copy, 'node_modules', name));
  }
}
