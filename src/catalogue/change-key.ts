import type { CitedFact, Fact } from './facts.ts';
import type { PartialDate } from './partial-date.ts';

interface Dated {
  id?: string | undefined;
  effective: PartialDate;
  formerDates?: readonly PartialDate[] | undefined;
  concerns: Fact;
  area?: string | undefined;
}

/** What a change is known by in its file: the `id` that an editor wrote, or its first day and what it concerns. */
export function changeKey({ id, effective, formerDates, concerns }: Dated): string {
  return id ?? `${formerDates?.[0] ?? effective}-${concerns.toLowerCase()}`;
}

/** The change as a fact that citations carry; those of an area stand in other records too. */
export function changeFact(update: Dated): CitedFact {
  return `updates.${update.area ? `${update.area}-` : ''}${changeKey(update)}`;
}
