import { type WithLater, withLater } from './as-of.ts';
import { type CostInForce, costInForce } from './cost-in-force.ts';
import type { Catalogue, Country } from './country.ts';
import { type FigureInForce, stayInForce } from './in-force.ts';

/** A country as cards, dialog and pages show it: the record and the figures that lead today. */
export interface CountrySummary {
  country: Country;
  stay: FigureInForce;
  cost: CostInForce;
}

/** `today` is `YYYY-MM-DD`; an update that starts later does not lead yet. */
export function summarise(
  country: Country,
  { rates }: Pick<Catalogue, 'rates'>,
  today: string,
): WithLater<CountrySummary> {
  return withLater(country, today, (asOfDay, day) => ({
    country: asOfDay,
    stay: stayInForce(asOfDay, day),
    cost: costInForce(asOfDay, rates, day),
  }));
}

/** The smaller lines under a figure: its own currency, and the figure it replaced. */
export function figureFootnotes(figure: Pick<FigureInForce, 'original' | 'earlier'>): string[] {
  const lines: string[] = [];
  if (figure.original) lines.push(figure.original);
  if (figure.earlier) lines.push(`antes: ${figure.earlier}`);
  return lines;
}
