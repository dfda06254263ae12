import { expect, test } from 'vitest';
import { structuredDataMistakes } from '../../scripts/built-site/structured-data.ts';
import { datasetData } from './dataset-data.ts';

const data = datasetData({
  name: 'Visas con pasaporte mexicano',
  description: 'Estado de visa, estancia, costo y trámite de cada destino, con fuente, fecha y confianza.',
  origin: 'https://ejemplo.mx',
  path: '/datos',
  changedOn: '2026-11-21',
});

test('search engines for data find what they ask of a set of data', () => {
  expect(structuredDataMistakes(JSON.stringify(data), '/datos')).toEqual([]);
  expect(data).toMatchObject({
    '@type': 'Dataset',
    inLanguage: 'es-MX',
    isAccessibleForFree: true,
    version: '1',
    url: 'https://ejemplo.mx/datos',
    dateModified: '2026-11-21T18:00:00.000Z',
    license: expect.stringContaining('creativecommons.org/licenses/by/4.0/'),
  });
});

test('both files are offered at their versioned addresses', () => {
  expect(data).toMatchObject({
    distribution: [
      { encodingFormat: 'application/json', contentUrl: 'https://ejemplo.mx/datos/v1/paises.json' },
      { encodingFormat: 'text/csv', contentUrl: 'https://ejemplo.mx/datos/v1/paises.csv' },
    ],
  });
});
