import * as v from 'valibot';
import { type EnquiryKind, formFieldName, TRAP_FIELD } from '../../src/forms/kinds.ts';
import { ENQUIRY_SCHEMAS } from '../../src/forms/schemas.ts';
import type { BodyType, SentFields } from '../request-body.ts';

/** What a submission turned out to be. Mistakes are told by the schema's key. */
export type Submission =
  | { verdict: 'accepted'; payload: object }
  | { verdict: 'refused'; errors: Map<string, string> }
  | { verdict: 'trapped' };

/** The provider's own fields, which say nothing about the visitor. */
const SERVICE_FIELDS: Partial<Record<EnquiryKind, readonly string[]>> = { newsletter: ['ml-submit', 'anticsrf'] };

const MAX_NAMED_KEYS = 20;
const MAX_KEY_LENGTH = 80;

export function schemaKeys(kind: EnquiryKind): string[] {
  return Object.keys(ENQUIRY_SCHEMAS[kind].entries);
}

export function readSubmission(
  kind: EnquiryKind,
  type: BodyType | undefined,
  { fields, repeated }: SentFields,
): Submission {
  if (isFilled(fields.get(TRAP_FIELD))) return { verdict: 'trapped' };

  const wireName = (key: string) => (type === 'json' ? key : formFieldName(kind, key));
  const keys = schemaKeys(kind);
  const errors = new Map<string, string>();
  for (const name of unknownNames(kind, type, keys.map(wireName), fields)) {
    errors.set(name.slice(0, MAX_KEY_LENGTH), 'Este campo no existe en el formulario');
  }
  // Named even when missing, so that the schema answers with its own message and not with a general one.
  const sent = Object.fromEntries(keys.map((key) => [key, fields.get(wireName(key))]));
  const schema: v.GenericSchema<unknown, object> = ENQUIRY_SCHEMAS[kind];
  // Up to the first refusal: what is too long is not looked at any further.
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  for (const issue of result.issues ?? []) {
    const key = v.getDotPath(issue);
    if (key && !errors.has(key)) errors.set(key, issue.message);
  }
  for (const key of keys) {
    const value = fields.get(wireName(key));
    if (typeof value === 'string' && !value.isWellFormed()) errors.set(key, 'Tiene caracteres que no se pueden leer');
    if (repeated.has(wireName(key))) errors.set(key, 'Envía este campo una sola vez');
  }
  return errors.size === 0 && result.success
    ? { verdict: 'accepted', payload: result.output }
    : { verdict: 'refused', errors };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** In JSON the payload has exactly its keys; form data carries the trap and the provider's fields besides. */
function unknownNames(
  kind: EnquiryKind,
  type: BodyType | undefined,
  known: string[],
  fields: Map<string, unknown>,
): string[] {
  const allowed = new Set(type === 'json' ? known : [...known, TRAP_FIELD, ...(SERVICE_FIELDS[kind] ?? [])]);
  return [...fields.keys()].filter((name) => !allowed.has(name)).slice(0, MAX_NAMED_KEYS);
}
