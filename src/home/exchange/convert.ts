import { formatAmount, parseAmount } from './number-format.ts';

/** Which of the two boxes the reader typed in last; the other one follows. */
export type Side = 'foreign' | 'pesos';

export interface Conversion {
  /** Text of the box that follows. Empty when there is nothing to convert. */
  result: string;
  /** Both amounts, ready to be shown; undefined when there is nothing to convert. */
  amounts?: { foreign: string; pesos: string };
  /** How to fix what was typed. */
  mistake?: string;
}

/** Converts what was typed on one side. `mxnPerUnit` is pesos for one unit of the foreign currency. */
export function convert(typed: string, side: Side, mxnPerUnit: number): Conversion {
  const parsed = parseAmount(typed);
  if (parsed.kind === 'empty') return { result: '' };
  if (parsed.kind === 'refused') return { result: '', mistake: parsed.message };
  const { amount } = parsed;
  const foreign = formatAmount(side === 'foreign' ? amount : amount / mxnPerUnit);
  const pesos = formatAmount(side === 'pesos' ? amount : amount * mxnPerUnit);
  return { result: side === 'foreign' ? pesos : foreign, amounts: { foreign, pesos } };
}
