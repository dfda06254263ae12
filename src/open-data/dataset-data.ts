import type { DataDownload, Dataset, WithContext } from 'schema-dts';
import { midday } from '../catalogue/today.ts';
import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, DATA_LICENSE, DATA_VERSION } from './public-catalogue.ts';

interface DatasetInput {
  name: string;
  description: string;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  path: string;
  /** The newest day of the facts, `YYYY-MM-DD`. */
  changedOn: string;
}

/** schema.org `Dataset`, as search engines for data read it. */
export function datasetData({ name, description, origin, path, changedOn }: DatasetInput): WithContext<Dataset> {
  const publisher = { '@type': 'Organization', name: 'Pasaporte Verde', url: origin } as const;
  const download = (encodingFormat: string, address: string): DataDownload => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: origin + address,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: origin + path,
    inLanguage: 'es-MX',
    version: String(DATA_VERSION),
    license: DATA_LICENSE.url,
    isAccessibleForFree: true,
    dateModified: midday(changedOn).toISOString(),
    keywords: ['visas', 'pasaporte mexicano', 'requisitos de entrada', 'viajes'],
    variableMeasured: ['estado de visa', 'estancia máxima', 'costo en pesos mexicanos', 'trámite'],
    creator: publisher,
    publisher,
    distribution: [download('application/json', CATALOGUE_JSON_PATH), download('text/csv', CATALOGUE_CSV_PATH)],
  };
}
