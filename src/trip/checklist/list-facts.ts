import type { CountryDetails } from '../../catalogue/country-details.ts';

/** What a list needs of `/fichas/<slug>.json`. */
export type ListFacts = CountryDetails['country'] & Pick<CountryDetails, 'sources' | 'coming'>;
