import * as v from 'valibot';
import { REPORT_ERROR_TYPES } from './report-options.ts';

/**
 * A simple pattern (specification, section 5): something, an at sign, something with a dot. The first dot that counts
 * is the one meant, so that there is one way only to read any text: a second one would let a long text stop the server.
 */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Longest address that mail accepts (RFC 5321). */
const MAX_EMAIL = 254;
const EMAIL_TOO_LONG = `Escribe un email de hasta ${MAX_EMAIL} caracteres`;
const EMAIL_WRONG = 'Email inválido';

/** At most `max` characters; the message says how many there are. */
function atMost(max: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    max,
    (issue) => `Escribe hasta ${max} caracteres (tiene ${issue.input.length})`,
  );
}

/** A required text: trimmed, not empty, at most `max` characters. */
function requiredText(missing: string, max: number) {
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), atMost(max));
}

/** A text that may be left empty; a missing one counts as empty. */
function optionalText(max: number) {
  return v.pipe(v.optional(v.string('Escribe un texto'), ''), v.trim(), atMost(max));
}

const NAME_MISSING = 'El nombre es requerido';
const MAX_NAME = 100;

const email = v.pipe(
  v.string('El email es requerido'),
  v.trim(),
  v.nonEmpty('El email es requerido'),
  v.maxLength(MAX_EMAIL, EMAIL_TOO_LONG),
  v.regex(EMAIL, EMAIL_WRONG),
);

/** An address that may be left empty. */
const optionalEmail = v.pipe(
  v.optional(v.string('Escribe un texto'), ''),
  v.trim(),
  v.maxLength(MAX_EMAIL, EMAIL_TOO_LONG),
  v.check((typed) => typed === '' || EMAIL.test(typed), EMAIL_WRONG),
);

/** What a message may be about, and how the form words it. */
export const CONTACT_SUBJECTS = {
  'informacion-incorrecta': 'Información incorrecta',
  'nuevo-pais': 'Nuevo país',
  'consulta-visa': 'Consulta de visa',
  sugerencia: 'Sugerencia',
  otro: 'Otro',
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** One schema per form, shared by the page and the inbox; the keys are those of the payloads (specification, section 7). */
export const ENQUIRY_SCHEMAS = {
  newsletter: v.object({ name: optionalText(MAX_NAME), email }),
  contact: v.object({
    name: requiredText(NAME_MISSING, MAX_NAME),
    email,
    subject: v.picklist(Object.keys(CONTACT_SUBJECTS), 'Elige un asunto'),
    message: requiredText('El mensaje es requerido', 5000),
  }),
  'error-report': v.object({
    /** An id that the specification lists (section 3, Error report), `otro`, or a slug: the list of them stays in the page. */
    country: v.pipe(v.string('Elige un país'), v.regex(/^[a-z-]{2,60}$/, 'Elige un país')),
    errorType: v.picklist(Object.keys(REPORT_ERROR_TYPES), 'Elige el tipo de error'),
    currentInfo: requiredText('Escribe la información que está mal', 3000),
    correctInfo: requiredText('Escribe la información correcta', 3000),
    source: v.pipe(
      optionalText(2000),
      v.check((url) => url === '' || isWebAddress(url), 'Escribe una dirección completa, como https://ejemplo.mx'),
    ),
    email: optionalEmail,
    description: optionalText(3000),
  }),
  'guide-idea': v.object({
    name: requiredText(NAME_MISSING, MAX_NAME),
    email,
    guide_idea: optionalText(3000),
  }),
};

/** The newsletter's page asks for a name too (specification, section 5), though one of only spaces is let through and not sent. */
export const PAGE_SCHEMAS = {
  ...ENQUIRY_SCHEMAS,
  newsletter: v.object({
    name: v.pipe(v.string(NAME_MISSING), v.nonEmpty(NAME_MISSING), v.trim(), atMost(MAX_NAME)),
    email,
  }),
};
