import { FREE, printedFee, UNKNOWN_FEE } from '../catalogue/cost-in-force.ts';
import { type CountrySummary, figureWords } from '../catalogue/country-summary.ts';
import type { Fee } from '../catalogue/fee-schema.ts';
import type { ReferenceRates } from '../catalogue/money.ts';
import { usualNextStep, usualProcedure } from '../catalogue/spoken-defaults.ts';
import { stayWords } from '../catalogue/stay.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';

/** The figures of one way of entering, ready to print. */
export interface PersonalFigures {
  stay: string;
  cost: { lead: string; original?: string | undefined; isInDoubt?: true | undefined; pesos?: number | undefined };
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
export function personalFigures(way: WayIn, summary: CountrySummary, rates: ReferenceRates): PersonalFigures {
  const { country, stay } = summary;
  const isUsual = way.visaStatus === country.visaStatus;
  return {
    stay: way.maxStay && way !== country ? stayWords(way.maxStay) : figureWords(stay),
    cost: ownCost(way, summary, rates),
    procedure: way.procedure ?? (isUsual ? country.procedure : usualProcedure(way.visaStatus)),
    // Without one of its own, not the record's: that is to find out which case is the reader's.
    nextStep:
      way.nextStep ??
      usualNextStep(way.visaStatus, way.visaStatus === 'visa-free' ? undefined : country.applicationUrl),
  };
}

function ownCost(way: WayIn, { country, cost }: CountrySummary, rates: ReferenceRates): PersonalFigures['cost'] {
  if (way.cost) return printedFee(way.cost, rates);
  if (way.visaStatus !== country.visaStatus) return unpriced(way.visaStatus);
  const { lead, original, isInDoubt, pesos } = cost;
  return { lead, original, isInDoubt, pesos };
}

/** Without a visa there is nothing to pay for; of anything else the price is not known. */
function unpriced(status: VisaStatus): PersonalFigures['cost'] {
  return status === 'visa-free' ? { lead: FREE, pesos: 0 } : { lead: UNKNOWN_FEE };
}
