import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { parse, stringify } from 'yaml';

/** The project's own content. */
export const CONTENT = join(import.meta.dirname, '../../../content');

/**
 * For every test a fresh folder with these files and folders of the real content, to make an editor's mistakes in; of a
 * folder only what `isCopied` says of its paths.
 */
export function useContentFolder(names: readonly string[], isCopied: (path: string) => boolean = () => true) {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contenido-'));
    for (const name of names) {
      cpSync(join(CONTENT, name), join(folder, name), { recursive: true, filter: isCopied });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const pathOf = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(pathOf(name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(pathOf(name), text);

  /** Replaces text that must be there, so that a test cannot pass because nothing was broken. */
  function edit(name: string, before: string | RegExp, after: string): void {
    const text = read(name);
    expect(text).toMatch(before);
    write(name, text.replace(before, after));
  }

  /** Changes what a YAML file says. */
  function change<Data>(name: string, changed: (data: Data) => unknown): void {
    write(name, stringify(changed(parse(read(name)))));
  }

  /** Gives fields of a YAML file other values. */
  function put(name: string, changes: Record<string, unknown>): void {
    change(name, (data: object) => ({ ...data, ...changes }));
  }

  return { folder: () => folder, pathOf, read, write, edit, change, put };
}
