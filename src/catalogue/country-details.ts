import type { Charge, FeeRoute } from './charge-schema.ts';
import type { Country } from './country.ts';
import type { CountrySummary } from './country-summary.ts';
import type { NamedFact } from './facts.ts';
import type { Citation, Known } from './schema-parts.ts';

/** Where one fact comes from: who leads of those that carry it, the oldest reading, and how sure that makes it. */
export type FactSource = Pick<Citation, 'name' | 'url'> & Pick<Known, 'checkedOn' | 'confidence' | 'doubt'>;

/** The fields of a record that reach the reader's device, in the order of the file. */
export const SHOWN_FIELDS = [
  'slug',
  'iso2',
  'nameSpanish',
  'nameInSentence',
  'region',
  'area',
  'visaStatus',
  'onlyBy',
  'issues',
  'closedFrom',
  'closedUntil',
  'confidence',
  'doubt',
  'conditional',
  'maxStay',
  'requirements',
  'entry',
  'hasYellowFever',
  'passportValidity',
  'applicationUrl',
  'embassyInfo',
  'healthRequirements',
  'checkedOn',
] as const satisfies readonly (keyof Country)[];

/** What somebody pays less, in whole Mexican pesos: children up to the age `under`, and of those only who travels with a parent, or whom the words name. */
export interface Reduction {
  who: string;
  under?: number | undefined;
  ifParentHolds?: true | undefined;
  /** They are not asked for the permit at all. */
  isSpared?: true | undefined;
  pesos: number;
}

/** One tax of the border, or one night; without `pesos` it is not summed, and the words say why. */
export interface JourneyCharge extends Pick<Charge, 'by' | 'nights' | 'lasts'> {
  when: Exclude<Charge['when'], 'place'>;
  words: string;
  /** Whole Mexican pesos each person pays. */
  pesos?: number | undefined;
  /** As `reducedFees`. */
  reduced?: Reduction[] | undefined;
}

/** What tools need of a country; one JSON file each, made at build. */
export type CountryDetails = Pick<CountrySummary, 'lead' | 'advice' | 'coming'> & {
  country: Pick<Country, (typeof SHOWN_FIELDS)[number]>;
  /** What its permit costs, in whole Mexican pesos; undefined where nobody knows. */
  pesos?: number | undefined;
  reducedFees?: Reduction[] | undefined;
  /** Where it depends on them, what the permit costs for up to so many days, or for several entries. */
  fares?: (Pick<FeeRoute, 'days' | 'entries'> & { pesos: number })[] | undefined;
  /** Of what is paid besides the permit, what a journey pays: taxes of the border, and what lodging adds wherever one sleeps. */
  charges?: JourneyCharge[] | undefined;
  /** Announced permits, without a firm date; `from` is the earliest day it can mean, and the price is in whole pesos. */
  announced?:
    | {
        from: string;
        title: string;
        summary: string;
        pesos?: number | undefined;
        source: Pick<Citation, 'name' | 'url'>;
      }[]
    | undefined;
  /** What the permits given at the border cost each, in whole Mexican pesos, by the id of their requirement. */
  crossingPesos?: Record<string, number> | undefined;
  /** What whoever meets no condition pays, where it is another price. */
  otherwisePesos?: number | undefined;
  /** What nothing vouches for is missing. */
  sources: { [Fact in NamedFact | `requirements.${string}`]?: FactSource };
  /** The fact that a requirement says, by its id. The others rest on what carries them, or their list. */
  restsOn: Readonly<Record<string, NamedFact | undefined>>;
  /** The page about its visa, where there is one. */
  visaGuide?: { href: string; words: string } | undefined;
};

/** Where the detail dialog and the comparison find what they are filled with; no page of its own. */
export function dialogPath(slug: string): string {
  return `/fichas/${slug}.htm`;
}

export function detailsPath(slug: string): string {
  return `/fichas/${slug}.json`;
}
