import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../catalogue/destinations/to-country-details.ts';
import { loadCatalogue } from '../../catalogue/records/load.server.ts';
import { comparisonShared } from './comparison-text.ts';

const catalogue = loadCatalogue(join(import.meta.dirname, '../../../content'));
const URL_SHARED = 'https://ejemplo.mx/comparar?paises=japan,thailand';

function detailsOf(slug: string) {
  const country = catalogue.countries.find((each) => each.slug === slug);
  if (!country) throw new Error(`no ${slug}`);
  const today = '2026-11-21';
  return toCountryDetails(summarise(country, catalogue, today), { ratesDate: catalogue.rates.date, today });
}

test('a shared comparison says every answer, doubts included, and when the oldest was checked', () => {
  const thailand = detailsOf('thailand');
  const japan = detailsOf('japan');
  const older = { ...japan, country: { ...japan.country, checkedOn: '2026-10-01' } };
  const { text, message, url } = comparisonShared([older, thailand], URL_SHARED);
  expect(url).toBe(URL_SHARED);
  expect(text).toBe('Japón y Tailandia con pasaporte mexicano');
  const [title, first, second, last] = message?.split('\n') ?? [];
  expect(title).toBe('Japón y Tailandia con pasaporte mexicano:');
  expect(first).toBe('• Japón: Sin Visa. Estancia: 90 días. Costo: Gratis.');
  expect(second).toContain('Tailandia: Sin Visa · por confirmar. Estancia: 30 días. Costo: Gratis. En duda: ');
  expect(last).toContain('1.º de octubre de 2026');
});
