import * as v from 'valibot';
import { EMAIL_RULE } from './email-rule.ts';

export const emailSchema = v.pipe(
  v.string(EMAIL_RULE.missing),
  v.trim(),
  v.nonEmpty(EMAIL_RULE.missing),
  v.maxLength(EMAIL_RULE.most, EMAIL_RULE.tooLong),
  v.regex(EMAIL_RULE.pattern, EMAIL_RULE.wrong),
);

/** An address that may be left empty. */
export const optionalEmailSchema = v.pipe(
  v.optional(v.string('Escribe un texto'), ''),
  v.trim(),
  v.maxLength(EMAIL_RULE.most, EMAIL_RULE.tooLong),
  v.check((email) => email === '' || EMAIL_RULE.pattern.test(email), EMAIL_RULE.wrong),
);
