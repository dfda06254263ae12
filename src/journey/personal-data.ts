import { type WithLater, withLater } from '../catalogue/as-of.ts';
import { costInForce, FREE, printedFee, UNKNOWN_FEE } from '../catalogue/cost-in-force.ts';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { type CountrySummary, figureWords, summarise } from '../catalogue/country-summary.ts';
import type { Fee } from '../catalogue/fee-schema.ts';
import type { ReferenceRates } from '../catalogue/money.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';
import { passportFigure } from '../catalogue/voice/passport-words.ts';
import { usualNextStep, usualProcedure } from '../catalogue/voice/spoken-defaults.ts';
import { stayWords } from '../catalogue/voice/stay.ts';
import { dependsOnReader } from './personal-answer.ts';

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

/** The figures of one way of entering, ready to print. */
export interface PersonalFigures {
  stay: string;
  cost: { value: string; original?: string | undefined; isInDoubt?: true | undefined; pesos?: number | undefined };
  procedure: string;
  nextStep: string;
}

/** A rule, or what holds for whoever meets none: what it says of its own, the rest follows from its status. */
interface WayIn {
  visaStatus: VisaStatus;
  maxStay?: Stay | undefined;
  cost?: Fee | undefined;
  procedure?: string | undefined;
  nextStep?: string | undefined;
}

/**
 * Computed while the site is built, so that no rates travel to the reader. Where the way in has the record's own
 * status, the record's figures are its figures; under another status they would be somebody else's.
 */
function personalFigures(way: WayIn, summary: CountrySummary, rates: ReferenceRates): PersonalFigures {
  const { country, stay } = summary;
  const isUsual = way.visaStatus === country.visaStatus;
  return {
    stay: way.maxStay && way !== country ? stayWords(way.maxStay) : figureWords(stay),
    cost: ownCost(way, summary, rates),
    procedure:
      way.procedure ??
      (isUsual ? country.procedure : usualProcedure({ visaStatus: way.visaStatus, entry: country.entry })),
    // Without one of its own, not the record's: that is to find out which case is the reader's.
    nextStep: way.nextStep ?? usualNextStep({ visaStatus: way.visaStatus, applicationUrl: country.applicationUrl }),
  };
}

function ownCost(way: WayIn, { country, cost }: CountrySummary, rates: ReferenceRates): PersonalFigures['cost'] {
  const fee = way.cost ?? country.costs.routes?.find(({ status }) => status === way.visaStatus);
  if (fee) return printedFee(fee, rates);
  if (way.visaStatus !== country.visaStatus) return unpriced(way.visaStatus);
  const { value, original, isInDoubt, pesos } = cost;
  return { value, original, isInDoubt, pesos };
}

/** Without a visa there is nothing to pay for; of anything else the price is not known. */
function unpriced(status: VisaStatus): PersonalFigures['cost'] {
  return status === 'visa-free' ? { value: FREE, pesos: 0 } : { value: UNKNOWN_FEE };
}
