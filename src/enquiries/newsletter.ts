import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { optionalText, untrimmedRequiredText } from './text.ts';

const MAX_NAME = 100;

/** Newsletter subscription. On the wire it is form data with the provider's own field names. */
export const newsletterSchema = v.object({
  name: optionalText(MAX_NAME),
  email: emailSchema,
});

/**
 * What the page asks for: a name too (specification, section 5), though one of only spaces is let
 * through and not sent.
 */
export const newsletterFormSchema = v.object({
  name: untrimmedRequiredText('El nombre es requerido', MAX_NAME),
  email: emailSchema,
});

export type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** Name of the form's field in the provider's form data. */
export function newsletterFieldName(key: string): string {
  return `fields[${key}]`;
}

/** The form data of the email-marketing provider: a name of only spaces is not sent. */
export function newsletterFields({ name, email }: Newsletter): [field: string, value: string][] {
  const fields: [string, string][] = [];
  if (name.trim() !== '') fields.push(['fields[name]', name.trim()]);
  fields.push(['fields[email]', email.trim()], ['ml-submit', '1'], ['anticsrf', 'true']);
  return fields;
}
