import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';

/** Groups changes, already newest first, by month (`2026-04`), or by year where the source gives no month. */
export function byMonth(changes: readonly RuleChange[]) {
  return [...Map.groupBy(changes, ({ update }) => update.effective.slice(0, 7))].map(([period, group]) => ({
    period,
    heading: capitalised(formatPartialDate(period)),
    changes: group,
  }));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
