import type { WithLater } from './as-of.ts';

/** What was built on one day, as it is on another, such as that of a trip. */
export function current<Shown>(built: WithLater<Shown>, day: string): Shown {
  return built.later?.findLast(({ from }) => from <= day)?.shown ?? built;
}
