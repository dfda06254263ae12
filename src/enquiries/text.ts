import * as v from 'valibot';

/** A required text: trimmed, not empty, at most `max` characters. */
export function requiredText(missing: string, max: number) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, (issue) => `Escribe hasta ${max} caracteres (tiene ${issue.input.length})`),
  );
}

/** A text that may be left empty; a missing one counts as empty. */
export function optionalText(max: number) {
  return v.pipe(
    v.optional(v.string('Escribe un texto'), ''),
    v.trim(),
    v.maxLength(max, (issue) => `Escribe hasta ${max} caracteres (tiene ${issue.input.length})`),
  );
}

/** One of a select's values. */
export function choice<const Values extends readonly string[]>(values: Values, missing: string) {
  return v.picklist(values, missing);
}
