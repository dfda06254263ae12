import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { staleSchemas } from './editor-schemas.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);

const COUNTRIES = join(CONTENT, '.schemas/countries.json');
const readSchema = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const checks = new Map<string, ReturnType<typeof ajv.compile>>();
/** Made once for each schema: that of the countries takes a second. */
function checkOf(file: string) {
  const check = checks.get(file) ?? ajv.compile(readSchema(file));
  checks.set(file, check);
  return check;
}

test('every content file names a schema, and an editor who opens it sees no mistake', () => {
  const mistakes = files.flatMap((name) => {
    const text = readFileSync(join(CONTENT, name), 'utf8');
    const [, path] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    if (!path) return `${name}: falta el renglón de su esquema`;
    const check = checkOf(resolve(dirname(join(CONTENT, name)), path));
    return check(parse(text)) ? [] : `${name}: ${ajv.errorsText(check.errors)}`;
  });
  expect(files.length).toBeGreaterThan(250);
  expect(mistakes).toEqual([]);
});

test.each([
  ['a status that does not exist', { visaStatus: 'visa-fre' }],
  ['a field that does not exist', { requirments: [] }],
  ['an amount between quotes', { costs: { fee: 'fixed', amount: '40', currency: 'USD' } }],
  ['a text that is too short', { notes: 'Nada.' }],
  ['a source without an address', { sources: [{ name: 'Gobierno', seen: 'live' }] }],
])('an editor is told while they write: %s', (_, change) => {
  const record = parse(readFileSync(join(CONTENT, 'countries/kenya.yaml'), 'utf8'));
  expect(checkOf(COUNTRIES)({ ...record, ...change })).toBe(false);
});

test('each field of a record and of its parts that are written most is explained', () => {
  const { definitions, then: brief, else: full } = readSchema(COUNTRIES);
  const itemsOf = (field: string) => {
    const { items } = whole(full.properties[field]);
    return whole(items);
  };
  const whole = (part: { $ref?: string; items?: object }) =>
    part.$ref ? definitions[part.$ref.replace('#/definitions/', '')] : part;
  const parts = { brief, full, source: itemsOf('sources'), update: itemsOf('updates') };
  const unexplained = Object.entries(parts).flatMap(([part, { properties }]) =>
    Object.entries(properties as Record<string, object>).flatMap(([field, one]) =>
      whole(one).description ? [] : `${part}.${field}`,
    ),
  );
  expect(unexplained).toEqual([]);
});

test('the committed schemas say what the code checks', () => {
  expect(staleSchemas()).toEqual([]);
});
