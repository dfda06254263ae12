import { type ComingChange, comingChanges } from './as-of.ts';
import { type CostInForce, costInForce, UNKNOWN_FEE } from './cost-in-force.ts';
import type { Catalogue, Country } from './country.ts';
import { evidenceOf } from './evidence.ts';
import { type FigureInForce, hasTakenEffect, stayInForce, UNSPECIFIED_STAY } from './in-force.ts';
import { leadSentences, shortAdvice } from './lead.ts';
import type { PartialDate } from './partial-date.ts';
import { UNCONFIRMED } from './visa-status.ts';

/** A country as cards, dialog and pages show it: the record and the figures that lead today. */
export interface CountrySummary {
  /** What comes before the answer: an advice not to travel, a doubt. */
  lead: string[];
  /** The advice not to travel alone, in short. */
  advice?: string | undefined;
  country: Country;
  stay: FigureInForce;
  cost: CostInForce;
  /** What changes by itself after today; absent where nothing does. */
  coming?: readonly ComingChange[];
}

/** `today` is `YYYY-MM-DD`; an update that starts later does not lead yet. */
export function summarise(country: Country, { rates }: Pick<Catalogue, 'rates'>, today: string): CountrySummary {
  const coming = comingChanges(country, today);
  const advice = shortAdvice(country, today);
  return {
    lead: leadSentences(country, today),
    ...(advice && { advice }),
    country,
    stay: doubted(stayInForce(country, today), country, 'maxStay', today),
    cost: doubted(costInForce(country, rates, today), country, 'costs', today),
    ...(coming.length > 0 && { coming }),
  };
}

/** The figure, marked where it is as doubtful as its own section tells. */
function doubted<Figure extends FigureInForce>(
  figure: Figure,
  country: Country,
  fact: 'maxStay' | 'costs',
  day: PartialDate,
): Figure {
  const evidence = evidenceOf(country, fact, day);
  const isKnown = figure.value !== UNSPECIFIED_STAY && figure.value !== UNKNOWN_FEE;
  if (!evidence || !isKnown || evidence.confidence === 'high') return figure;
  const isDisputed = evidence.doubt !== undefined || figure.changes.some((update) => doubts(update, day));
  return evidence.confidence === 'low' || isDisputed ? { ...figure, isInDoubt: true } : figure;
}

/** Whether a change that has taken effect gives another figure, without being sure enough to lead. */
function doubts(update: FigureInForce['changes'][number], day: PartialDate): boolean {
  const hasFigure = update.maxStay !== undefined || update.cost !== undefined;
  return hasFigure && update.confidence !== 'high' && hasTakenEffect(update, day);
}

/** The smaller lines under a figure: its own currency, and that nobody could confirm it. */
export function figureFootnotes({ original, isInDoubt }: Pick<FigureInForce, 'original' | 'isInDoubt'>): string[] {
  return [...(original ? [original] : []), ...(isInDoubt ? [UNCONFIRMED] : [])];
}

/** A figure inside a line of text: `90 días (por confirmar)`, `126 MXN (7 USD)`. */
export function figureWords(figure: Pick<FigureInForce, 'value' | 'original' | 'isInDoubt'>): string {
  const notes = figureFootnotes(figure);
  return notes.length > 0 ? `${figure.value} (${notes.join('; ')})` : figure.value;
}

/** The figure that a change has overtaken, as the country's own pages tell it: `antes: 20 AUD · 360 MXN` */
export function earlierWords({ earlier }: Pick<FigureInForce, 'earlier'>): string[] {
  return earlier ? [`antes: ${earlier}`] : [];
}
