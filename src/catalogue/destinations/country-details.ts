import type { Country } from '../country.ts';
import type { CountrySummary } from '../country-summary.ts';

/** The fields of a record that the detail dialog shows. */
const SHOWN = [
  'slug',
  'iso2',
  'name',
  'nameSpanish',
  'nameInSentence',
  'region',
  'visaStatus',
  'confidence',
  'doubt',
  'conditional',
  'notes',
  'requirements',
  'applicationUrl',
  'intermediaries',
  'embassyInfo',
  'costs',
  'healthRequirements',
  'popularDestinations',
  'checkedOn',
] as const satisfies readonly (keyof Country)[];

/** What the detail dialog needs of a country; one JSON file each, made at build. */
export type CountryDetails = Omit<CountrySummary, 'country'> & {
  ratesDate: string;
  country: Pick<Country, (typeof SHOWN)[number]>;
};

export function toCountryDetails({ country, stay, cost }: CountrySummary, ratesDate: string): CountryDetails {
  const shown = Object.fromEntries(SHOWN.map((field) => [field, country[field]])) as CountryDetails['country'];
  return { stay, cost, ratesDate, country: shown };
}

/** Address of a country's details. */
export function detailsPath(slug: string): string {
  return `/fichas/${slug}.json`;
}
