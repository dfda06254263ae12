import type { Entry } from './entry-schema.ts';

/** Apart from the schemas, whose library no page carries. */

/** What an update can change, and a source vouch for. */
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

export type VouchedFor = Fact | (typeof ENTRY_FACTS)[number];
