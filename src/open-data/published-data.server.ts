import { summarise } from '../catalogue/country-summary.ts';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { midday } from '../catalogue/today.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../site/settings.server.ts';
import { CSV_COLUMNS, catalogueCsv } from './catalogue-csv.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { DATA_LICENSE, DATA_VERSION, type PublicCatalogue } from './public-catalogue.ts';
import { type PublicCountry, toPublicCountry } from './public-country.ts';
import { sha256 } from './releases.ts';

let countriesOfThisBuild: PublicCountry[] | undefined;

/** Every country of this build as it is published. */
export function publicCountries(): PublicCountry[] {
  const today = buildDay();
  const { countries, rates } = catalogue();
  const build = { rates, today, origin: publicSettings().siteUrl };
  countriesOfThisBuild ??= countries.map((country) => toPublicCountry(summarise(country, catalogue(), today), build));
  return countriesOfThisBuild;
}

/** What every file says of itself. */
function aboutTheFile() {
  return {
    version: DATA_VERSION,
    license: DATA_LICENSE.url,
    publisher: 'Pasaporte Verde',
    generatedAt: midday(newestFactDay(catalogue().countries, buildDay())).toISOString(),
  } as const;
}

export function publicCatalogue(): PublicCatalogue {
  const countries = publicCountries();
  const release = publicSettings().release ?? sha256(JSON.stringify(countries)).slice(0, 12);
  return { ...aboutTheFile(), release, countries };
}

export function publicOpenQuestions(): OpenQuestions {
  const origin = publicSettings().siteUrl;
  return openQuestions(catalogue().countries, aboutTheFile(), { today: buildDay(), origin });
}

export function publicDataPackage() {
  const catalogue = publicCatalogue();
  const files = { json: JSON.stringify(catalogue), csv: catalogueCsv(catalogue.countries) };
  return dataPackage(catalogue, files, `${publicSettings().siteUrl}/datos`);
}

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
