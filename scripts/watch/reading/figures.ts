/** A number and what it counts: `90 day`, `40 USD`. */
export interface Figure {
  value: number;
  /** `$` where a page leaves open whose dollars. */
  unit: string;
}

/** Numbers that laws and embassies write out. */
const SPELT: Record<number, string> = {
  1: 'one un una uno une ein eine um uma',
  2: 'two dos deux zwei dois duas due',
  3: 'three tres trois drei três tre',
  4: 'four cuatro quatre vier quatro',
  5: 'five cinco cinq fünf',
  6: 'six seis sechs sei',
  7: 'seven siete sept sieben sete',
  8: 'eight ocho huit acht oito',
  9: 'nine nueve neuf neun nove',
  10: 'ten diez dix zehn dez',
  12: 'twelve doce douze zwölf doze',
  14: 'fourteen catorce quatorze vierzehn',
  15: 'fifteen quince quinze fünfzehn',
  20: 'twenty veinte vingt zwanzig vinte',
  30: 'thirty treinta trente dreißig trinta',
  60: 'sixty sesenta soixante sechzig sessenta',
  90: 'ninety noventa neunzig',
};
const VALUES = new Map(
  Object.entries(SPELT).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);

const UNITS: Record<string, string> = {
  minute: 'minutes?|minutos?|分钟|分',
  hour: 'hours?|hrs?|horas?|heures?|stunden?|ore|小时|時間|часов',
  day: 'days?|días?|dias?|jours?|tag(?:e|en)?|giorni|日間|日|天|дней|дня|يوما?|일',
  week: 'weeks?|semanas?|semaines?|wochen?|settimane|週間|周',
  month: 'months?|mes(?:es)?|mois|monate?n?|mês|mesi|[かヶ个個]?月(?!\\d)|месяц(?:ев|а)?|개월',
  year: 'years?(?: old)?|años?|anos?|ans?|années?|jahre?n?|anni|年間|岁|歳|лет',
  page: 'pages?|páginas?|hojas?|seiten?|seite',
};

const CURRENCIES: Record<string, string> = {
  USD: 'usd|us ?\\$|u ?s dollars?|american dollars?|dólares (?:estadounidenses|americanos|de estados unidos)|u\\$s',
  EUR: 'eur|€|euros?',
  GBP: 'gbp|£|pounds?(?: sterling)?|libras(?: esterlinas)?',
  CAD: 'cad|can ?\\$|ca\\$|cdn ?\\$|canadian dollars?|dólares canadienses',
  AUD: 'aud|au\\$|a\\$|australian dollars?|dólares australianos',
  NZD: 'nzd|nz ?\\$|new zealand dollars?',
  JPY: 'jpy|¥|yen(?:es)?|円',
  CNY: 'cny|rmb|yuan(?:es)?|元',
  INR: 'inr|₹|rupees?|rupias?',
  BRL: 'brl|r\\$|reais|reales?',
  MXN: 'mxn|mx\\$|mexican pesos?|pesos mexicanos',
  $: '\\$|dollars?|dólares',
};
const OTHER_CODES = 'jod|ils|idr|omr|bhd|sar|krw|chf|aed|qar|thb|zar|nad|kes|myr|egp|php|vnd|xof|xaf|try|tzs|ugx|zmw';

/** Chinese and Japanese put no space between words. */
const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}]';
const NUMBER = `(?:\\d[\\d.,]{0,15}\\d|\\d|(?<!${LETTER})(?:${[...VALUES.keys()].join('|')})(?!${LETTER}))`;
const QUALIFIER =
  '(?: ?(?:calendar|natural(?:es)?|consecutive|consecutivos?|business|working|blank|full|clear|hábiles|días|de|in blanco|completas?|libres?|kalender))?';
const TIMES = Object.entries(UNITS).map(([unit, words]) => ({
  unit,
  pattern: new RegExp(
    `(?:(${NUMBER})(?: ?(?:to|a|or|o|y|and|à|bis|y/o|ou|и|至) ?| ))?(?<![\\d.,])(?<!${LETTER})(${NUMBER})${QUALIFIER} ?(?:${words})(?!${LETTER})`,
    'gu',
  ),
}));
const MONEY = [...Object.entries(CURRENCIES), ...OTHER_CODES.split('|').map((code) => [code.toUpperCase(), code])].map(
  ([unit = '', words]) => ({
    unit,
    pattern: new RegExp(
      `(?<!${LETTER})(?:${words}) ?(\\d[\\d.,]{0,15}\\d|\\d)|(?<![\\d.,])(?<!${LETTER})(${NUMBER}) ?(?:${words})(?!${LETTER})`,
      'gu',
    ),
  }),
);

/** Most lines count nothing, and every pattern would look at each. */
const COUNTS = new RegExp(`\\d|${Object.values(UNITS).join('|')}`, 'u');

/** Every figure with a unit in comparable words, in the languages that sources are written in. */
export function figuresIn(words: string): Figure[] {
  if (!COUNTS.test(words)) return [];
  const times = TIMES.flatMap(({ unit, pattern }) =>
    [...words.matchAll(pattern)].flatMap(([, from, to]) => [from, to].flatMap((text) => figure(text, unit))),
  );
  // From the most exact name of a currency to a bare `$`, each read away so that none counts twice.
  let rest = words;
  const money = MONEY.toSorted((one, other) => Number(one.unit === '$') - Number(other.unit === '$')).flatMap(
    ({ unit, pattern }) => {
      const found = [...rest.matchAll(pattern)].flatMap(([, after, before]) => figure(after ?? before, unit));
      rest = rest.replace(pattern, ' ');
      return found;
    },
  );
  return [...times, ...money];
}

/** Whether a figure on a page is the one of a record. */
export function isSame(one: Figure, other: Figure): boolean {
  return (
    one.value === other.value &&
    (one.unit === other.unit || (isMoney(one) && isMoney(other) && [one.unit, other.unit].includes('$')))
  );
}

/** What a figure measures: all money is one measure. */
export function measureOf(figure: Figure): string {
  return isMoney(figure) ? 'money' : figure.unit;
}

function isMoney({ unit }: Figure): boolean {
  return !Object.hasOwn(UNITS, unit);
}

function figure(text: string | undefined, unit: string): Figure[] {
  if (text === undefined) return [];
  const value = VALUES.get(text) ?? numberIn(text);
  return Number.isFinite(value) ? [{ value, unit }] : [];
}

/** `1,000.50` and `1.000,50` are the same number, and `1.000` is a thousand. */
function numberIn(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = (decimals ? text.slice(0, -decimals.length - 1) : text).replace(/[.,]/g, '');
  return Number(decimals ? `${whole}.${decimals}` : whole);
}
