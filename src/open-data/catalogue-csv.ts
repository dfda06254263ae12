import { stringify } from 'csv-stringify/sync';
import type { PublicCountry } from './public-country.ts';

/** Columns of the CSV, in order; the names stay, new ones come last. */
const COLUMNS: readonly [name: string, value: (country: PublicCountry) => string | number | null][] = [
  ['slug', ({ slug }) => slug],
  ['iso2', ({ iso2 }) => iso2],
  ['name', ({ name }) => name],
  ['name_spanish', ({ nameSpanish }) => nameSpanish],
  ['region', ({ region }) => region],
  ['depth', ({ depth }) => depth],
  ['territory_of', ({ territory }) => territory?.of ?? null],
  ['visa_status', ({ visaStatus }) => visaStatus.value],
  ['is_conditional', ({ visaStatus }) => String(visaStatus.isConditional)],
  ['visa_status_confidence', ({ visaStatus }) => visaStatus.confidence],
  ['max_stay', ({ maxStay }) => maxStay?.value ?? null],
  ['max_stay_confidence', ({ maxStay }) => maxStay?.confidence ?? null],
  ['cost_amount', ({ cost }) => cost?.original?.amount ?? (cost ? 0 : null)],
  ['cost_currency', ({ cost }) => cost?.original?.currency ?? null],
  ['cost_mxn', ({ cost }) => cost?.amountMXN ?? null],
  ['cost_confidence', ({ cost }) => cost?.confidence ?? null],
  ['procedure', ({ procedure }) => procedure.value],
  ['application_url', ({ applicationUrl }) => applicationUrl],
  ['notes', ({ notes }) => notes],
  ['checked_on', ({ checkedOn }) => checkedOn],
  ['visa_status_sources', ({ visaStatus }) => visaStatus.sources.map(({ url }) => url).join(' ')],
  ['page', ({ pages }) => pages.question],
  ['only_by', ({ visaStatus }) => visaStatus.onlyBy?.ways.join(' ') ?? null],
];

export const CSV_COLUMNS = COLUMNS.map(([name]) => name);

/**
 * The catalogue as a table, one country a row, UTF-8 with the mark that makes spreadsheets read the accents. An empty
 * cell means unknown. Cells that a spreadsheet would run as a formula are escaped.
 */
export function catalogueCsv(countries: readonly PublicCountry[]): string {
  return stringify(
    countries.map((country) => COLUMNS.map(([, value]) => value(country))),
    { header: true, columns: CSV_COLUMNS, bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
}
