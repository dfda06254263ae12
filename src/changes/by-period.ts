import { dueDay, firstDay, formatPartialDate, MONTHS, type PartialDate } from '../catalogue/partial-date.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { capital } from '../catalogue/spoken-list.ts';

/**
 * Groups changes that have come, newest first (`2026-04`, `2025`): by month in the twelve months that end with the newest (or by year where
 * the source gives no month), by year before. Counted from the newest change and not from today, so that a build without
 * a new change is the same on any day.
 */
export function byPeriod(changes: readonly RuleChange[]) {
  const start = twelveMonthsUpTo(changes[0]?.update.effective ?? '');
  const periodOf = ({ update: { effective } }: RuleChange) => effective.slice(0, firstDay(effective) >= start ? 7 : 4);
  return [...Map.groupBy(changes, periodOf)].map(([period, group]) => ({
    period,
    heading: headingOf(period, start),
    changes: group,
  }));
}

/** The first day of the twelve months that end with the one of this date. */
function twelveMonthsUpTo(effective: PartialDate): string {
  const [year = '', month = '01'] = dueDay(effective.slice(0, 7)).split('-');
  return `${Number(year) - 1}-${month}-01`;
}

function headingOf(period: PartialDate, start: string): string {
  const [year, month] = start.split('-');
  if (period === year && month !== '01') return `${year}, hasta ${MONTHS[Number(month) - 2]}`;
  return capital(formatPartialDate(period));
}
