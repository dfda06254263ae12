import type { AreaCount, CountedArea } from './area-schema.ts';
import type { CountryRecord, CountryUpdate } from './country-schema.ts';
import type { ReferenceRates } from './money.ts';
import type { Citation } from './schema-parts.ts';
import type { YellowFeverRisk } from './yellow-fever-risk.ts';

/** A country record with everything that is derived: from other files, or, in a brief record, from its status. */
export interface Country extends CountryRecord {
  procedure: string;
  nextStep: string;
  seoDescription: string;
  slug: string;
  aliases: string[];
  humanIntro: Narrative | undefined;
  /** The count that its days belong to. */
  counted?: AreaCount | undefined;
  /** Whoever was there is asked for the certificate elsewhere. */
  hasYellowFever?: true | undefined;
  /** The oldest reading that one of its facts still stands on, `YYYY-MM-DD`. */
  checkedOn: string;
  /** Newest first; those that an area shares name it. */
  updates: (CountryUpdate & Pick<CountryRecord, 'area'>)[];
  /** The change that gave it the status it has, once its day has come; the record was written before. */
  statusChange?: StatusChange | undefined;
}

/** What an editor tells of a destination, and what it rests on. */
export interface Narrative {
  text: string;
  sources: (Citation & { checkedOn: string })[];
  /** The oldest reading of its sources, `YYYY-MM-DD`. */
  checkedOn: string;
}

/** A dated change of the status, ready to print. */
interface StatusChange extends Pick<CountryUpdate, 'summary' | 'source'> {
  /** `Desde el 1.º de enero de 2027`. */
  since: string;
  /** The badge of before: `Sin Visa`. */
  earlier: string;
}

/** All countries, in Spanish alphabetical order, and the rates their pesos are computed with. */
export interface Catalogue {
  countries: Country[];
  rates: ReferenceRates;
  /** Countries whose days are one count. */
  areas?: readonly CountedArea[];
  yellowFeverRisk?: YellowFeverRisk | undefined;
}
