import * as v from 'valibot';
import { type EnquiryKind, formFieldName } from './kinds.ts';
import { PAGE_SCHEMAS } from './schemas.ts';

/** What is wrong with the field of this name. */
export interface FieldMistake {
  name: string;
  message: string;
}

/**
 * Reads a form's fields and checks them: either exactly the schema's keys, or one mistake for each
 * wrong field in the form's order.
 */
export function readEnquiry(
  kind: EnquiryKind,
  data: FormData,
): { values?: Record<string, string>; mistakes?: FieldMistake[] } {
  const schema = PAGE_SCHEMAS[kind];
  const keys = Object.keys(schema.entries);
  const typed = Object.fromEntries(keys.map((key) => [key, data.get(formFieldName(kind, key)) ?? '']));
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (result.success) return { values: result.output };
  const messages: Record<string, string[] | undefined> = v.flatten(result.issues).nested ?? {};
  return {
    mistakes: keys.flatMap((key) => {
      const message = messages[key]?.[0];
      return message === undefined ? [] : [{ name: formFieldName(kind, key), message }];
    }),
  };
}
