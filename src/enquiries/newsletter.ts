import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { optionalText } from './text.ts';

/** Newsletter subscription. On the wire it is form data with the provider's own field names. */
export const newsletterSchema = v.object({
  name: optionalText(100),
  email: emailSchema,
});

export type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** The form data of the email-marketing provider: a name of only spaces is not sent. */
export function newsletterFields({ name, email }: Newsletter): [field: string, value: string][] {
  const fields: [string, string][] = [];
  if (name.trim() !== '') fields.push(['fields[name]', name.trim()]);
  fields.push(['fields[email]', email.trim()], ['ml-submit', '1'], ['anticsrf', 'true']);
  return fields;
}
