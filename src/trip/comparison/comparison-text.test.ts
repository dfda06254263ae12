import { expect, test } from 'vitest';
import type { Country } from '../../catalogue/country.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { toCountryDetails } from '../../country/to-country-details.ts';
import { countryDraft, draftCatalogue } from '../../records/testing/country-draft.ts';
import { comparisonShared } from './comparison-text.ts';

const URL_SHARED = 'https://ejemplo.mx/comparar?paises=narnia,lilliput';

function detailsOf(country: Country) {
  const today = '2026-11-21';
  return toCountryDetails(summarise(country, draftCatalogue(country), today), {
    rates: draftCatalogue(country).rates,
    today,
  });
}

test('a shared comparison says every answer, doubts included, and when the oldest was checked', () => {
  const doubtful = detailsOf(
    countryDraft({ nameSpanish: 'Liliput', maxStay: { days: 30 }, confidence: 'low', doubt: 'No está confirmado.' }),
  );
  const older = detailsOf(countryDraft({ maxStay: { days: 90 }, checkedOn: '2026-10-01' }));
  const { text, message, url } = comparisonShared([older, doubtful], URL_SHARED);
  expect(url).toBe(URL_SHARED);
  expect(text).toBe('Narnia y Liliput con pasaporte mexicano');
  const [title, first, second, last] = message?.split('\n') ?? [];
  expect(title).toBe('Narnia y Liliput con pasaporte mexicano:');
  expect(first).toBe('• Narnia: Sin Visa. Estancia: 90 días. Costo: Gratis.');
  expect(second).toContain(
    'Liliput: No está confirmado. Sin Visa · por confirmar. Estancia: 30 días (por confirmar). Costo: Gratis (por confirmar).',
  );
  expect(last).toContain('1.º de octubre de 2026');
});
