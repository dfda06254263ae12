import { EMAIL_RULE } from './email-rule.ts';
import type { Newsletter } from './newsletter.ts';
import type { FieldError } from './read-enquiry.ts';

export const MAX_NAME = 100;

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

/**
 * What the page asks for: a name too (specification, section 5), though one of only spaces is let through and not sent.
 * Without the library of the other forms, which would be 2 kB of home for two fields.
 */
export function readNewsletter(data: FormData) {
  const read = (key: keyof Newsletter) => String(data.get(newsletterFieldName(key)) ?? '');
  const values = { name: read('name').trim(), email: read('email').trim() };
  const messages = { name: nameMistake(read('name'), values.name), email: emailMistake(values.email) };
  const errors = (['name', 'email'] as const).flatMap((key): FieldError[] => {
    const message = messages[key];
    return message ? [{ key, message }] : [];
  });
  return errors.length > 0 ? { errors } : { values };
}

function nameMistake(typed: string, name: string): string | undefined {
  if (typed === '') return 'El nombre es requerido';
  return name.length > MAX_NAME ? `Escribe hasta ${MAX_NAME} caracteres (tiene ${name.length})` : undefined;
}

function emailMistake(email: string): string | undefined {
  if (email === '') return EMAIL_RULE.missing;
  if (email.length > EMAIL_RULE.most) return EMAIL_RULE.tooLong;
  return EMAIL_RULE.pattern.test(email) ? undefined : EMAIL_RULE.wrong;
}
