import { median } from '../figures.ts';
import { CATEGORIES, type Category, type Scores } from './measure-page.ts';

/** The median of each figure by itself; what ever lost a point is kept. */
export function middleOf(runs: readonly Scores[]): Scores {
  const of = (figure: (run: Scores) => number) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, of((run) => run.scores[category])])) as Record<
      Category,
      number
    >,
    largestPaintMs: of((run) => run.largestPaintMs),
    layoutShift: of((run) => run.layoutShift),
    blockingMs: of((run) => run.blockingMs),
    lost: uniqueBy(
      runs.flatMap((run) => run.lost),
      ({ audit }) => audit,
    ),
    shifts: uniqueBy(
      runs.flatMap((run) => run.shifts),
      ({ element }) => element,
    ),
    warnings: [...new Set(runs.flatMap((run) => run.warnings))],
  };
}

function uniqueBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}
