import type { Country } from '../../catalogue/country.ts';
import type { CountryDetails } from '../../country/country-details.ts';

/** What a list needs of `/fichas/<slug>.json`. */
export type ListFacts = Pick<
  Country,
  | 'slug'
  | 'iso2'
  | 'nameSpanish'
  | 'nameInSentence'
  | 'visaStatus'
  | 'confidence'
  | 'doubt'
  | 'conditional'
  | 'requirements'
  | 'healthRequirements'
  | 'passportValidity'
  | 'embassyInfo'
  | 'checkedOn'
> &
  Pick<CountryDetails, 'sources'>;

export function toListFacts({ country, sources }: CountryDetails): ListFacts {
  return { ...country, sources };
}
