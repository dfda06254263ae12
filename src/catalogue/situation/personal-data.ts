import type { Catalogue } from '../country.ts';
import { type CountrySummary, summarise } from '../country-summary.ts';
import { badgeText } from '../wording.ts';
import { dependsOnReader, type PersonalQuestion } from './personal-answer.ts';
import { type PersonalFigures, personalFigures } from './personal-figures.ts';

/** Address of everything that depends on a reader's situation, made at build. */
export const PERSONAL_DATA_PATH = '/herramientas/mi-situacion.json';

/** A country whose entry depends on what the reader holds. */
export interface PersonalCountry extends PersonalQuestion {
  slug: string;
  iso2: string;
  name: string;
  /** What is in doubt for everybody, whatever they hold. */
  doubt?: string | undefined;
  /** Nobody could confirm the record's own status. */
  isDoubtful?: true;
  /** What its badge says to everybody. */
  badge: string;
  /** As the record states them, to go back to when the reader withdraws what they said. */
  usual: PersonalFigures;
  /** Figures of each rule, in the order of `conditional.rules`. */
  byRule: PersonalFigures[];
  /** Of whoever meets no rule; absent where there is none. */
  otherwise?: PersonalFigures | undefined;
}

/** Every country whose answer depends on the reader, in the order of the catalogue. `today` is `YYYY-MM-DD`. */
export function personalCountries(catalogue: Catalogue, today: string): PersonalCountry[] {
  return catalogue.countries
    .filter(dependsOnReader)
    .map((country) => personalCountry(summarise(country, catalogue, today), catalogue));
}

function personalCountry(summary: CountrySummary, { rates }: Catalogue): PersonalCountry {
  const { country } = summary;
  const { conditional } = country;
  return {
    slug: country.slug,
    iso2: country.iso2,
    name: country.nameSpanish,
    doubt: country.doubt,
    ...(country.confidence === 'low' && { isDoubtful: true }),
    visaStatus: country.visaStatus,
    conditional,
    badge: badgeText(country),
    usual: personalFigures(country, summary, rates),
    byRule: (conditional?.rules ?? []).map((rule) => personalFigures(rule, summary, rates)),
    otherwise: conditional && personalFigures(conditional.otherwise, summary, rates),
  };
}
