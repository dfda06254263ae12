import type { Entry } from './entry-schema.ts';
import type { PartialDate } from './partial-date.ts';

/** Apart from the schemas, whose library no page carries. */

/** What an update can change. */
export const FACTS = [
  'visaStatus',
  'maxStay',
  'costs',
  'procedure',
  'requirements',
  'health',
  'embassy',
  'alert',
] as const;

export type Fact = (typeof FACTS)[number];

/** The facts whose evidence opens at the fact itself. */
export const EVIDENT_FACTS = ['visaStatus', 'maxStay', 'costs', 'procedure'] as const satisfies readonly Fact[];

export type EvidentFact = (typeof EVIDENT_FACTS)[number];

/** What the border asks besides. */
export const ENTRY_FACTS = [
  'yellowFever',
  'vaccines',
  'arrivalCard',
  'onwardTicket',
  'funds',
  'minors',
  'nationalsUseOwnPassport',
] as const satisfies readonly (keyof Entry)[];

/** What a source can carry by the name of its field; an alert is a change, and carried as one. */
export const NAMED_FACTS = [
  ...EVIDENT_FACTS,
  'charges',
  'requirements',
  'health',
  'embassy',
  'passportValidity',
  ...ENTRY_FACTS,
] as const;

export type NamedFact = (typeof NAMED_FACTS)[number];

/** What a state rules for its territories unless one of them says that it decides it. */
export const STATE_FACTS = ['visaStatus', 'maxStay', 'passportValidity'] as const satisfies readonly NamedFact[];

/** Everything that is cited: one of a list by its id. */
export type CitedFact = NamedFact | `conditional.${string}` | `updates.${string}`;

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
