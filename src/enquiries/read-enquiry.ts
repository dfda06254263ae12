import * as v from 'valibot';

export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

export type FieldKey<Schema extends FormSchema> = Extract<keyof Schema['entries'], string>;

export interface FieldError<Key extends string = string> {
  key: Key;
  message: string;
}

export type ReadEnquiry<Schema extends FormSchema> =
  | { values: v.InferOutput<Schema>; errors?: undefined }
  | { values?: undefined; errors: FieldError<FieldKey<Schema>>[] };

/**
 * Reads a form's fields and checks them: either exactly the schema's keys, or one error for each
 * wrong field in the form's order.
 */
export function readEnquiry<Schema extends FormSchema>(schema: Schema, data: FormData): ReadEnquiry<Schema> {
  const keys = Object.keys(schema.entries) as FieldKey<Schema>[];
  const typed = Object.fromEntries(keys.map((key) => [key, data.get(key) ?? '']));
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (result.success) return { values: result.output };
  const messages = v.flatten(result.issues).nested as Record<string, [string, ...string[]]> | undefined;
  return {
    errors: keys.flatMap((key) => {
      const message = messages?.[key]?.[0];
      return message === undefined ? [] : [{ key, message }];
    }),
  };
}
