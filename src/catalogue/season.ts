import { MONTHS } from './partial-date.ts';
import type { Season } from './season-schema.ts';
import { capital, spokenList } from './spoken-list.ts';

/** `Mayo a octubre; diciembre a marzo para esquiar`. */
export function seasonWords(seasons: readonly Season[]): string {
  return capital(seasons.map(clauseWords).join('; '));
}

function clauseWords({ months, for: purpose, note }: Season): string {
  if (!months) return note ?? '';
  const spans = months.map((span) => {
    const [first, last] = endsOf(span).map((month) => MONTHS[month - 1]);
    return last ? `${first} a ${last}` : `${first}`;
  });
  const named = spokenList(spans);
  return `${named}${purpose ? ` ${purpose}` : ''}${note ? `, ${note}` : ''}`;
}

function endsOf(span: number | string): number[] {
  return String(span).split('-').map(Number);
}

/** `best`: a good time for anybody. `with-a-plan`: good for what the record names (skiing, one coast, a festival). */
export type MonthMark = 'best' | 'with-a-plan';

/** One mark or none per month, January first; undefined where no month is named. */
export function markedMonths(seasons: readonly Season[]): (MonthMark | null)[] | undefined {
  const marks: (MonthMark | null)[] = MONTHS.map(() => null);
  for (const [place, season] of seasons.entries()) {
    const mark = place === 0 || !season.for ? 'best' : 'with-a-plan';
    for (const month of (season.months ?? []).flatMap(monthsOf)) marks[month] ??= mark;
  }
  return marks.some(Boolean) ? marks : undefined;
}

/** From 0, as places of a list; December to March goes over the turn of the year. */
function monthsOf(span: number | string): number[] {
  const [first = 1, last = first] = endsOf(span);
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_none, step) => (first - 1 + step) % 12);
}
