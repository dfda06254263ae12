import type { ComingChange } from './as-of.ts';

/** Of the changes that were to come when something was built, those whose day has come. */
export function changedBy(coming: readonly ComingChange[] | undefined, today: string): readonly ComingChange[] {
  return (coming ?? []).filter(({ from }) => from <= today);
}
