import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type * as v from 'valibot';
import { citationsOf } from './citations.server.ts';
import { type ParsedYaml, readYaml } from './read-yaml.server.ts';
import type { Problem } from './relations.ts';

/** A text and the head above it, YAML between two lines of `---`; without one it is all body. */
export function splitHead(source: string): { head: string | undefined; body: string } {
  const [, head, body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { head, body };
}

/** Reads the files of a content folder and collects every mistake on the way; never throws for one. */
export class ContentFiles {
  readonly problems: Problem[] = [];
  filesRead = 0;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** A path as an editor knows it: `content/countries/japan.yaml`. */
  label(path: string): string {
    return join('content', relative(this.#root, path));
  }

  /** Files of a folder, sorted; none when the folder is missing, since git keeps no empty ones. */
  list(folder: string, extension: string): string[] {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => join(path, name));
  }

  /** The text of a file; a missing one is a mistake like any other. */
  readText(path: string): string | undefined {
    this.filesRead += 1;
    if (existsSync(path)) return readFileSync(path, 'utf8');
    this.problems.push({
      file: this.label(path),
      field: '(archivo)',
      value: undefined,
      fix: 'Falta este archivo; recupéralo.',
    });
    return undefined;
  }

  /** A text under its head; its mistakes go to `problems`. */
  readHeaded<Output>(path: string, schema: v.GenericSchema<unknown, Output>) {
    const source = this.readText(path);
    if (source === undefined) return undefined;
    const file = this.label(path);
    const { head, body } = splitHead(source);
    if (head === undefined) {
      const fix = 'Empieza con la ficha entre dos líneas ---.';
      this.problems.push({ file, field: '(archivo)', value: source.slice(0, 30), fix });
      return undefined;
    }
    const { whole } = this.#read(path, head, schema);
    return { fields: whole, body: body.trim(), file };
  }

  /** Parses and checks one YAML file; its mistakes go to `problems`. */
  readYaml<Output>(path: string, schema: v.GenericSchema<unknown, Output>): ParsedYaml<Output> {
    const source = this.readText(path);
    if (source === undefined) return { whole: undefined, readable: {} };
    return this.#read(path, source, schema);
  }

  #read<Output>(path: string, source: string, schema: v.GenericSchema<unknown, Output>): ParsedYaml<Output> {
    const file = this.label(path);
    const report = (problem: Problem) => this.problems.push(problem);
    return readYaml(file, source, schema, report, (data) =>
      citationsOf(this.#root).addKinds(path, data, (mistake) => report({ file, ...mistake })),
    );
  }
}
