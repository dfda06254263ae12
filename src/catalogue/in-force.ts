import type { Costs, CountryRecord, CountryUpdate } from './country-schema.ts';
import { formatMoney, formatMXN, type ReferenceRates, toMXN } from './money.ts';
import { comparePartialDates, type PartialDate } from './partial-date.ts';
import { stayWords } from './stay.ts';

/**
 * Which figure leads. The record keeps the specification's figure; a dated update may have
 * overtaken it. Rule (decisions, "Facts that have changed"): an update of high confidence that is
 * in force leads and the older figure stands beside it; one of medium or low confidence leaves the
 * record's figure in the lead and is shown as a dated doubt.
 */
export interface FigureInForce {
  /** What is printed large: `180 días`, `126 MXN`, `Gratis`. */
  lead: string;
  /** Smaller, beside the lead: the amount in its own currency. */
  original?: string;
  /** The overtaken figure, ready to print after `antes: `. */
  earlier?: string;
  /** Updates about this figure that the reader must see beside it, newest first. */
  notes: CountryUpdate[];
}

export const FREE = 'Gratis';
export const UNKNOWN_FEE = 'Por confirmar';
export const UNSPECIFIED_STAY = 'No especificado';

type Figures = Pick<CountryRecord, 'maxStay' | 'costs' | 'updates'>;

export function hasTakenEffect(update: CountryUpdate, today: PartialDate): boolean {
  return update.stage === 'in-force' && comparePartialDates(update.effective, today) <= 0;
}

function leads(update: CountryUpdate, today: PartialDate): boolean {
  return update.confidence === 'high' && hasTakenEffect(update, today);
}

/** The update that overtook the record's own figure of `fact`, if one is in force and sure. */
export function leadingUpdate(
  updates: readonly CountryUpdate[],
  fact: CountryUpdate['concerns'],
  today: PartialDate,
): CountryUpdate | undefined {
  return about(fact, updates).find((update) => leadsTheFigure(update, today));
}

/** Whether an update carries a figure and, on `today`, leads with it. */
export function leadsTheFigure(update: CountryUpdate, today: PartialDate): boolean {
  return (update.maxStay !== undefined || update.cost !== undefined) && leads(update, today);
}

function about(fact: CountryUpdate['concerns'], updates: readonly CountryUpdate[]): CountryUpdate[] {
  return updates
    .filter((update) => update.concerns === fact)
    .sort((a, b) => comparePartialDates(b.effective, a.effective));
}

/** The stay in force on `today` (`YYYY-MM-DD`). */
export function stayInForce(country: Figures, today: PartialDate): FigureInForce {
  const notes = about('maxStay', country.updates);
  const stated = country.maxStay && stayWords(country.maxStay);
  const leading = leadingStay(country, today);
  const lead = leading ? stayWords(leading) : UNSPECIFIED_STAY;
  return lead === (stated ?? lead) ? { lead, notes } : { lead, earlier: stated, notes };
}

/** The stay that leads on `today`, with its figures; undefined where nobody found it. */
export function leadingStay({ maxStay, updates }: Pick<Figures, 'maxStay' | 'updates'>, today: PartialDate) {
  return leadingUpdate(updates, 'maxStay', today)?.maxStay ?? maxStay;
}

/** The cost in force on `today`; amounts without a figure in pesos use the reference rates. */
export function costInForce(country: Figures, rates: ReferenceRates, today: PartialDate): FigureInForce {
  const notes = about('costs', country.updates);
  const stated = statedCost(country.costs);
  const leader = leadingUpdate(country.updates, 'costs', today);
  if (!leader?.cost) return { ...stated, notes };
  const { cost } = leader;
  const lead =
    cost.amount === 0 ? { lead: FREE } : { lead: formatMXN(toMXN(cost, rates)), original: formatMoney(cost) };
  if (lead.original === stated.original && lead.lead === stated.lead) return { ...stated, notes };
  const earlier = stated.original ? `${stated.original} · ${stated.lead}` : stated.lead;
  return { ...lead, ...(country.costs.fee === 'unknown' ? {} : { earlier }), notes };
}

function statedCost(costs: Costs): { lead: string; original?: string } {
  switch (costs.fee) {
    case 'free':
      return { lead: FREE };
    case 'unknown':
      return { lead: UNKNOWN_FEE };
    case 'fixed':
      return { lead: formatMXN(costs.amountMXN), original: formatMoney(costs) };
  }
}
