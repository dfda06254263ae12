import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { Problem } from './relations.ts';

/** What was read from a YAML file: all of it, or only the top-level fields without a mistake. */
export interface Reading<Output> {
  whole: Output | undefined;
  readable: Partial<Output>;
}

/** Reads content files and collects every mistake on the way; never throws for one. */
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

  readText(path: string): string {
    this.filesRead += 1;
    return readFileSync(path, 'utf8');
  }

  /** Parses and checks one YAML file; its mistakes go to `problems`. */
  readYaml<Output>(path: string, schema: v.GenericSchema<unknown, Output>): Reading<Output> {
    const file = this.label(path);
    if (!existsSync(path)) {
      this.problems.push({ file, field: '(archivo)', value: undefined, mend: 'Falta este archivo; recupéralo.' });
      return { whole: undefined, readable: {} };
    }
    const document = parseDocument(this.readText(path), { prettyErrors: true, uniqueKeys: true });
    if (document.errors.length > 0) {
      for (const error of document.errors) {
        const field = `línea ${error.linePos?.[0].line ?? 0}`;
        this.problems.push({ file, field, value: error.message.split('\n')[0], mend: 'Corrige la escritura YAML.' });
      }
      return { whole: undefined, readable: {} };
    }
    const data: unknown = document.toJS();
    const result = v.safeParse(schema, data);
    if (result.success) return { whole: result.output, readable: result.output as Partial<Output> };
    for (const issue of result.issues) {
      this.problems.push({
        file,
        field: v.getDotPath(issue) ?? '(archivo)',
        value: isUnknownKey(issue) ? issue.received : issue.input,
        mend: mendOf(issue),
      });
    }
    const faulty = new Set(result.issues.map((issue) => issue.path?.[0]?.key));
    const fields = typeof data === 'object' && data !== null && !faulty.has(undefined) ? Object.entries(data) : [];
    return {
      whole: undefined,
      readable: Object.fromEntries(fields.filter(([key]) => !faulty.has(key))) as Partial<Output>,
    };
  }
}

function isUnknownKey(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** What to write instead of a value of the wrong kind, by the kind that was expected. */
const MENDS_BY_KIND: Record<string, string> = {
  strict_object: 'Escribe aquí los campos de este bloque, uno por renglón.',
  array: 'Escribe una lista.',
  record: 'Escribe aquí los campos de este bloque, uno por renglón.',
  string: 'Escribe un texto.',
  number: 'Escribe un número, sin comillas.',
  regex: 'Corrige la forma de este texto.',
};

/** Our own message, or words an editor can act on where Valibot would speak English. */
function mendOf(issue: v.BaseIssue<unknown>): string {
  if (isUnknownKey(issue)) return 'Este campo no existe; bórralo o corrige su nombre.';
  if (issue.received === 'undefined') return 'Falta este campo; escríbelo.';
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return MENDS_BY_KIND[issue.type] ?? 'Corrige este valor.';
}
