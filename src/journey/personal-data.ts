import { type WithLater, withLater } from '../catalogue/as-of.ts';
import { costInForce } from '../catalogue/cost-in-force.ts';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { summarise } from '../catalogue/country-summary.ts';
import { passportFigure } from '../catalogue/passport-words.ts';
import { dependsOnReader } from './personal-answer.ts';
import { personalFigures } from './personal-figures.ts';

/** A country whose entry depends on what the reader holds. */
export type PersonalCountry = ReturnType<typeof personalCountry>;

/** Every country whose answer depends on the reader, in the order of the catalogue. `today` is `YYYY-MM-DD`. */
export function personalCountries(catalogue: Catalogue, today: string): WithLater<PersonalCountry>[] {
  return catalogue.countries
    .map((country) => withLater(country, today, (asOfDay, day) => personalCountry(asOfDay, catalogue, day)))
    .filter((country) => [country, ...(country.later ?? []).map(({ shown }) => shown)].some(dependsOnReader));
}

function personalCountry(country: Country, catalogue: Catalogue, day: string) {
  const { conditional, onlyBy } = country;
  const otherwise = conditional?.otherwise ?? (onlyBy && { visaStatus: onlyBy.otherwise });
  const { rates } = catalogue;
  // One reader pays one of the fees that the record shows side by side.
  const whole = summarise(country, catalogue, day);
  const cost = costInForce({ ...country, conditional: undefined }, rates, day);
  const summary = { ...whole, cost: { ...cost, isInDoubt: whole.cost.isInDoubt } };
  return {
    slug: country.slug,
    iso2: country.iso2,
    issues: country.issues,
    name: country.nameSpanish,
    /** What is in doubt for everybody, whatever they hold. */
    doubt: country.doubt,
    /** Nobody could confirm the record's own status. */
    ...(country.confidence === 'low' && { isDoubtful: true }),
    visaStatus: country.visaStatus,
    onlyBy,
    conditional,
    /** Since when the status for everybody is what it is. */
    statusChange: country.statusChange,
    /** What its border asks of a passport, whatever else one holds. */
    passport: country.passportValidity && passportFigure(country.passportValidity),
    /** As the record states them. */
    usual: personalFigures(country, summary, rates),
    /** Figures of each rule, in the order of `conditional.rules`. */
    byRule: (conditional?.rules ?? []).map((rule) => personalFigures(rule, summary, rates)),
    /** Of whoever meets no rule, or arrives otherwise; absent where there is none. */
    otherwise: otherwise && personalFigures(otherwise, summary, rates),
  };
}
