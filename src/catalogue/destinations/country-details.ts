import type { Confidence } from '../confidence.ts';
import type { Country } from '../country.ts';
import type { CountrySummary } from '../country-summary.ts';
import { evidenceOf, ownSources } from '../evidence.ts';
import type { PartialDate } from '../partial-date.ts';
import { EVIDENT_FACTS, type EvidentFact, FACTS, type Fact } from '../records/country-schema.ts';

/** The fields of a record that reach the reader's device. */
const SHOWN = [
  'slug',
  'iso2',
  'name',
  'nameSpanish',
  'nameInSentence',
  'region',
  'area',
  'depth',
  'visaStatus',
  'confidence',
  'doubt',
  'conditional',
  'notes',
  'maxStay',
  'procedure',
  'processSteps',
  'requirements',
  'passportValidity',
  'applicationUrl',
  'intermediaries',
  'embassyInfo',
  'costs',
  'healthRequirements',
  'popularDestinations',
  'bestTimeToVisit',
  'checkedOn',
] as const satisfies readonly (keyof Country)[];

/** Where one fact comes from: the first source of those its page names. */
export interface FactSource {
  name: string;
  url: string;
  checkedOn: string;
  confidence: Confidence;
}

/** What tools and the detail dialog need of a country; one JSON file each, made at build. */
export type CountryDetails = Omit<CountrySummary, 'country'> & {
  ratesDate: string;
  country: Pick<Country, (typeof SHOWN)[number]>;
  /** Facts that nothing vouches for are missing. */
  sources: Partial<Record<Fact, FactSource>>;
};

/** `today` is `YYYY-MM-DD`. */
export function toCountryDetails(
  { country, stay, cost }: CountrySummary,
  { ratesDate, today }: { ratesDate: string; today: PartialDate },
): CountryDetails {
  const shown = Object.fromEntries(SHOWN.map((field) => [field, country[field]])) as CountryDetails['country'];
  const sources = Object.fromEntries(
    FACTS.flatMap((fact) => {
      const source = firstSource(country, fact, today);
      return source ? [[fact, source]] : [];
    }),
  );
  return { stay, cost, ratesDate, country: shown, sources };
}

function firstSource(country: Country, fact: Fact, today: PartialDate): FactSource | undefined {
  if (!isEvident(fact)) return ownSources(country, fact).map(cited)[0];
  const evidence = evidenceOf(country, fact, today);
  const source = evidence?.leader?.source ?? evidence?.sources[0];
  return evidence && source && cited({ ...source, checkedOn: evidence.checkedOn, confidence: evidence.confidence });
}

function isEvident(fact: Fact): fact is EvidentFact {
  return (EVIDENT_FACTS as readonly Fact[]).includes(fact);
}

function cited({ name, url, checkedOn, confidence }: FactSource): FactSource {
  return { name, url, checkedOn, confidence };
}

/** Address of a country's details. */
export function detailsPath(slug: string): string {
  return `/fichas/${slug}.json`;
}
