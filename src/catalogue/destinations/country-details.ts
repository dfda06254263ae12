import type { Country } from '../country.ts';
import type { CountrySummary } from '../country-summary.ts';

/** What the detail dialog needs of a country; one JSON file each, made at build. */
export type CountryDetails = Omit<CountrySummary, 'country'> & {
  ratesDate: string;
  country: Pick<
    Country,
    | 'slug'
    | 'iso2'
    | 'name'
    | 'nameSpanish'
    | 'nameInSentence'
    | 'region'
    | 'visaStatus'
    | 'confidence'
    | 'doubt'
    | 'conditional'
    | 'notes'
    | 'requirements'
    | 'applicationUrl'
    | 'intermediaries'
    | 'embassyInfo'
    | 'costs'
    | 'healthRequirements'
    | 'popularDestinations'
    | 'checkedOn'
  >;
};

export function toCountryDetails({ country, stay, cost }: CountrySummary, ratesDate: string): CountryDetails {
  const { slug, iso2, name, nameSpanish, nameInSentence, region, visaStatus, confidence, doubt, conditional } = country;
  const {
    notes,
    requirements,
    applicationUrl,
    intermediaries,
    embassyInfo,
    costs,
    healthRequirements,
    popularDestinations,
  } = country;
  return {
    stay,
    cost,
    ratesDate,
    country: {
      slug,
      iso2,
      name,
      nameSpanish,
      nameInSentence,
      region,
      visaStatus,
      confidence,
      doubt,
      conditional,
      notes,
      requirements,
      applicationUrl,
      intermediaries,
      embassyInfo,
      costs,
      healthRequirements,
      popularDestinations,
      checkedOn: country.checkedOn,
    },
  };
}

/** Address of a country's details. */
export function detailsPath(slug: string): string {
  return `/fichas/${slug}.json`;
}
