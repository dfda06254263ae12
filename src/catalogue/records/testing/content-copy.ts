import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { parse, stringify } from 'yaml';
import { readCatalogue } from '../load.server.ts';

const REAL = join(import.meta.dirname, '../../../../content');
/** The countries of the copy, in alphabetical order of their slugs. */
export const COPIED_COUNTRIES = ['japan', 'new-zealand', 'south-korea', 'united-states'];
const OTHER_FILES = ['country-names.yaml', 'exchange-rates.yaml', 'shared-updates', 'narratives/Japan.md'];

type Draft = Record<string, unknown>;

/** A fresh copy of a few real content files for every test, to make an editor's mistakes in. */
export function useContentCopy() {
  let content = '';

  beforeEach(() => {
    content = mkdtempSync(join(tmpdir(), 'contenido-'));
    for (const folder of ['countries', 'narratives']) mkdirSync(join(content, folder));
    for (const path of [...COPIED_COUNTRIES.map((slug) => `countries/${slug}.yaml`), ...OTHER_FILES]) {
      cpSync(join(REAL, path), join(content, path), { recursive: true });
    }
  });
  afterEach(() => rmSync(content, { recursive: true }));

  const read = (path: string) => readFileSync(join(content, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(content, path), text);

  /** Puts `value` at `field` (`costs.amount`, `sources.0.url`) of a YAML file; undefined removes the key. */
  function put(path: string, field: string, value: unknown): void {
    const file = parse(read(path)) as Draft;
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((node, key) => node[key] as Draft, file);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    write(path, stringify(file));
  }

  const problemsOf = () => readCatalogue(content).problems;
  /** Where each problem is: `content/countries/japan.yaml · flag`. */
  const places = () => problemsOf().map(({ file, field }) => `${file} · ${field}`);

  return { folder: () => content, read, write, put, problemsOf, places };
}
