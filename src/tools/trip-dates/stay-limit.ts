import { addMonths, type CalendarDay } from '../calendar-day.ts';
import { type Allowance, SCHENGEN_ALLOWANCE } from './allowance.ts';

export interface Span {
  count: number;
  unit: 'days' | 'months';
}

/** So many days in so many, over all stays in the place. */
export interface Total extends Allowance {
  /** False: the text says «al año» and not how that year runs. Under the figure is certain then, over it is not. */
  isExact: boolean;
}

/** What can be counted of the text of a record's `maxStay`. */
export type StayLimit =
  | {
      kind: 'known';
      /** Past this nobody may stay. */
      longest: Span;
      /** Up to this everybody may stay; absent where the visa, the fee or the officer decides. */
      surely?: Span;
      total?: Total;
    }
  | { kind: 'unknown' };

/** Any twelve months lie within these days, whether the year is the calendar's or starts with the entry. */
const YEAR = 366;
/** The shortest three months and the longest six there are: under both is under the rule, however it is counted. */
const THREE_MONTHS = 89;
const SIX_MONTHS = 184;

const upToYear = (days: number): Total => ({ days, window: YEAR, isExact: false });
const SPAN = '(\\d{1,3}|un|una) (días?|mes(?:es)?|años?)';

/** The forms the records use. A text of any other form is unknown rather than guessed at. */
const FORMS: readonly (readonly [form: RegExp, limit: (...groups: string[]) => StayLimit])[] = [
  // What an extension adds is asked for on the spot: nothing to plan a flight home with.
  [new RegExp(`^${SPAN}(?: por entrada| al llegar| con e-visa|, prorrogables .+)?$`), (n, u) => fixed(span(n, u))],
  [/^menos de (\d{1,3}) días$/, (n) => fixed({ count: Number(n) - 1, unit: 'days' })],
  [
    /^(\d{1,3}) días en (?:un periodo de )?(\d{1,3})(?: días)?$/,
    (n, window) => fixed(days(n), { days: Number(n), window: Number(window), isExact: true }),
  ],
  [
    /^3 meses en 6$/,
    () => fixed({ count: 3, unit: 'months' }, { days: THREE_MONTHS, window: SIX_MONTHS, isExact: false }),
  ],
  [/^(\d{1,3}) días (?:al año|en un año|en 12 meses)$/, (n) => fixed(days(n), upToYear(Number(n)))],
  [/^(\d{1,3}) días por entrada, (\d{1,3}) al año$/, (n, year) => fixed(days(n), upToYear(Number(year)))],
  [/^(\d{1,3}) días; hasta 3 meses en un año$/, (n) => fixed(days(n), upToYear(THREE_MONTHS))],
  [
    /^(\d{1,3})(?:, \d{1,3})* o (\d{1,3}) días, según .+$/,
    (least, most) => ({ kind: 'known', surely: days(least), longest: days(most) }),
  ],
  [/^hasta (\d{1,3}) días al año$/, (n) => ({ kind: 'known', longest: days(n), total: upToYear(Number(n)) })],
  [
    new RegExp(`^hasta ${SPAN}(?: por entrada|, según .+| \\(.+\\))?$`),
    (n, u) => ({ kind: 'known', longest: span(n, u) }),
  ],
];

/** Reads a stay as the records write it. */
export function stayLimit(text: string): StayLimit {
  const plain = text.trim().toLocaleLowerCase('es-MX');
  for (const [form, limit] of FORMS) {
    const match = form.exec(plain);
    if (match) return limit(...match.slice(1));
  }
  return { kind: 'unknown' };
}

/**
 * The last day of a stay this long. The day of entry is the first, which is the strictest count: where the day after
 * is the first, there is one day more.
 */
export function lastDayOf(entry: CalendarDay, { count, unit }: Span): CalendarDay {
  return (unit === 'days' ? entry + count : addMonths(entry, count)) - 1;
}

/** The limit of every member of the Schengen area. */
export const SCHENGEN_LIMIT = fixed(days(String(SCHENGEN_ALLOWANCE.days)), { ...SCHENGEN_ALLOWANCE, isExact: true });

function fixed(longest: Span, total?: Total): StayLimit {
  return { kind: 'known', longest, surely: longest, ...(total && { total }) };
}

function days(count: string | undefined): Span {
  return { count: Number(count), unit: 'days' };
}

function span(number = '', unit = ''): Span {
  const count = number.startsWith('un') ? 1 : Number(number);
  if (unit.startsWith('día')) return { count, unit: 'days' };
  return { count: unit.startsWith('año') ? count * 12 : count, unit: 'months' };
}
