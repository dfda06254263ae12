import { daysSince, FRESH_DAYS } from '../../src/catalogue/stale-fact.ts';
import type { CheckedFact } from './checked-facts.ts';

/** Past this a fact is not only due: nobody vouches for it any more. */
export const EXPIRED_DAYS = 365;

/** Facts of one file that were checked on one day: one visit to its sources renews them all. */
export interface Check {
  place: string;
  /** `visa, estancia, costo, trámite`. */
  facts: string;
  checkedOn: string;
  days: number;
  file: string;
}

/** All checks as of `today` (`YYYY-MM-DD`), oldest first, those of one day by place. */
export function checksOldestFirst(facts: readonly CheckedFact[], today: string): Check[] {
  const collator = new Intl.Collator('es-MX');
  return [...Map.groupBy(facts, ({ file, checkedOn }) => `${checkedOn} ${file}`).values()]
    .flatMap(([first, ...others]) => (first ? [toCheck(first, others, today)] : []))
    .sort((a, b) => b.days - a.days || collator.compare(a.place, b.place));
}

function toCheck({ fact, ...first }: CheckedFact, others: readonly CheckedFact[], today: string): Check {
  const facts = [fact, ...others.map((other) => other.fact)].join(', ');
  return { ...first, facts, days: daysSince(first.checkedOn, today) };
}

/** Older than a reader is told to trust (`sin verificar desde …`), and not yet expired. */
export function isDue({ days }: Check): boolean {
  return days > FRESH_DAYS && !isExpired({ days });
}

export function isExpired({ days }: Pick<Check, 'days'>): boolean {
  return days > EXPIRED_DAYS;
}
