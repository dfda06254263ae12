import { parse } from 'csv-parse/sync';
import { describe, expect, it, test } from 'vitest';
import { buildOn } from '../records/testing/build-day.ts';
import { CSV_COLUMNS, catalogueCsv } from './catalogue-csv.ts';
import type { PublicCountry } from './public-country.ts';
import { publicCountries } from './published-data.server.ts';

/** The table, read back with a parser that had no part in writing it. */
buildOn('2026-11-21');

type Row = Record<string, string>;
const countries = publicCountries();
const read = (csv: string) => parse(csv, { columns: true, bom: true }) as Row[];
const rows = read(catalogueCsv(countries));
const bySlug = new Map(rows.map((row) => [row['slug'], row]));

describe('the table', () => {
  it('has the promised columns, in their order', () => {
    // Version 1 is a promise: new columns come last, none goes.
    expect(CSV_COLUMNS.join(' ')).toBe(
      'slug iso2 name name_spanish region depth territory_of visa_status is_conditional visa_status_confidence max_stay max_stay_confidence cost_amount cost_currency cost_mxn cost_confidence procedure application_url notes checked_on visa_status_sources page only_by',
    );
    expect(Object.keys(rows[0] ?? {})).toEqual(CSV_COLUMNS);
  });

  it('has one row for each country, with the mark that makes spreadsheets read accents', () => {
    expect(rows.length).toBeGreaterThanOrEqual(230);
    expect(rows.map(({ slug }) => slug)).toEqual(countries.map(({ slug }) => slug));
    expect(catalogueCsv(countries).startsWith('\uFEFFslug,')).toBe(true);
    expect(bySlug.get('japan')?.['name_spanish']).toBe('Japón');
  });
});

/** A cell, without the apostrophe that keeps a spreadsheet from running it. */
const cell = (value: string | undefined) => value?.replace(/^'(?=[=+\-@\t\r])/, '');
const text = (value: string | number | boolean | null | undefined) => String(value ?? '');

test.each(countries.map((country) => [country.slug, country] as const))(
  'the row of %s says what the JSON says, its figures as numbers: zero only where entry is free, empty where nobody knows',
  (slug, country) => {
    const row = bySlug.get(slug);
    const { visaStatus, maxStay, cost } = country;
    expect(row).toMatchObject({
      iso2: country.iso2,
      region: country.region,
      depth: country.depth,
      territory_of: text(country.territory?.of),
      visa_status: visaStatus.value,
      is_conditional: text(visaStatus.isConditional),
      only_by: text(visaStatus.onlyBy?.ways.join(' ')),
      visa_status_confidence: visaStatus.confidence,
      max_stay: text(maxStay?.value),
      max_stay_confidence: text(maxStay?.confidence),
      cost_currency: text(cost?.original?.currency),
      cost_confidence: text(cost?.confidence),
      application_url: text(country.applicationUrl),
      checked_on: country.checkedOn,
      visa_status_sources: visaStatus.sources.map(({ url }) => url).join(' '),
      page: country.pages.question,
    });
    expect(cell(row?.['name_spanish'])).toBe(country.nameSpanish);
    expect(cell(row?.['procedure'])).toBe(country.procedure.value);
    expect(cell(row?.['notes'])).toBe(country.notes);
    if (cost === null) {
      expect([row?.['cost_amount'], row?.['cost_mxn']]).toEqual(['', '']);
      return;
    }
    expect(Number(row?.['cost_mxn'])).toBe(cost.amountMXN);
    expect(Number(row?.['cost_amount'])).toBe(cost.original?.amount ?? 0);
    expect(row?.['cost_amount'] === '0').toBe(cost.isFree);
  },
);

describe('what a spreadsheet or a careless reader would trip over', () => {
  const [first] = countries;
  if (!first) throw new Error('no country');
  const withNotes = (notes: string): PublicCountry => ({ ...first, notes });

  it.each(['=HYPERLINK("https://malo.example","Japón")', '+52 55 5211 0028', '-2+3', '@SUM(A1)', '\tx', '\r=1'])(
    'a cell that begins like a formula is text: %j',
    (notes) => {
      const [row] = read(catalogueCsv([withNotes(notes)]));
      expect(row?.['notes']).toBe(`'${notes}`);
    },
  );
});
