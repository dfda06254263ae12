import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { openQuestionsJsonSchema } from './open-questions.ts';
import { publicCountrySchema } from './public-country.ts';

/** Version in every address; see `public-country.ts` for what it promises. */
export const DATA_VERSION = 1;

export const CATALOGUE_JSON_PATH = '/datos/v1/paises.json';
export const CATALOGUE_CSV_PATH = '/datos/v1/paises.csv';
export const DATA_SCHEMA_PATH = '/datos/v1/esquema.json';

export const DATA_LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.es' } as const;

/** The file with the whole catalogue. */
const publicCatalogueSchema = v.strictObject({
  version: v.literal(DATA_VERSION),
  license: v.pipe(v.string(), v.url()),
  publisher: v.string(),
  /** The newest day of its facts, at midday in Mexico City: the same content is the same file. */
  generatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Its version: the name that the build was given, else the beginning of the SHA-256 of its countries. */
  release: v.string(),
  countries: v.pipe(v.array(publicCountrySchema), v.minLength(1)),
});

export type PublicCatalogue = v.InferOutput<typeof publicCatalogueSchema>;

/** JSON Schema of all files: the catalogue, and under `$defs` one country and the open questions. */
export function dataSchema(id: string): object {
  const { $schema, ...country } = toJsonSchema(publicCountrySchema, { target: 'draft-2020-12' });
  const catalogue = toJsonSchema(publicCatalogueSchema, { target: 'draft-2020-12' });
  return {
    ...catalogue,
    $schema,
    $id: id,
    title: 'Catálogo de Pasaporte Verde, versión 1',
    properties: {
      ...catalogue.properties,
      countries: { type: 'array', minItems: 1, items: { $ref: '#/$defs/country' } },
    },
    $defs: { country, openQuestions: openQuestionsJsonSchema() },
  };
}
