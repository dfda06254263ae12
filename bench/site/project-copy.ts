import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

export const PROJECT = join(import.meta.dirname, '..', '..');

const COPIED = ['src', 'public', 'content', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/**
 * The catalogue rightly refuses more countries than there are ISO codes. These edits, made in a copy, let invented
 * countries share the code (and the flag) of a real one. A switch in the product was the alternative; it would weaken
 * checks that protect real content.
 */
const EDITS = [
  { file: 'src/records/relations.ts', from: /entry\.iso2 === iso2\b/, to: 'entry.name === name' },
  { file: 'src/records/relations.ts', from: /^.*claim\(`iso2:.*$/m, to: '' },
  {
    file: 'src/pages/banderas/[iso].svg.ts',
    from: /\['MX', \.\.\.catalogue\(\)\.countries\.map\(\(country\) => country\.iso2\)\]/,
    to: "[...new Set(['MX', ...catalogue().countries.map((country) => country.iso2)])]",
  },
] as const;

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

/** Lets generated countries through the checks of a copy. */
export function acceptSharedCodes(copy: string): void {
  for (const { file, from, to } of EDITS) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (!from.test(source)) throw new Error(`bench/site/project-copy.ts: ${file} ya no contiene ${from}`);
    writeFileSync(path, source.replace(from, to));
  }
}
