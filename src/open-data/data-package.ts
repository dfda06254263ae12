import { CSV_COLUMNS } from './catalogue-csv.ts';
import { DATA_LICENSE, type PublicCatalogue } from './public-catalogue.ts';
import { sha256 } from './releases.ts';

const FIELD_TYPES: Record<string, string> = {
  is_conditional: 'boolean',
  cost_amount: 'number',
  cost_mxn: 'integer',
  checked_on: 'date',
};

/** What the files of `/datos/v1/` are and their sums, as a Frictionless Data Package. */
export function dataPackage(
  { release, generatedAt }: Pick<PublicCatalogue, 'release' | 'generatedAt'>,
  { json, csv }: Record<'json' | 'csv', string>,
  homepage: string,
) {
  const file = (path: string, mediatype: string, text: string) => ({
    path,
    mediatype,
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${sha256(text)}`,
  });
  return {
    name: 'pasaporte-verde',
    title: 'Requisitos de entrada para el pasaporte mexicano',
    version: release,
    created: generatedAt,
    homepage,
    licenses: [{ name: 'CC-BY-4.0', title: DATA_LICENSE.name, path: DATA_LICENSE.url }],
    resources: [
      {
        name: 'paises',
        profile: 'tabular-data-resource',
        format: 'csv',
        ...file('paises.csv', 'text/csv', csv),
        schema: {
          fields: CSV_COLUMNS.map((name) => ({ name, type: FIELD_TYPES[name] ?? 'string' })),
          primaryKey: 'slug',
          missingValues: [''],
        },
      },
      { name: 'catalogo', format: 'json', ...file('paises.json', 'application/json', json) },
    ],
  };
}
