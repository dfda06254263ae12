import type { TravelDocument } from './travel-document.ts';

/** How the reader reaches the border. */
export const ARRIVALS = ['air', 'land', 'sea'] as const;

export type Arrival = (typeof ARRIVALS)[number];

/** How a rule wants the reader to arrive. */
export const RULE_ARRIVALS = ['any', 'air', 'land', 'sea', 'land-or-sea'] as const;

export type RuleArrival = (typeof RULE_ARRIVALS)[number];

/**
 * What the reader said of themselves. Holding nothing is an answer too: it tells `otherwise` from the
 * status with conditions that stands for everybody.
 */
export interface Situation {
  holds: readonly TravelDocument[];
  /** Undefined while the reader does not know or has not said. */
  arrival?: Arrival | undefined;
  /** Whether they meet what a rule asks besides; undefined while nobody said it. */
  meets?: boolean | undefined;
}

export function isArrival(value: unknown): value is Arrival {
  return typeof value === 'string' && (ARRIVALS as readonly string[]).includes(value);
}

const BY: Record<Exclude<RuleArrival, 'any'>, string> = {
  air: 'en avión',
  land: 'por tierra',
  sea: 'por mar',
  'land-or-sea': 'por tierra o por mar',
};

/** `en avión`, to complete `si llegas …`. */
export function arrivalWords(arrival: Exclude<RuleArrival, 'any'>): string {
  return BY[arrival];
}

/** `en avión o por mar`. */
export function waysWords(ways: readonly Arrival[]): string {
  return ways.map((way) => BY[way]).join(' o ');
}

/** True when arriving so meets the rule. */
export function meetsArrival(rule: RuleArrival, arrival: Arrival): boolean {
  if (rule === 'any' || rule === arrival) return true;
  return rule === 'land-or-sea' && arrival !== 'air';
}

/** What the documents held also prove: a Canadian visa in force is one of the last ten years. */
export function provenBy(holds: readonly TravelDocument[]): Set<TravelDocument> {
  const proven = new Set(holds);
  if (proven.has('ca-visa')) proven.add('ca-visa-last-10-years');
  return proven;
}
