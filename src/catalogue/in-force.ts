import type { CountryRecord, CountryUpdate } from './country-schema.ts';
import { comparePartialDates, type PartialDate } from './partial-date.ts';
import { stayWords } from './voice/stay.ts';

/**
 * Which figure leads. The record keeps the figure of the specification (section 9); a dated update may have
 * overtaken it. Rule (docs/decisions/2026-11-updates-beside-figures.md): an update of high confidence that is
 * in force leads and the older figure stands beside it; one of medium or low confidence leaves the
 * record's figure in the lead and is shown as a dated doubt.
 */
export interface FigureInForce {
  /** What is printed large: `180 días`, `126 MXN`, `Gratis`. */
  value: string;
  /** Smaller, beside it: the amount in its own currency. */
  original?: string | undefined;
  /** The overtaken figure, ready to print after `antes: `. */
  earlier?: string;
  /** Nobody could confirm it, or a source says otherwise: it never stands without `por confirmar`. */
  isInDoubt?: true | undefined;
  /** Changes of this figure, newest first. */
  changes: CountryUpdate[];
}

export const UNSPECIFIED_STAY = 'No especificado';

type Figures = Pick<CountryRecord, 'maxStay' | 'updates'>;

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
  return changesOf(fact, updates).find((update) => leadsTheFigure(update, today));
}

/** Whether an update carries a figure and, on `today`, leads with it. */
export function leadsTheFigure(update: CountryUpdate, today: PartialDate): boolean {
  return (update.maxStay !== undefined || update.cost !== undefined) && leads(update, today);
}

/** True for a change that the figure of `today` does not say itself: to come, only announced, or not sure. */
export function isBesideTheFigure(update: CountryUpdate, today: PartialDate): boolean {
  return !leads(update, today);
}

/** The changes of one fact, newest first. */
export function changesOf(fact: CountryUpdate['concerns'], updates: readonly CountryUpdate[]): CountryUpdate[] {
  return updates
    .filter((update) => update.concerns === fact)
    .sort((a, b) => comparePartialDates(b.effective, a.effective));
}

/** The stay in force on `today` (`YYYY-MM-DD`). */
export function stayInForce(country: Figures, today: PartialDate): FigureInForce {
  const changes = changesOf('maxStay', country.updates);
  const stated = country.maxStay && stayWords(country.maxStay);
  const leading = leadingStay(country, today);
  const value = leading ? stayWords(leading) : UNSPECIFIED_STAY;
  return value === (stated ?? value) ? { value, changes } : { value, earlier: stated, changes };
}

/** The stay that leads on `today`, with its figures; undefined where nobody found it. */
export function leadingStay({ maxStay, updates }: Figures, today: PartialDate) {
  return leadingUpdate(updates, 'maxStay', today)?.maxStay ?? maxStay;
}
