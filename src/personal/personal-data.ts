import { type WithLater, withLater } from '../catalogue/as-of.ts';
import type { Catalogue } from '../catalogue/country.ts';
import { type CountrySummary, summarise } from '../catalogue/country-summary.ts';
import { dependsOnReader } from './personal-answer.ts';
import { personalFigures } from './personal-figures.ts';

/** Address of everything that depends on a reader's situation, made at build. */
export const PERSONAL_DATA_PATH = '/herramientas/mi-situacion.json';

/** A country whose entry depends on what the reader holds. */
export type PersonalCountry = ReturnType<typeof personalCountry>;

/** Every country whose answer depends on the reader, in the order of the catalogue. `today` is `YYYY-MM-DD`. */
export function personalCountries(catalogue: Catalogue, today: string): WithLater<PersonalCountry>[] {
  return catalogue.countries
    .map((country) =>
      withLater(country, today, (asOfDay, day) => personalCountry(summarise(asOfDay, catalogue, day), catalogue)),
    )
    .filter((country) => [country, ...(country.later ?? []).map(({ shown }) => shown)].some(dependsOnReader));
}

function personalCountry(summary: CountrySummary, { rates }: Catalogue) {
  const { country } = summary;
  const { conditional } = country;
  return {
    slug: country.slug,
    iso2: country.iso2,
    area: country.area,
    name: country.nameSpanish,
    /** What is in doubt for everybody, whatever they hold. */
    doubt: country.doubt,
    /** Nobody could confirm the record's own status. */
    ...(country.confidence === 'low' && { isDoubtful: true }),
    visaStatus: country.visaStatus,
    conditional,
    /** Since when the status for everybody is what it is. */
    statusChange: country.statusChange,
    /** As the record states them. */
    usual: personalFigures(country, summary, rates),
    /** Figures of each rule, in the order of `conditional.rules`. */
    byRule: (conditional?.rules ?? []).map((rule) => personalFigures(rule, summary, rates)),
    /** Of whoever meets no rule; absent where there is none. */
    otherwise: conditional && personalFigures(conditional.otherwise, summary, rates),
  };
}
