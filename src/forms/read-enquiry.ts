import * as v from 'valibot';

export interface FieldError {
  key: string;
  message: string;
}

/**
 * Reads a form's fields and checks them: either exactly the schema's keys, or one error for each
 * wrong field in the form's order.
 */
export function readEnquiry<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(schema: Schema, data: FormData) {
  const keys = Object.keys(schema.entries);
  const typed = Object.fromEntries(keys.map((key) => [key, data.get(key) ?? '']));
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (result.success) return { values: result.output };
  const messages = v.flatten(result.issues).nested as Record<string, [string, ...string[]]> | undefined;
  const errors = keys.flatMap((key): FieldError[] => {
    const message = messages?.[key]?.[0];
    return message === undefined ? [] : [{ key, message }];
  });
  return { errors };
}
