import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { runScript } from './run-script.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** One record of each depth, so that a script has something to read and a test something to break. */
const COUNTRIES = new Set(['japan.yaml', 'zambia.yaml']);

/** A fresh copy of the real content for every test, with only two of its countries. */
export function useSmallContent() {
  let content = '';

  beforeEach(() => {
    content = mkdtempSync(join(tmpdir(), 'contenido-'));
    cpSync(join(PROJECT, 'content'), content, {
      recursive: true,
      // A visa guide is of a country that the copy does not have.
      filter: (source) =>
        !/visa-guides|claims/.test(source) && (!/countries.*\.yaml$/.test(source) || COUNTRIES.has(basename(source))),
    });
  });
  afterEach(() => rmSync(content, { recursive: true }));

  const pathOf = (name: string) => join(content, name);

  /** Replaces text that must be there, so that a test cannot pass because nothing was broken. */
  function edit(name: string, before: string | RegExp, after: string): void {
    const text = readFileSync(pathOf(name), 'utf8');
    expect(text).toMatch(before);
    writeFileSync(pathOf(name), text.replaceAll(before, after));
  }

  /** Gives fields of a YAML file other values. */
  function put(name: string, changes: Record<string, unknown>): void {
    writeFileSync(pathOf(name), stringify({ ...parse(readFileSync(pathOf(name), 'utf8')), ...changes }));
  }

  /** A script of `scripts/` on the copy, as an editor runs it. */
  const run = (script: string, ...args: string[]) => runScript(script, args, content);

  return { pathOf, edit, put, run };
}
