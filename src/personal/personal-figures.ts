import type { CountrySummary } from '../catalogue/country-summary.ts';
import { FREE, UNKNOWN_FEE } from '../catalogue/in-force.ts';
import { formatMoney, formatMXN, type Money, type ReferenceRates, toMXN } from '../catalogue/money.ts';
import { usualNextStep, usualProcedure } from '../catalogue/spoken-defaults.ts';
import { stayWords } from '../catalogue/stay.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';

/** The figures of one way of entering, ready to print. */
export interface PersonalFigures {
  stay: string;
  cost: { lead: string; original?: string };
  procedure: string;
  nextStep: string;
}

/** A rule, or what holds for whoever meets none: what it says of its own, the rest follows from its status. */
interface WayIn {
  visaStatus: VisaStatus;
  maxStay?: Stay | undefined;
  cost?: Money | undefined;
  procedure?: string | undefined;
}

/**
 * Computed while the site is built, so that no rates travel to the reader. Where the way in has the record's own
 * status, the record's figures are its figures; under another status they would be somebody else's.
 */
export function personalFigures(way: WayIn, summary: CountrySummary, rates: ReferenceRates): PersonalFigures {
  const { country, stay } = summary;
  const isUsual = way.visaStatus === country.visaStatus;
  return {
    stay: way.maxStay && way !== country ? stayWords(way.maxStay) : stay.lead,
    cost: ownCost(way, summary, rates),
    procedure: way.procedure ?? (isUsual ? country.procedure : usualProcedure(way.visaStatus)),
    // The record's own next step is to find out which case is the reader's: who has a way in knows it already.
    nextStep:
      way === country
        ? country.nextStep
        : usualNextStep(way.visaStatus, way.visaStatus === 'visa-free' ? undefined : country.applicationUrl),
  };
}

function ownCost(way: WayIn, { country, cost }: CountrySummary, rates: ReferenceRates): PersonalFigures['cost'] {
  // The record's own fee keeps the pesos the record gives it.
  const isRecords = way.cost
    ? country.costs.fee === 'fixed' &&
      country.costs.amount === way.cost.amount &&
      country.costs.currency === way.cost.currency
    : way.visaStatus === country.visaStatus;
  if (isRecords) return stated(cost);
  return way.cost ? priced(way.cost, rates) : { lead: unpriced(way.visaStatus) };
}

function priced(cost: Money, rates: ReferenceRates): PersonalFigures['cost'] {
  return cost.amount === 0 ? { lead: FREE } : { lead: formatMXN(toMXN(cost, rates)), original: formatMoney(cost) };
}

function stated({ lead, original }: CountrySummary['cost']): PersonalFigures['cost'] {
  return original === undefined ? { lead } : { lead, original };
}

/** Without a visa there is nothing to pay for; of anything else the price is not known. */
function unpriced(status: VisaStatus): string {
  return status === 'visa-free' ? FREE : UNKNOWN_FEE;
}
