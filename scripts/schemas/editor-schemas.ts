import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { reviewedHostsSchema } from '../../src/catalogue/application-hosts.ts';
import { areasSchema } from '../../src/catalogue/area-schema.ts';
import {
  briefRecordSchema,
  countryNamesSchema,
  fullRecordSchema,
  referenceRatesSchema,
  sharedUpdatesSchema,
} from '../../src/catalogue/country-schema.ts';
import { emergencyNumbersSchema } from '../../src/catalogue/emergency-numbers-schema.ts';
import { minorsLeavingMexicoSchema } from '../../src/catalogue/leaving-mexico-schema.ts';
import { mexicanMissionsSchema } from '../../src/catalogue/mexican-missions-schema.ts';
import { otherPassportsSchema } from '../../src/catalogue/other-passports-schema.ts';
import { publishersSchema } from '../../src/catalogue/publisher.ts';
import { derivedKindSchema } from '../../src/catalogue/schema-parts.ts';
import { layoverNotesSchema, transitHubSchema } from '../../src/catalogue/transit-schema.ts';
import { visaGuideSchema } from '../../src/catalogue/visa-guide.ts';
import { waitsSchema } from '../../src/catalogue/visa-waits.ts';
import { yellowFeverRiskSchema } from '../../src/catalogue/yellow-fever-risk.ts';
import { correctionsSchema } from '../../src/changes/correction.ts';
import { claimsSchema } from '../../src/fact-checks/claim-schema.ts';
import { faqSchema, tipsSchema } from '../../src/home/home-texts.server.ts';
import { glossarySchema } from '../../src/reading/glossary.ts';
import { guidesSchema } from '../../src/reading/guide.ts';
import { questionsSchema } from '../../src/reading/question.ts';
import { featuredSchema } from '../../src/records/featured.server.ts';
import { phrasesSchema } from '../../src/records/phrases.ts';
import {
  countryWordsSchema,
  placesSchema,
  searchWordsSchema,
  subjectsSchema,
} from '../../src/search/search-words-schema.ts';
import { exceptionsSchema } from '../copy/finding.ts';
import { bannedWordsSchema } from '../copy/text-findings.ts';

/** The schema of each file of `content/`: by its folder where all in it are alike, else by its own name. */
const SCHEMAS: Record<string, v.GenericSchema> = {
  'shared-updates': sharedUpdatesSchema,
  areas: areasSchema,
  transit: transitHubSchema,
  'visa-guides': visaGuideSchema,
  claims: claimsSchema,
  corrections: correctionsSchema,
  'minors-leaving-mexico': minorsLeavingMexicoSchema,
  'mexican-missions': mexicanMissionsSchema,
  'emergency-numbers': emergencyNumbersSchema,
  'exchange-rates': referenceRatesSchema,
  'reviewed-hosts': reviewedHostsSchema,
  publishers: publishersSchema,
  'country-names': countryNamesSchema,
  'yellow-fever-risk': yellowFeverRiskSchema,
  'other-passports': otherPassportsSchema,
  'us-visa-waits': waitsSchema,
  'ca-visa-waits': waitsSchema,
  phrases: phrasesSchema,
  faq: faqSchema,
  tips: tipsSchema,
  questions: questionsSchema,
  glossary: glossarySchema,
  featured: featuredSchema,
  guides: guidesSchema,
  'layover-notes': layoverNotesSchema,
  'country-words': countryWordsSchema,
  places: placesSchema,
  words: searchWordsSchema,
  subjects: subjectsSchema,
  'copy-exceptions': exceptionsSchema,
  'copy-rules': bannedWordsSchema,
};

export function schemaFile(name: string): string {
  return join(import.meta.dirname, '../../content/.schemas', `${name}.json`);
}

/** The JSON Schema of every kind of content file, as its text stands in `content/.schemas/`. */
export function editorSchemas(): Map<string, string> {
  const countries = {
    type: 'object',
    if: { properties: { depth: { const: 'brief' } }, required: ['depth'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
    then: jsonSchemaOf(briefRecordSchema),
    else: jsonSchemaOf(fullRecordSchema),
  };
  const others = Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(schema)] as const);
  return new Map(
    [['countries', countries] as const, ...others].map(([name, schema]) => {
      const whole = { $schema: 'http://json-schema.org/draft-07/schema#', ...withDefinitions(schema) };
      return [name, `${JSON.stringify(whole, null, 1)}\n`];
    }),
  );
}

/** Shorter parts are as easy to read where they stand. */
const LEAST_LETTERS = 300;

/** The same schema, its parts that stand in several places written once, under the name of the field that has them. */
function withDefinitions(schema: object): object {
  const places = new Map<string, number>();
  const names = new Map<string, string>();
  const definitions: Record<string, unknown> = {};
  JSON.stringify(schema, (_key, part) => {
    if (isPart(part)) places.set(JSON.stringify(part), (places.get(JSON.stringify(part)) ?? 0) + 1);
    return part;
  });
  const shared = (part: unknown, field: string): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((each) => shared(each, field));
    const text = JSON.stringify(part);
    const known = names.get(text);
    if (known) return { $ref: `#/definitions/${known}` };
    const inside = () =>
      Object.fromEntries(
        Object.entries(part).map(([key, each]) => [key, shared(each, KEYWORDS.has(key) ? field : key)]),
      );
    if (!isPart(part) || (places.get(text) ?? 0) < 2) return inside();
    const taken = [...names.values()].filter((name) => name.replace(/\d+$/, '') === field).length;
    const name = taken === 0 ? field : `${field}${taken + 1}`;
    names.set(text, name);
    definitions[name] = inside();
    return { $ref: `#/definitions/${name}` };
  };
  const whole = shared(schema, '') as object;
  return names.size > 0 ? { ...whole, definitions } : whole;
}

/** Under these stands more of the same field. */
const KEYWORDS = new Set('properties items anyOf oneOf allOf then else propertyNames additionalProperties'.split(' '));

/** A schema long enough to have a place of its own. */
function isPart(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || !('type' in part || 'anyOf' in part)) return false;
  const { type, anyOf } = part as JsonSchema;
  return (typeof type === 'string' || Array.isArray(anyOf)) && JSON.stringify(part).length >= LEAST_LETTERS;
}

/** Those whose file says something else than the code. */
export function staleSchemas(): string[] {
  return [...editorSchemas()].flatMap(([name, text]) => {
    const file = schemaFile(name);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : `${name}.json`;
  });
}

/** What an editor's program can check of a schema; the rest is told by `check:content`. */
function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // Where the writing decides which schema holds, any of them may.
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // Nobody writes what is added when a file is read.
      if (valibotSchema.type === 'strict_object' && jsonSchema.properties?.['kind']) {
        const { entries } = valibotSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>;
        if (entries['kind'] === derivedKindSchema) delete jsonSchema.properties['kind'];
      }
      if (valibotSchema.type !== 'lazy') return undefined;
      const { getter } = valibotSchema as v.LazySchema<v.GenericSchema>;
      const branches = [{}, [], ''].map((input) => JSON.stringify(jsonSchemaOf(getter(input))));
      return { anyOf: [...new Set(branches)].map((branch) => JSON.parse(branch)) };
    },
    overrideAction: ({ valibotAction, jsonSchema: { pattern, ...rest } }) => {
      if (valibotAction.type !== 'regex') return undefined;
      const { requirement, message } = valibotAction as v.RegexAction<string, string>;
      // JSON Schema has no sets in its expressions. The fix is in the words of `check:content`.
      return requirement.flags.includes('v') ? rest : { ...rest, pattern, patternErrorMessage: message };
    },
  });
  return json;
}
