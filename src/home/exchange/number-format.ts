/**
 * Numbers as Mexico writes them: comma between thousands, point before decimals. Written by hand, so that
 * the page built on one machine and the browser of another agree to the letter.
 */

/** Beyond this nobody converts money, and a double would start to lose cents. */
export const MAX_AMOUNT = 1e12;
const MAX_LENGTH = 40;

export type ParsedAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: number }
  /** `message` tells the reader how to fix it. */
  | { kind: 'refused'; message: string };

/**
 * What a reader typed as an amount: `1,234.56`, `1234.5`, `$ 1 234`, `.5`. A comma is only taken where it
 * separates thousands: `1,5` could mean two things, so it is asked about instead of guessed.
 */
export function parseAmount(text: string): ParsedAmount {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^\$/, '');
  if (compact === '') return { kind: 'empty' };
  if (/^[-−–]/.test(compact)) return refuse('Escribe una cantidad positiva, sin signo menos.');
  if (compact.length > MAX_LENGTH || !/^[\d.,]+$/.test(compact) || !/\d/.test(compact)) {
    return refuse('Escribe solo números, como 1,234.56.');
  }
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(compact)) {
    return refuse('Usa coma para los miles y punto para los decimales, como 1,234.56.');
  }
  const amount = Number(compact.replaceAll(',', ''));
  if (amount > MAX_AMOUNT) return refuse('Escribe una cantidad menor: hasta un billón (1,000,000,000,000).');
  return { kind: 'amount', amount };
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

function refuse(message: string): ParsedAmount {
  return { kind: 'refused', message };
}
