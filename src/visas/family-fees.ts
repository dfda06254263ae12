import { formatMXN } from '../catalogue/money.ts';

export interface FamilyFee {
  what: string;
  /** Which of the people pay it. */
  for: readonly string[];
  /** MXN at the reference rate, each. */
  pesos: number;
  /** The most that a family pays together, MXN. */
  most?: number | undefined;
}

/** What a family pays in all, and what for: `4,000 MXN`, `Visa: 2 · Huellas: 1`. */
export function familySum(fees: readonly FamilyFee[], countOf: (person: string) => number): [sum: string, of: string] {
  const lines = fees.map(({ what, for: payers, pesos, most = Number.POSITIVE_INFINITY }) => {
    const count = payers.reduce((sum, person) => sum + countOf(person), 0);
    return { what, count, pesos: Math.min(count * pesos, most) };
  });
  const paid = lines.filter(({ count }) => count > 0);
  return [
    formatMXN(paid.reduce((sum, { pesos }) => sum + pesos, 0)),
    paid.map(({ what, count }) => `${what}: ${count}`).join(' · '),
  ];
}
