import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { type CountryName, countryNamesSchema } from '../catalogue/country-schema.ts';
import { citationsOf } from './citations.server.ts';
import { type Phrases, phrasesSchema, sayPhrases, withPhrases } from './phrases.ts';
import { type ParsedYaml, readYaml } from './read-yaml.server.ts';
import type { Problem } from './relations.ts';

/** A text and the head above it, YAML between two lines of `---`; without one it is all body. */
export function splitHead(source: string): { head: string | undefined; body: string } {
  const [, head, body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { head, body };
}

/**
 * Makes a reader of some files of a content folder. It never throws for a mistake in one: every mistake of every file is
 * in `problems`; `filesRead` is for the closing line of a check.
 */
export function contentReader<Parts extends object>(read: (files: ContentFiles) => Parts) {
  return (contentDir: string) => {
    const files = new ContentFiles(contentDir);
    return { ...read(files), problems: files.problems, filesRead: files.filesRead };
  };
}

const PHRASES = 'phrases.yaml';

/** Reads files of a content folder, each by its name in there (`countries/japan.yaml`), and collects every mistake. */
export class ContentFiles {
  readonly problems: Problem[] = [];
  filesRead = 0;
  readonly #root: string;
  #names: ParsedYaml<readonly CountryName[]> | undefined;
  #phrases: Phrases | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  report(name: string, field: string, value: unknown, fix: string): void {
    this.problems.push({ file: `content/${name}`, field, value, fix });
  }

  has(name: string): boolean {
    return existsSync(join(this.#root, name));
  }

  /** For files that others are held against: their own mistakes are told with what they belong to. */
  quiet(): ContentFiles {
    return new ContentFiles(this.#root);
  }

  countryNames(): readonly CountryName[] | undefined {
    this.#names ??= this.quiet().readYaml('country-names.yaml', countryNamesSchema);
    return this.#names.whole;
  }

  /** Tells every code of a country, with the field it stands in, that no country has. */
  checkCodes(name: string, codes: Iterable<readonly [field: string, iso2: string]>): void {
    const names = this.countryNames();
    if (!names) return;
    const known = new Set(names.map(({ iso2 }) => iso2));
    for (const [field, iso2] of codes) {
      if (known.has(iso2)) continue;
      this.report(name, field, iso2, 'Ese código no está en content/country-names.yaml; corrígelo.');
    }
  }

  /** Files of a folder, sorted; none when the folder is missing, since git keeps no empty ones. */
  list(folder: string, extension: string): string[] {
    if (!this.has(folder)) return [];
    return readdirSync(join(this.#root, folder))
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => `${folder}/${name}`);
  }

  /** The text of a file; a missing one is a mistake like any other. */
  #readText(name: string): string | undefined {
    this.filesRead += 1;
    if (this.has(name)) return readFileSync(join(this.#root, name), 'utf8');
    this.report(name, '(archivo)', undefined, 'Falta este archivo; recupéralo.');
    return undefined;
  }

  /** A text under its head; its mistakes go to `problems`. */
  readHeaded<Output>(name: string, schema: v.GenericSchema<unknown, Output>) {
    const source = this.#readText(name);
    if (source === undefined) return undefined;
    const { head, body } = splitHead(source);
    if (head === undefined) {
      this.report(name, '(archivo)', source.slice(0, 30), 'Empieza con la ficha entre dos líneas ---.');
      return undefined;
    }
    const said = withPhrases(body.trim(), this.#sayable(name), (phrase) => this.#unknown(name, 'texto', phrase));
    return { fields: this.#read(name, head, schema).whole, body: said };
  }

  /** Parses and checks one YAML file; its mistakes go to `problems`. */
  readYaml<Output>(name: string, schema: v.GenericSchema<unknown, Output>): ParsedYaml<Output> {
    const source = this.#readText(name);
    if (source === undefined) return { whole: undefined, readable: {} };
    return this.#read(name, source, schema);
  }

  #read<Output>(name: string, source: string, schema: v.GenericSchema<unknown, Output>): ParsedYaml<Output> {
    const file = `content/${name}`;
    const report = (problem: Problem) => this.problems.push(problem);
    return readYaml(file, source, schema, report, (data) => {
      sayPhrases(data, this.#sayable(name), (field, phrase) => this.#unknown(name, field, phrase));
      citationsOf(this.#root).addKinds(name, data, (mistake) => report({ file, ...mistake }));
    });
  }

  /** The phrases that a file may name: a phrase none. */
  #sayable(name: string): Phrases {
    if (name === PHRASES) return {};
    this.#phrases ??= (this.has(PHRASES) && this.quiet().readYaml(PHRASES, phrasesSchema).whole) || {};
    return this.#phrases;
  }

  #unknown(name: string, field: string, phrase: string): void {
    this.report(
      name,
      field,
      phrase,
      `Ninguna frase de content/${PHRASES} se llama así: corrige el nombre, o escríbela ahí.`,
    );
  }
}
