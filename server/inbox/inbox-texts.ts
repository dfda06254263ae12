import { stringify } from 'csv-stringify/sync';
import { ENQUIRY_KINDS } from '../../src/forms/kinds.ts';
import type { StoredSubmission } from './inbox-reader.ts';
import { schemaKeys } from './submission.ts';

const KIND_LABELS: Record<string, string> = {
  newsletter: 'Boletín',
  contact: 'Contacto',
  'error-report': 'Reporte de error',
  'guide-idea': 'Idea de guía',
};

/** As on the forms. */
const FIELD_LABELS: Record<string, string> = {
  name: 'Nombre',
  email: 'Email',
  subject: 'Asunto',
  message: 'Mensaje',
  country: 'País',
  errorType: 'Tipo de error',
  currentInfo: 'Información actual (incorrecta)',
  correctInfo: 'Información correcta',
  source: 'Fuente (URL)',
  description: 'Descripción adicional',
  guide_idea: 'Idea de guía',
};

/** What tells one submission from another at a glance: the first of these that is not empty. */
const GIST_FIELDS = ['message', 'correctInfo', 'guide_idea'];
const GIST_LENGTH = 60;

/** Every key of every form, each once. */
const EXPORT_KEYS = [...new Set(ENQUIRY_KINDS.flatMap(schemaKeys))];

/** What `list` prints, a line each. */
export function* listTexts(submissions: Iterable<StoredSubmission>): Generator<string> {
  let isEmpty = true;
  for (const submission of submissions) {
    isEmpty = false;
    yield listLine(submission);
  }
  if (isEmpty) yield 'El buzón está vacío.\n';
}

function listLine({ id, receivedAt, kind, payload }: StoredSubmission): string {
  const sender = [payload['name'], payload['email']].filter(Boolean).join(' · ') || 'sin nombre ni email';
  const gist = GIST_FIELDS.map((key) => payload[key]).find(Boolean) ?? '';
  const shown = gist.length > GIST_LENGTH ? `${gist.slice(0, GIST_LENGTH).toWellFormed()}…` : gist;
  const cells = [String(id).padStart(6), mexicanTime(receivedAt), kindLabel(kind).padEnd(16), sender, shown];
  return `${cells.map(oneLine).join('  ').trimEnd()}\n`;
}

/** All of one submission, for reading. */
export function fullText({ id, receivedAt, kind, payload }: StoredSubmission): string {
  const head = [
    ['Id', String(id)],
    ['Recibido', `${mexicanTime(receivedAt)} (Ciudad de México)`],
    ['Tipo', kindLabel(kind)],
  ];
  const fields = Object.entries(payload).map(([key, value]) => [FIELD_LABELS[key] ?? key, value]);
  return [...head, ...fields].map(([label = '', value = '']) => `${label}: ${indented(value)}\n`).join('');
}

/** A table with a column for every field of every form; the mark in front tells Excel that it is UTF-8. */
export function* csvTexts(submissions: Iterable<StoredSubmission>): Generator<string> {
  yield `\ufeff${csvLine(['id', 'received_at', 'kind', ...EXPORT_KEYS])}`;
  for (const { id, receivedAt, kind, payload } of submissions) {
    yield csvLine([String(id), receivedAt, kind, ...EXPORT_KEYS.map((key) => payload[key] ?? '')].map(printable));
  }
}

/**
 * A spreadsheet takes what begins like this for a formula, and runs it; spaces and quotes in front do not stop it. A cell can
 * also begin at a semicolon, a tab or a line break: a program that expects those (Excel, in half of its languages) does
 * not see the quotes that keep a cell together.
 */
const FORMULA_START = /(^|[;\t\r\n])(?=["' ]*[=+\-@＝＋－＠])/g;

/** One line of CSV (RFC 4180) that is only ever data. Whoever needs the text as it came opens the file itself. */
export function csvLine(cells: readonly string[]): string {
  const harmless = cells.map((cell) => cell.replace(FORMULA_START, "$1'").replace(/^(?=[\t\r\n])/, "'"));
  return stringify([harmless], { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ });
}

function kindLabel(kind: string): string {
  return Object.hasOwn(KIND_LABELS, kind) ? (KIND_LABELS[kind] ?? kind) : kind;
}

function mexicanTime(iso: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone: 'America/Mexico_City' } as const;
  return new Date(iso).toLocaleString('sv-SE', options);
}

/** By these a message could take over the terminal or turn its text around. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

function printable(text: string): string {
  return text.replace(UNPRINTABLE, '\ufffd');
}

function oneLine(text: string): string {
  return printable(text.replace(/(?<!\s)\s*\n\s*/g, ' '));
}

function indented(text: string): string {
  return text.includes('\n') ? `\n${printable(text).replace(/^/gm, '  ')}` : printable(text);
}
