import { median } from '../figures.ts';
import { CATEGORIES, type Category, type LostPoints, type Scores } from './measure-page.ts';

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
    lost: uniqueAudits(runs.flatMap((run) => run.lost)),
    warnings: [...new Set(runs.flatMap((run) => run.warnings))],
  };
}

function uniqueAudits(lost: readonly LostPoints[]): LostPoints[] {
  return [...new Map(lost.map((entry) => [entry.audit, entry])).values()];
}
