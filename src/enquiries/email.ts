import * as v from 'valibot';

/** The specification asks for a simple pattern: something, an at sign, something with a dot. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Longest address that mail accepts (RFC 5321). */
const MAX_EMAIL = 254;

export const emailSchema = v.pipe(
  v.string('El email es requerido'),
  v.trim(),
  v.nonEmpty('El email es requerido'),
  v.maxLength(MAX_EMAIL, `Escribe un email de hasta ${MAX_EMAIL} caracteres`),
  v.regex(SIMPLE_EMAIL, 'Email inválido'),
);

/** An address that may be left empty. */
export const optionalEmailSchema = v.pipe(
  v.optional(v.string('Escribe un texto'), ''),
  v.trim(),
  v.maxLength(MAX_EMAIL, `Escribe un email de hasta ${MAX_EMAIL} caracteres`),
  v.check((email) => email === '' || SIMPLE_EMAIL.test(email), 'Email inválido'),
);
