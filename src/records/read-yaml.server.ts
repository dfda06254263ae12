import * as v from 'valibot';
import { parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from './relations.ts';

/** What was read from YAML: all of it, or only the top-level fields without a mistake. */
export interface ParsedYaml<Output> {
  whole: Output | undefined;
  readable: Partial<Output>;
  /** The top-level fields with a mistake. */
  faulty?: ReadonlySet<unknown>;
}

/**
 * Parses and checks the YAML of `file`; every mistake goes to `report`, never to an exception. `complete` adds what is
 * not written before it is checked.
 */
export function readYaml<Output>(
  file: string,
  source: string,
  schema: v.GenericSchema<unknown, Output>,
  report: (problem: Problem) => void,
  complete?: (data: unknown) => void,
): ParsedYaml<Output> {
  const { data, errors } = parsed(source);
  for (const error of errors) {
    const field = `línea ${error.linePos?.[0].line ?? 0}`;
    report({ file, field, value: error.message.split('\n')[0], fix: 'Corrige la escritura YAML.' });
  }
  if (errors.length > 0) return { whole: undefined, readable: {} };

  complete?.(data);
  const result = v.safeParse(schema, data);
  if (result.success) return { whole: result.output, readable: result.output as Partial<Output> };
  for (const issue of result.issues) {
    report({
      file,
      field: v.getDotPath(issue) ?? '(archivo)',
      value: isUnknownKey(issue) ? issue.received : issue.input,
      fix: fixOf(issue),
    });
  }
  const faulty = new Set(result.issues.map((issue) => issue.path?.[0]?.key));
  return { whole: undefined, readable: without(data, faulty) as Partial<Output>, faulty };
}

/** What was parsed, by its text: phrases, names and publishers are read beside every other kind of file. */
const known = new Map<string, { data: unknown; errors: readonly YAMLParseError[] }>();

/** Data of the caller's own, to be completed. */
function parsed(source: string) {
  let one = known.get(source);
  if (!one) {
    const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true });
    const { errors } = document;
    one = { data: errors.length > 0 ? undefined : document.toJS(), errors };
    known.set(source, one);
  }
  return { ...one, data: structuredClone(one.data) };
}

/** The top-level fields of `data` that no issue is about; none when an issue is about the whole. */
function without(data: unknown, faulty: ReadonlySet<unknown>): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || faulty.has(undefined)) return {};
  return Object.fromEntries(Object.entries(data).filter(([key]) => !faulty.has(key)));
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
function fixOf(issue: v.BaseIssue<unknown>): string {
  if (isUnknownKey(issue)) return 'Este campo no existe; bórralo o corrige su nombre.';
  if (issue.received === 'undefined' && issue.type !== 'raw_check') return 'Falta este campo; escríbelo.';
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return MENDS_BY_KIND[issue.type] ?? 'Corrige este valor.';
}
