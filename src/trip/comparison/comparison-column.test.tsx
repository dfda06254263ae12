import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Country } from '../../catalogue/country.ts';
import { countryPageData } from '../../country/country-page-data.ts';
import { mexicanHelp } from '../../records/mexican-missions.server.ts';
import { countryDraft, draftCatalogue } from '../../records/testing/country-draft.ts';
import { ComparisonColumn } from './comparison-column.tsx';

function columnOf(country: Country): string {
  const place = { today: '2026-11-21', pageUrl: 'https://ejemplo.mx/x', help: mexicanHelp('JP') };
  return renderToStaticMarkup(<ComparisonColumn data={countryPageData(country, draftCatalogue(country), place)} />);
}

test('a country is passed on with its answer, doubts included, and the day it was checked', () => {
  const older = columnOf(countryDraft({ maxStay: { days: 90 }, checkedOn: '2026-10-01' }));
  expect(older).toContain('• Narnia: Sin Visa. Estancia: 90 días. Costo: Gratis.');
  expect(older).toContain('2026-10-01');
  const doubtful = countryDraft({ maxStay: { days: 30 }, confidence: 'low', doubt: 'No está confirmado.' });
  expect(columnOf(doubtful)).toContain(
    '• Narnia: No está confirmado. Sin Visa · por confirmar. Estancia: 30 días (por confirmar). Costo: Gratis (por confirmar).',
  );
});
