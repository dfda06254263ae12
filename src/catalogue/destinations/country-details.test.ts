import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { summarise } from '../country-summary.ts';
import { loadCatalogue } from '../records/load.server.ts';
import { detailsPath, toCountryDetails } from './country-details.ts';

const catalogue = loadCatalogue(join(import.meta.dirname, '../../../content'));
const { countries } = catalogue;

it.each(countries.map((country) => [country.slug, country] as const))(
  'the dialog of %s says what its page says',
  (slug, country) => {
    const summary = summarise(country, catalogue, '2026-11-21');
    const details = toCountryDetails(summary, catalogue.rates.date);
    expect(details).toMatchObject({ stay: summary.stay, cost: summary.cost, ratesDate: catalogue.rates.date });
    // It reaches the dialog as JSON.
    expect(country).toMatchObject(JSON.parse(JSON.stringify(details.country)));
    expect(details.country.slug).toBe(slug);
  },
);

test('the dialog’s data is a file of its own per country', () => {
  expect(detailsPath('south-korea')).toBe('/fichas/south-korea.json');
});
