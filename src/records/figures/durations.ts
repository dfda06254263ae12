import { NUMBER, numberOf } from './spanish-number.ts';

/** A stretch of time a text mentions. Months stay months: 3 of them are not 90 days to a border officer. */
export interface Duration {
  unit: 'days' | 'months';
  length: number;
  /** This one alone: `30 días` of `30 o 90 días`. */
  alone: string;
  /** As it is written, and where. */
  phrase: string;
  index: number;
}

const UNITS: Readonly<Record<string, { unit: Duration['unit']; times: number }>> = {
  hora: { unit: 'days', times: 1 / 24 },
  día: { unit: 'days', times: 1 },
  semana: { unit: 'days', times: 7 },
  mes: { unit: 'months', times: 1 },
  año: { unit: 'months', times: 12 },
};

/** One number or several that share a unit (`30, 60 o 90 días`); `diarios` and ages are no stretch of time. */
const DURATION = new RegExp(
  String.raw`(${NUMBER}(?:(?:, | o | u | y | a | e | ni )${NUMBER})*) ((hora|día|semana|mes|año)(?:e?s)?)(?!\p{L})`,
  'giu',
);
const ONE_NUMBER = new RegExp(NUMBER, 'giu');

/** Every duration of `text`; each of `30 o 90 días` is one. */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const [phrase, numbers = '', word = '', singular = ''] = match;
    const { unit, times } = UNITS[singular.toLowerCase()] ?? { unit: 'days', times: 1 };
    return [...numbers.matchAll(ONE_NUMBER)].map(([number]) => ({
      unit,
      length: numberOf(number) * times,
      alone: `${number} ${word}`,
      phrase,
      index: match.index,
    }));
  });
}

/**
 * What a field for a stay holds: in `90 días en 180` the second number has its unit from the first, and
 * `90 días en 12 meses` holds both.
 */
export function durationsHeldByStay(text: string): Duration[] {
  const stated = durationsIn(text);
  const units = new Set(stated.map(({ unit }) => unit));
  const bare = [...text.matchAll(ONE_NUMBER)].flatMap(({ 0: phrase, index }) =>
    [...units].map((unit) => ({ unit, length: numberOf(phrase), alone: phrase, phrase, index })),
  );
  return [...stated, ...bare];
}

/** Whether two mean the same stretch: 30 days and a month are said of the same permit. */
export function isSameDuration(a: Duration, b: Duration): boolean {
  if (a.unit === b.unit) return a.length === b.length;
  const [days, months] = a.unit === 'days' ? [a.length, b.length] : [b.length, a.length];
  return months === 1 && days === 30;
}
