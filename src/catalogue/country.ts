import type { ReferenceRates } from './money.ts';
import type { CountryRecord, CountryUpdate } from './records/country-schema.ts';

/** A country record with everything that is derived: from other files, or, in a brief record, from its status. */
export interface Country extends CountryRecord {
  procedure: string;
  nextStep: string;
  seoDescription: string;
  slug: string;
  aliases: string[];
  humanIntro: string | undefined;
  /** Own and shared updates, newest first. */
  updates: CountryUpdate[];
}

/** All countries, in Spanish alphabetical order, and the rates their pesos are computed with. */
export interface Catalogue {
  countries: Country[];
  rates: ReferenceRates;
}
