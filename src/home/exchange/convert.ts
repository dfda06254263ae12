/**
 * Numbers as Mexico writes them: comma between thousands, point before decimals. Written by hand, so that
 * the page built on one machine and the browser of another agree to the letter.
 */

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
  if (typeof parsed === 'string') return { result: '', mistake: parsed };
  if (parsed === undefined) return { result: '' };
  const foreign = formatAmount(side === 'foreign' ? parsed : parsed / mxnPerUnit);
  const pesos = formatAmount(side === 'pesos' ? parsed : parsed * mxnPerUnit);
  return { result: side === 'foreign' ? pesos : foreign, amounts: { foreign, pesos } };
}

/** Beyond this nobody converts money, and a double would start to lose cents. */
const MAX_AMOUNT = 1e12;
const MAX_LENGTH = 40;

/**
 * What a reader typed as an amount: `1,234.56`, `1234.5`, `$ 1 234`, `.5`. A comma is only taken where it
 * separates thousands: `1,5` could mean two things, so it is asked about instead of guessed.
 * @returns undefined for nothing yet; a sentence that says how to write it for what is no amount.
 */
export function parseAmount(text: string): number | string | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^\$/, '');
  if (compact === '') return undefined;
  if (/^[-−–]/.test(compact)) return 'Escribe una cantidad positiva, sin signo menos.';
  if (compact.length > MAX_LENGTH || !/^[\d.,]+$/.test(compact) || !/\d/.test(compact)) {
    return 'Escribe solo números, como 1,234.56.';
  }
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(compact)) {
    return 'Usa coma para los miles y punto para los decimales, como 1,234.56.';
  }
  const amount = Number(compact.replaceAll(',', ''));
  return amount > MAX_AMOUNT ? 'Escribe una cantidad menor: hasta un billón (1,000,000,000,000).' : amount;
}

/**
 * `1,234.50`. Below one, four significant figures, so that a rupiah is not `0.00`; and never an exponent.
 */
export function formatAmount(amount: number): string {
  const isSmall = amount > 0 && amount < 0.995;
  const decimals = isSmall ? Math.min(3 - Math.floor(Math.log10(amount)), 12) : 2;
  const [whole = '0', fraction = ''] = amount.toFixed(decimals).split('.');
  const significant = isSmall ? fraction.replace(/0+$/, '').padEnd(2, '0') : fraction;
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${significant}`;
}
