import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';

/** Changes under one heading: a month, or a year when the source gives no month. */
export interface ChangeGroup {
  /** `2026-04` or `2026`. */
  period: string;
  heading: string;
  changes: RuleChange[];
}

/** Groups changes, already newest first, by month; the order of the list decides the order of the groups. */
export function byMonth(changes: readonly RuleChange[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const period = change.update.effective.slice(0, 7);
    const group = groups.get(period) ?? { period, heading: capitalised(formatPartialDate(period)), changes: [] };
    group.changes.push(change);
    groups.set(period, group);
  }
  return [...groups.values()];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
