import type { WithLater } from './as-of.ts';
import { todayInMexico } from './today.ts';

/** What was built before its day, as it is on the reader's own. */
export function current<Shown>(built: WithLater<Shown>, today: string = todayInMexico()): Shown {
  return built.later?.findLast(({ from }) => from <= today)?.shown ?? built;
}
