import type { Money } from '../money.ts';

/**
 * The cost figures the specification fixes (section 9), keyed by record id. They stay in the
 * record even where today's rate or fee differs; what is in force now is an update beside them.
 */
export const SPECIFIED_COSTS: Readonly<Record<string, Money & { amountMXN: number }>> = {
  usa: { amount: 185, currency: 'USD', amountMXN: 3330 },
  canada: { amount: 7, currency: 'CAD', amountMXN: 126 },
  australia: { amount: 20, currency: 'AUD', amountMXN: 360 },
  'new-zealand': { amount: 23, currency: 'NZD', amountMXN: 414 },
  china: { amount: 140, currency: 'USD', amountMXN: 2520 },
  india: { amount: 25, currency: 'USD', amountMXN: 450 },
  israel: { amount: 25, currency: 'USD', amountMXN: 450 },
  turkey: { amount: 50, currency: 'USD', amountMXN: 900 },
  russia: { amount: 160, currency: 'USD', amountMXN: 2880 },
  jordan: { amount: 40, currency: 'JOD', amountMXN: 1260 },
  lebanon: { amount: 50, currency: 'USD', amountMXN: 900 },
  egypt: { amount: 25, currency: 'USD', amountMXN: 450 },
};
