import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { MAX_NAME } from './newsletter-fields.ts';
import { optionalText } from './text.ts';

/** Newsletter subscription. On the wire it is form data with the provider's own field names. */
export const newsletterSchema = v.object({
  name: optionalText(MAX_NAME),
  email: emailSchema,
});

export type Newsletter = v.InferOutput<typeof newsletterSchema>;
