import type { ReactNode } from 'react';
import type { Catalogue, Country } from '../country.ts';
import { type CountrySummary, summarise } from '../country-summary.ts';
import type { ReferenceRates } from '../money.ts';
import { relatedCountries } from '../related.ts';

/** Everything both country pages need; built once per country at build time. */
export interface CountryPageData extends CountrySummary {
  rates: ReferenceRates;
  related: CountrySummary[];
  /** The country a territory belongs to. */
  state: Country | undefined;
  /** Canonical address of the page being shown; share links carry it. */
  pageUrl: string;
  /** Day of the build, `YYYY-MM-DD`; the reader's browser replaces it with its own today. */
  builtOn: string;
}

export function countryPageData(
  country: Country,
  catalogue: Catalogue,
  { today, pageUrl }: { today: string; pageUrl: string },
): CountryPageData {
  return {
    ...summarise(country, catalogue, today),
    rates: catalogue.rates,
    related: relatedCountries(country, catalogue.countries).map((other) => summarise(other, catalogue, today)),
    state: stateOf(country, catalogue),
    pageUrl,
    builtOn: today,
  };
}

function stateOf({ territory }: Country, { countries }: Catalogue): Country | undefined {
  return territory && countries.find(({ iso2 }) => iso2 === territory.of);
}

/** What the pages hand to both country page components. */
export interface CountryPageProps {
  data: CountryPageData;
  /** A named slot, which Astro's types do not see: the stylesheet of what stands below the introduction: linked right there, not in the head. */
  styles?: ReactNode;
  /** The share block, an island. */
  children: ReactNode;
}
