import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../site/build-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * The catalogue rightly refuses more countries than there are ISO codes: each code is unique, has two letters and a
 * drawn flag (some 260). These two edits, made in a copy, let `JPAB` pass with the flag of `JP`. Two test switches in
 * the product were the alternative; they would weaken checks that protect real content.
 */
const EDITS = [
  { file: 'src/catalogue/records/country-schema.ts', from: '/^[A-Z]{2}$/', to: '/^[A-Z]{2}(?:[A-Z]{2})?$/' },
  { file: 'src/pages/banderas/[iso].svg.ts', from: '[props.iso2]', to: '[props.iso2.slice(0, 2)]' },
] as const;

const COPIED = ['src', 'public', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/** A copy of the project in a temporary folder that accepts generated countries. */
export function copyProject(): string {
  const copy = temporaryFolder('proyecto');
  for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of EDITS) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (!before.includes(from)) throw new Error(`bench/generated/project-copy.ts: ${file} ya no contiene ${from}.`);
    writeFileSync(join(copy, file), before.replaceAll(from, to));
  }
  return copy;
}
