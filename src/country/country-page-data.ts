import type { ReactNode } from 'react';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { type CountrySummary, summarise } from '../catalogue/country-summary.ts';
import { shortAdvice } from '../catalogue/lead.ts';
import { newestFactDay } from '../catalogue/newest-fact-day.ts';
import { relatedCountries } from '../catalogue/related.ts';
import type { ExplainedWord } from '../ui/explained.tsx';
import type { SectionData } from './sections.ts';

/** Everything both country pages need; built once per country at build time. */
export interface CountryPageData extends SectionData {
  related: CountrySummary[];
  /** Canonical address of the page being shown; share links carry it. */
  pageUrl: string;
  /** The newest day of the country's facts. */
  changedOn: string;
  /** The page about its visa, where there is one. */
  visaGuide: { href: string; words: string } | undefined;
  /** The words of the glossary; the first of each leads there. */
  explained: readonly ExplainedWord[];
}

export function countryPageData(
  country: Country,
  catalogue: Catalogue,
  {
    today,
    pageUrl,
    help,
    visaGuide,
    trips,
    explained = [],
  }: Pick<CountryPageData, 'pageUrl' | 'help' | 'today'> &
    Partial<Pick<CountryPageData, 'visaGuide' | 'explained'>> & { trips?: readonly (readonly string[])[] },
): CountryPageData {
  const warned = new Set(
    catalogue.countries.filter((other) => shortAdvice(other, today) !== undefined).map(({ slug }) => slug),
  );
  const choice = { trips: trips ?? [], isAdvisedAgainst: (slug: string) => warned.has(slug) };
  return {
    ...summarise(country, catalogue, today),
    rates: catalogue.rates,
    related: relatedCountries(country, catalogue.countries, choice).map((other) => summarise(other, catalogue, today)),
    state: stateOf(country, catalogue),
    help,
    pageUrl,
    today,
    changedOn: newestFactDay([country], today),
    visaGuide,
    explained,
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
  /** The share block. */
  children: ReactNode;
}
