import { type Currency, type Money, type ReferenceRates, toMXN } from '../../catalogue/money.ts';
import { NUMBER, numberOf } from './spanish-number.ts';

/** An amount of money a text mentions. */
export interface Amount {
  amount: number;
  /** The currencies the word may stand for: `libras` are British or Egyptian; empty for one nobody listed. */
  currencies: readonly string[];
  /** `unos 133 pesos` may be somebody else's figure turned into another currency. */
  isRounded: boolean;
  /** This one alone: `30 USD` of `30, 50 o 125 USD`. */
  alone: string;
  phrase: string;
  index: number;
}

/** Words for money and what they may mean. A code (`USD`) means itself. */
const CURRENCY_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^d[óo]lar/, ['USD', 'CAD', 'AUD', 'NZD', 'NAD', 'BZD', 'HKD', 'SGD', 'TWD', 'FJD']],
  [/^euro|^€/, ['EUR']],
  [/^libra|^£/, ['GBP', 'EGP', 'LBP']],
  [/^peso/, ['MXN']],
  [/^yen/, ['JPY']],
  [/^yuan/, ['CNY']],
  [/^won/, ['KRW']],
  [/^rupia/, ['IDR', 'INR', 'NPR', 'LKR']],
  [/^real/, ['BRL']],
  [/^dinar/, ['JOD', 'KWD', 'TND']],
  [/^d[íi]rham/, ['AED', 'MAD']],
  [/^riyal|^rial/, ['SAR', 'QAR', 'OMR']],
  [/^s[ée]quel|^shekel/, ['ILS']],
  [/^rand/, ['ZAR']],
  [/^chel[íi]n/, ['KES', 'TZS', 'UGX']],
  [/^ringgit/, ['MYR']],
  [/^baht/, ['THB']],
  [/^franco/, ['CHF', 'XAF', 'XOF', 'XPF']],
  [/^corona/, ['DKK', 'NOK', 'SEK', 'ISK', 'CZK']],
  [/^z[łl]oty/, ['PLN']],
];
const WORDS =
  'dólar(?:es)?|euros?|libras?|pesos?|yen(?:es)?|yuan(?:es)?|won(?:es)?|rupias?|reales|dinares|d[íi]rhams?|ri[y]?al(?:es)?|s[ée]quel(?:es)?|rands?|chel[íi]n(?:es)?|ringgits?|bahts?|francos?|coronas?|z[łl]otys?|€|£';
const AMOUNT = new RegExp(
  String.raw`(${NUMBER}(?:(?:, | o | u | y | a | ni )${NUMBER})*)(?: (?:de )?)(${WORDS}|[A-Z]{3})(?!\p{L})`,
  'gu',
);
const ONE_NUMBER = new RegExp(NUMBER, 'giu');
const ROUNDED = /(?:unos|unas|alrededor de|cerca de|casi|como|aproximadamente|más de|menos de)\s*$/i;
/** Three capitals after a number need not be money: `19 IVA`, `3 ETA`. */
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Every amount of `text`; each of `30, 50 o 125 USD` is one. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [phrase, numbers = '', word = ''] = match;
    if (isCode(word) && !CODES.has(word)) return [];
    const isRounded = ROUNDED.test(text.slice(0, match.index));
    return [...numbers.matchAll(ONE_NUMBER)].map(([number]) => ({
      amount: numberOf(number),
      currencies: currenciesOf(word),
      isRounded,
      alone: `${number} ${word}`,
      phrase,
      index: match.index,
    }));
  });
}

function isCode(word: string): boolean {
  return /^[A-Z]{3}$/.test(word);
}

function currenciesOf(word: string): readonly string[] {
  if (isCode(word)) return [word];
  return CURRENCY_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? [];
}

/** An amount as a field holds it. */
export function heldAmount({ amount, currency }: { amount: number; currency: string }): Amount {
  const phrase = `${amount} ${currency}`;
  return { amount, currencies: [currency], isRounded: false, alone: phrase, phrase, index: 0 };
}

/** How far a converted figure may be from what the reference rates give before it is called wrong. */
const CONVERSION_SLACK = 0.06;

/** Whether `held` says what `said` says, in the same money or turned into pesos or another currency. */
export function isSameAmount(said: Amount, held: Amount, rates: ReferenceRates): boolean {
  const shares = said.currencies.some((currency) => held.currencies.includes(currency));
  if (shares && said.amount === held.amount) return true;
  const isConversion = said.isRounded || said.currencies.includes('MXN');
  if (!isConversion || shares) return false;
  const [a, b] = [inPesos(said, rates), inPesos(held, rates)];
  return a !== undefined && b !== undefined && Math.abs(a - b) <= CONVERSION_SLACK * b;
}

/** Undefined for money without a reference rate. */
function inPesos({ amount, currencies }: Amount, rates: ReferenceRates): number | undefined {
  if (currencies.includes('MXN')) return amount;
  const known = currencies.find((currency) => Object.hasOwn(rates.rates, currency));
  return known === undefined ? undefined : toMXN({ amount, currency: known as Currency } satisfies Money, rates);
}
