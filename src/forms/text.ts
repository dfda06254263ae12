import * as v from 'valibot';

/** At most `max` characters; the message says how many there are. */
function atMost(max: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    max,
    (issue) => `Escribe hasta ${max} caracteres (tiene ${issue.input.length})`,
  );
}

/** A required text: trimmed, not empty, at most `max` characters. */
export function requiredText(missing: string, max: number) {
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), atMost(max));
}

/** A text that may be left empty; a missing one counts as empty. */
export function optionalText(max: number) {
  return v.pipe(v.optional(v.string('Escribe un texto'), ''), v.trim(), atMost(max));
}
