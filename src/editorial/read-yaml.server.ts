import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { Problem } from '../catalogue/records/relations.ts';

/** Reads YAML and checks it; what is wrong goes to `report`, never to an exception. */
export function readYaml<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
  report: (problem: Problem) => void,
): v.InferOutput<Schema> | undefined {
  const document = parseDocument(source, { prettyErrors: true, uniqueKeys: true });
  for (const error of document.errors) {
    report({
      file,
      field: `línea ${error.linePos?.[0].line ?? 0}`,
      value: error.message.split('\n')[0],
      mend: 'Corrige la escritura YAML.',
    });
  }
  if (document.errors.length > 0) return undefined;
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const isUnknownKey = issue.type === 'strict_object' && issue.expected === 'never';
    report({
      file,
      field: v.getDotPath(issue) ?? '(archivo)',
      value: isUnknownKey ? issue.received : issue.input,
      mend: mendOf(issue, isUnknownKey),
    });
  }
  return undefined;
}

/** Valibot's own words for a missing or unknown key, said so that an editor can act on them. */
function mendOf(issue: v.BaseIssue<unknown>, isUnknownKey: boolean): string {
  if (isUnknownKey) return 'Este campo no existe; bórralo o corrige su nombre.';
  if (issue.received === 'undefined') return 'Falta este campo; escríbelo.';
  if (issue.type === 'strict_object') return 'Escribe aquí un registro con sus campos.';
  return issue.message;
}
