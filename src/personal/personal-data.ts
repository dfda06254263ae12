import { type WithLater, withLater } from '../catalogue/as-of.ts';
import type { Catalogue, StatusChange } from '../catalogue/country.ts';
import { type CountrySummary, summarise } from '../catalogue/country-summary.ts';
import { badgeText } from '../catalogue/wording.ts';
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
  /** Since when the status for everybody is what it is. */
  statusChange?: StatusChange | undefined;
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
export function personalCountries(catalogue: Catalogue, today: string): WithLater<PersonalCountry>[] {
  return catalogue.countries
    .map((country) =>
      withLater(country, today, (asOfDay, day) => personalCountry(summarise(asOfDay, catalogue, day), catalogue)),
    )
    .filter((country) => [country, ...(country.later ?? []).map(({ shown }) => shown)].some(dependsOnReader));
}

function personalCountry(summary: CountrySummary, { rates }: Catalogue): PersonalCountry {
  const { country } = summary;
  const { conditional } = country;
  return {
    slug: country.slug,
    iso2: country.iso2,
    area: country.area,
    name: country.nameSpanish,
    doubt: country.doubt,
    ...(country.confidence === 'low' && { isDoubtful: true }),
    visaStatus: country.visaStatus,
    conditional,
    badge: badgeText(country),
    statusChange: country.statusChange,
    usual: personalFigures(country, summary, rates),
    byRule: (conditional?.rules ?? []).map((rule) => personalFigures(rule, summary, rates)),
    otherwise: conditional && personalFigures(conditional.otherwise, summary, rates),
  };
}
